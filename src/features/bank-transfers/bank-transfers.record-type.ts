import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";

/** Payments on the account in the log of changes. */
export const bankTransfersRecordType: RecordType = {
  ...recordType("bank-transfers", { en: "Bank payment", cs: "Platba na účtu" }, "/admin/bank-transfers", [
    "shop",
  ]),
  labels: {
    state: { en: "Decision", cs: "Rozhodnutí" },
    account: { en: "Account", cs: "Účet" },
    expires_on: { en: "Token valid until", cs: "Platnost tokenu do" },
    order_number: { en: "Order", cs: "Objednávka" },
  },
  choices: {
    state: {
      waiting: { en: "To decide", cs: "K rozhodnutí" },
      paid: { en: "Paid the order", cs: "Zaplatila objednávku" },
      part: { en: "Part of the order’s price", cs: "Část ceny objednávky" },
      aside: { en: "Belongs to no order", cs: "Nepatří k objednávce" },
    },
  },
  addressOf: () => "/admin/bank-transfers?view=all",
};
