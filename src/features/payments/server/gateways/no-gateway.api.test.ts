import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { type TestServer, testServer } from "#testing/test-server.ts";
import { DEMO_SELLER } from "../../demo-seller.ts";
import { cardGatewayLine } from "./card-gateway.ts";

const own = await testServer({ DEMO: "off" });
const demo = await testServer();
const asked = await testServer({ DEMO: "off", PAYMENT_GATEWAY: "test" });

async function cardShop(server: TestServer) {
  const shop = await openShop(server.services);
  await server.services.db.update(paymentMethods).set({ kind: "card" });
  return shop;
}
const offered = async (server: TestServer) => (await server.call("GET /orders/payment-methods")).body.length;
const sign = async (server: TestServer) =>
  (await server.call("GET /orders/admin/payment-gateway", { token: await server.signIn() })).body;
const set = (server: TestServer, key: string, value: string) =>
  server.services.db.update(settings).set({ value }).where(eq(settings.setting_key, key));

test("without keys and without the demo, cards are neither offered nor taken; the team still sees the method", async () => {
  const { payload } = await cardShop(own);
  expect(await offered(own)).toBe(0);
  const refused = await own.call("POST /orders", { body: payload });
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, "payment_method"]);
  const token = await own.signIn();
  expect((await own.call("GET /orders/payment-methods", { token })).body).toHaveLength(1);
  expect(await sign(own)).toEqual({ gateway: "none", moves_money: false, check: null });
});

test("the demo's test gateway ends as soon as the team sells under its own number or account", async () => {
  await cardShop(demo);
  for (const [key, value] of Object.entries(DEMO_SELLER)) await set(demo, key, value);
  expect(await sign(demo)).toEqual({ gateway: "test", moves_money: false, check: null });
  expect(await cardGatewayLine(demo.services)).toContain("no money moves");
  for (const [key, value] of [
    ["company_id", "25596641"],
    ["bank_account", "19-2000145399/0800"],
  ] as const) {
    await set(demo, key, value);
    expect(await sign(demo)).toEqual({ gateway: "none", moves_money: false, check: null });
    await set(demo, key, key === "company_id" ? "" : DEMO_SELLER.bank_account);
  }
  expect(await sign(demo)).toMatchObject({ gateway: "test" });
});

test("PAYMENT_GATEWAY=test has the test gateway with any content", async () => {
  await cardShop(asked);
  await set(asked, "company_id", "25596641");
  expect(await offered(asked)).toBe(1);
  expect(await sign(asked)).toEqual({ gateway: "test", moves_money: false, check: null });
});
