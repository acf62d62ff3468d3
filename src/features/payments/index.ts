export { takesTransfers } from "./bank-account.ts";
export { CARD_PAYMENT_STATES } from "./card-payment.ts";
