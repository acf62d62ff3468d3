export { takesTransfers } from "./bank-account.ts";
export { CARD_PAYMENT_STATES, GATEWAY_FAULTS, GATEWAYS } from "./card-payment.ts";
export { REFUND_REASONS, REFUND_STATES, type RefundReason, type RefundState } from "./refund.ts";
