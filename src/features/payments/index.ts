export { takesTransfers } from "./bank-account.ts";
