import { STATUS_NAMES } from "#features/orders/index.ts";
import { type RecordType, recordType } from "#kit/contract/record-type.ts";

/** Withdrawals in the log of changes; they are seen above the orders. */
export const withdrawalsRecordType: RecordType = {
  ...recordType("withdrawals", { en: "Withdrawal", cs: "Odstoupení od smlouvy" }, "/admin/orders"),
  labels: { status: { en: "Status", cs: "Stav" }, settled: { en: "Settled", cs: "Vyřízeno" } },
  choices: { status: STATUS_NAMES },
  addressOf: () => "/admin/orders",
};
