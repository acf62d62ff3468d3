import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { PaymentMethod } from "../../payment-methods.content.ts";
import type { ShippingMethod } from "../../shipping-methods.content.ts";
import { paymentMethodsQuery, shippingMethodsQuery } from "../methods.queries.ts";

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
