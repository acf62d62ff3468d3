import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";

/** Withdrawals in the log of changes; they are seen above the orders. */
export const withdrawalsRecordType: RecordType = {
  ...recordType("withdrawals", { en: "Withdrawal", cs: "Odstoupení od smlouvy" }, "/admin/orders", ["shop"]),
  labels: { settled: { en: "Settled", cs: "Vyřízeno" } },
  addressOf: () => "/admin/orders",
};
