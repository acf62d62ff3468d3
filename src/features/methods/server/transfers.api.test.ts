import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openShop, payTo } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer({ DEMO: "off" });
const { db } = server.services;
const token = await server.signIn();
let shop: Awaited<ReturnType<typeof openShop>>;

beforeEach(async () => {
  shop = await openShop(server.services);
});

const offered = async () => (await server.call("GET /orders/payment-methods")).body.length;
const transfers = async () => (await server.call("GET /health", { token })).body.transfers;
/** As the team does it, so that kept answers are dropped. */
async function fillIn(key: string, value: string): Promise<void> {
  const [row] = await db.select().from(settings).where(eq(settings.setting_key, key));
  const { status } = await server.call(`PUT /settings/${row?.id}`, { token, body: { value } });
  expect(status).toBe(200);
}

test("without an account a transfer is neither offered nor taken, and no mail goes out (15.19)", async () => {
  expect(await offered()).toBe(1);
  await fillIn("bank_account", "");
  expect(await offered()).toBe(0);
  await db.delete(mails);
  for (const [language, message] of [
    ["en", "This payment method isn’t offered."],
    ["cs", "Tento způsob platby nenabízíme."],
  ] as const)
    expect(await server.call("POST /orders", { body: shop.payload, language })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "payment_method", message }] },
    });
  expect([await db.$count(orders), await db.$count(mails)]).toEqual([0, 0]);
  const seen = await server.call("GET /orders/payment-methods", { token });
  expect(seen.body).toMatchObject([{ kind: "bank", is_active: true, offered: false }]);
  expect(await transfers()).toEqual({ state: "attention", wanted: true, account: false });

  await fillIn("bank_iban", "CZ65 0800 0000 1920 0014 5399");
  expect(await offered()).toBe(1);
  expect((await server.call("POST /orders", { body: shop.payload })).status).toBe(201);
  expect(await transfers()).toEqual({ state: "ok", wanted: true, account: true });
  await fillIn("bank_iban", "");
});

test("an account with a mistyped figure is none (15.19)", async () => {
  await payTo(db, "2000145398/0800");
  expect((await server.call("POST /orders", { body: shop.payload })).status).toBe(422);
  expect(await transfers()).toMatchObject({ account: false });
});

test("a team that takes no transfers is not asked for an account (15.19)", async () => {
  await payTo(db, "");
  const path = `/orders/payment-methods/${shop.paymentId}`;
  await server.call(`PUT ${path}`, { token, body: { is_active: false } });
  expect(await transfers()).toEqual({ state: "ok", wanted: false, account: false });
});
