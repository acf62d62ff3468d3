import { expect, test } from "vitest";
import { paymentMethodsQuery, shippingMethodsQuery } from "#features/methods/web/index.ts";
import { Api } from "#kit/web/api/api.ts";
import { sendOrder } from "./use-place-order.ts";

test("what a visitor buys with is asked of the checkout's own host", async () => {
  const asked: string[] = [];
  const api = new Api({
    transport: async (url, { method }) => {
      asked.push(`${method} ${url.split("?")[0]}`);
      return new Response("[]");
    },
    language: "en",
    base: "https://api.example",
    checkoutBase: "https://checkout.example",
    tokens: null,
    onSignedOut: () => {},
  });
  await shippingMethodsQuery.fetch(api);
  await paymentMethodsQuery.fetch(api);
  await sendOrder(api, {} as Parameters<typeof sendOrder>[1]);
  expect(asked).toEqual([
    "GET https://checkout.example/api/orders/shipping-methods",
    "GET https://checkout.example/api/orders/payment-methods",
    "POST https://checkout.example/api/orders",
  ]);
});
