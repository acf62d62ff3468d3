export { takesTransfers } from "./bank-account.ts";
export {
  CARD_PAYMENT_STATES,
  type CardGateway,
  GATEWAY_ERRORS,
  GATEWAYS,
  type GatewayError,
} from "./card-payment.ts";
export { DEMO_SELLER } from "./demo-seller.ts";
export { DISPUTE_STATES } from "./dispute.ts";
export { REFUND_REASONS, REFUND_STATES, type RefundReason, type RefundState } from "./refund.ts";
