import { expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { paymentMethods } from "../orders.table.ts";
import { openShop } from "../orders-test-data.ts";

const server = await testServer({ DEMO: "off" });

test("without keys and without the demo, cards are neither offered nor taken; the team still sees the method", async () => {
  const { payload } = await openShop(server.services);
  await server.services.db.update(paymentMethods).set({ kind: "card" });
  expect((await server.call("GET /orders/payment-methods")).body).toEqual([]);
  const refused = await server.call("POST /orders", { body: payload });
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, "payment_method"]);
  const token = await server.signIn();
  expect((await server.call("GET /orders/payment-methods", { token })).body).toHaveLength(1);
});
