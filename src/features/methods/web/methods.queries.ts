import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { PaymentMethodsEndpoints, ShippingMethodsEndpoints } from "../methods.contract.ts";
import type { PaymentMethod } from "../payment-methods.content.ts";
import type { ShippingMethod } from "../shipping-methods.content.ts";

/** Ways of shipping; an answer that is not a list counts as empty. */
export const shippingMethodsQuery: ApiQuery<ShippingMethod[]> = {
  key: ["shipping-methods"],
  fetch: async (api, signal) =>
    listOrEmpty(
      await api.of<ShippingMethodsEndpoints>()("GET /orders/shipping-methods", { signal, host: "checkout" }),
    ),
};

/** Ways of paying; what is no list counts as empty. */
export const paymentMethodsQuery: ApiQuery<PaymentMethod[]> = {
  key: ["payment-methods"],
  fetch: async (api, signal) =>
    listOrEmpty(
      await api.of<PaymentMethodsEndpoints>()("GET /orders/payment-methods", { signal, host: "checkout" }),
    ),
};

function listOrEmpty<T>(answer: T[]): T[] {
  return Array.isArray(answer) ? answer : [];
}
