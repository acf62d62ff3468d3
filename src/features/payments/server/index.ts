export { cardTries } from "./card-tries.ts";
export { cardGateway, cardGatewayLine } from "./gateways/card-gateway.ts";
export { gatewayOf } from "./gateways/gateway-of.ts";
export { hasAccount } from "./has-account.ts";
export { markOrderPaid } from "./mark-paid.ts";
export { cardPayments, paymentNotices } from "./payments.table.ts";
export { startPayment } from "./start-payment.ts";
