export { declareBankJobs } from "./bank-jobs.ts";
export { bankEntries, bankEntryIds, bankLinks } from "./bank-transfers.table.ts";
export { forgetOldPayers, forgetPayersOf } from "./forget-payers.ts";
export { listEntries } from "./list-entries.ts";
export { BANK_PAYMENTS } from "./waiting-mail.ts";
export { hasWaitingTransfer } from "./waiting-transfer.ts";
