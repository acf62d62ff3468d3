import type { ApiQuery } from "#kit/web/queries.ts";
import type { CardGateway } from "../../card-payment.ts";
import type { PaymentMethod } from "../../payment-methods.content.ts";
import type { PaymentsEndpoints } from "../../payments.contract.ts";
import type { ShippingMethod } from "../../shipping-methods.content.ts";
import { paymentMethodsQuery, shippingMethodsQuery } from "../orders.queries.ts";

/** All ways of shipping, hidden ones too: the team's view. */
export const allShippingMethodsQuery: ApiQuery<ShippingMethod[]> = {
  ...shippingMethodsQuery,
  key: ["admin", "shipping-methods"],
  staleTime: 0,
};

/** All ways of paying, hidden ones too. */
export const allPaymentMethodsQuery: ApiQuery<PaymentMethod[]> = {
  ...paymentMethodsQuery,
  key: ["admin", "payment-methods"],
  staleTime: 0,
};

/** Which gateway takes cards. */
export const cardGatewayQuery: ApiQuery<CardGateway> = {
  key: ["admin", "card-gateway"],
  fetch: (api, signal) => api.of<PaymentsEndpoints>()("GET /orders/admin/payment-gateway", { signal }),
  staleTime: 0,
};
