export { BankTransfer } from "./bank-transfer.tsx";
