import { z } from "zod";
import {
  type ContentType,
  endpointsOf,
  reorderEndpointOf,
  schemasOf,
} from "#kit/contract/content/content-type.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { paymentMethods } from "./payment-methods.content.ts";
import { shippingMethods } from "./shipping-methods.content.ts";

const paymentMethod = schemasOf(paymentMethods).record.extend({
  offered: z
    .boolean()
    .describe(
      "False where customers are not offered it although it is active: cards without a gateway, transfers without an account",
    ),
  takes_from: z
    .number()
    .nullable()
    .describe("The least sum that can be paid so, CZK: its own, or the gateway's; null: any"),
  takes_to: z.number().nullable().describe("The greatest sum that can be paid so, CZK; null: any"),
});

const shipping = writtenAsJson(shippingMethods);
const payment = writtenAsJson(paymentMethods);

export const shippingMethodsEndpoints = {
  ...shipping,
  list: endpoint({ ...shipping.list, summary: "Ways of shipping with their prices" }),
  update: endpoint({
    ...shipping.update,
    summary: "Changes a way of shipping; orders keep the name and price they were sold with",
  }),
  reorder: reorderEndpointOf(shippingMethods),
};

export const paymentMethodsEndpoints = {
  ...payment,
  list: endpoint({ ...payment.list, response: z.array(paymentMethod) }),
  create: endpoint({ ...payment.create, response: paymentMethod }),
  update: endpoint({ ...payment.update, response: paymentMethod }),
  reorder: reorderEndpointOf(paymentMethods),
};

/** Methods have no files: a form is refused, as everywhere where none are taken. */
function writtenAsJson<C extends ContentType>(content: C) {
  const { list, create, update, remove } = endpointsOf(content);
  const { files: _, ...added } = create;
  const { files: __, ...changed } = update;
  return { list, create: added, update: changed, remove };
}

export type ShippingMethodsEndpoints = typeof shippingMethodsEndpoints;
export type PaymentMethodsEndpoints = typeof paymentMethodsEndpoints;
