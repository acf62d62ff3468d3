export { bankEntries, bankEntryIds, bankLinks } from "./bank-transfers.table.ts";
export { forgetOldPayers, forgetPayersOf } from "./forget-payers.ts";
export { listEntries } from "./list-entries.ts";
export { hasWaitingTransfer } from "./waiting-transfer.ts";
