import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import type { PaymentNotice } from "./gateways/gateway.ts";
import { TEST_SIGNATURE_HEADER, testNotice } from "./gateways/test-gateway.ts";
import { cardPayments, paymentNotices } from "./payments.table.ts";

const server = await testServer({ PUBLIC_URL: "https://drift.example.cz" });
const { config, db } = server.services;
let token: string;
let order: { orderId: number; access_key: string };
let mine: string;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  const shop = await openShop(server.services);
  await db.delete(mails);
  await db.delete(paymentNotices);
  await db.update(paymentMethods).set({ kind: "card", names: { en: "Card", cs: "Karta" } });
  order = (await server.call("POST /orders", { language: "cs", body: shop.payload })).body;
  mine = `/orders/mine/${order.orderId}/${order.access_key}`;
});

const start = () => server.call(`POST ${mine}/payment`);
const tries = () => db.select().from(cardPayments).orderBy(cardPayments.created_at);
const seen = async () => (await server.call(`GET ${mine}`, { language: "cs" })).body.payment;
const kinds = async () => (await db.select().from(mails)).map(({ kind }) => kind).sort();

/** A notice about the latest try, right in all but what the test changes. */
async function notice(changes: Partial<PaymentNotice> = {}): Promise<PaymentNotice> {
  const payment = (await tries()).at(-1);
  if (!payment) throw new Error("no payment was started");
  return {
    id: randomUUID(),
    outcome: "paid",
    payment: payment.id,
    reference: payment.reference ?? "",
    amount: payment.amount_halere,
    currency: "CZK",
    ...changes,
  };
}

function send(said: PaymentNotice, { secret = config.TOKEN_SECRET, tamper = (body: string) => body } = {}) {
  const { body, signature } = testNotice(secret, said);
  return server.app.inject({
    method: "POST",
    url: "/api/orders/payments/test/notices",
    headers: { "content-type": "application/json", [TEST_SIGNATURE_HEADER]: signature },
    payload: tamper(body.toString()),
  });
}

describe("paying by card", () => {
  test("an order waits until the signed notice has come, then it is paid and the customer is told", async () => {
    expect(await seen()).toMatchObject({ state: "waiting", card: "none", card_offered: true });
    const { status, body } = await start();
    expect(status).toBe(200);
    expect(body.url).toMatch(/^https:\/\/drift\.example\.cz\/test-payment\/[\w-]{43}\?lang=cs$/);
    expect(await seen()).toMatchObject({ state: "waiting", card: "open", paid_at: null });
    const answer = await send(await notice());
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(await seen()).toMatchObject({ state: "paid", paid_how: "card" });
    expect(await kinds()).toEqual(["order-confirmation", "order-notice", "order-paid"]);
    const detail = await server.call(`GET /orders/admin/orders/${order.orderId}`, { token });
    expect(detail.body).toMatchObject({ paid_how: "card", status: "pending" });
  });

  test("a payment that is open is given out again, also to ten at once; a paid order leads to its page", {
    tags: "both-databases",
  }, async () => {
    const urls = await Promise.all(Array.from({ length: 10 }, start));
    expect(new Set(urls.map(({ body }) => body.url)).size).toBe(1);
    expect(await tries()).toHaveLength(1);
    await send(await notice());
    const path = `/order/${order.orderId}/${order.access_key}`;
    expect((await start()).body.url).toBe(`https://drift.example.cz${path}?lang=cs`);
  });

  test("a failed or abandoned payment can be tried again, and a late payment of the first still counts", async () => {
    await start();
    const first = await notice();
    await send({ ...first, id: randomUUID(), outcome: "failed" });
    expect(await seen()).toMatchObject({ state: "waiting", card: "failed" });
    await start();
    await send(await notice({ outcome: "expired" }));
    expect(await seen()).toMatchObject({ state: "waiting", card: "expired" });
    await start();
    expect(await tries()).toHaveLength(3);
    await send(first);
    expect(await seen()).toMatchObject({ state: "paid" });
  });

  test("money that the team has noted is not said to have come by card", async () => {
    expect(await seen()).toMatchObject({ kind: "card", paid_how: null });
    const path = `POST /orders/admin/orders/${order.orderId}/paid`;
    await server.call(path, { token, body: { how: "cash" } });
    expect(await seen()).toMatchObject({ kind: "card", state: "paid", paid_how: "cash" });
  });

  test("a cancelled order can't be paid any more", async () => {
    const body = { status: "cancelled" };
    await server.call(`PATCH /orders/admin/orders/${order.orderId}`, { token, body });
    expect((await start()).status).toBe(409);
    expect(await tries()).toHaveLength(0);
  });
});

describe("notices", () => {
  beforeEach(async () => {
    await start();
  });

  test("a forged, changed or unsigned one is refused and changes nothing", async () => {
    const said = await notice();
    expect((await send(said, { secret: "another secret of more than 32 characters" })).statusCode).toBe(400);
    const more = (body: string) => body.replace(String(said.amount), String(said.amount + 1));
    expect((await send(said, { tamper: more })).statusCode).toBe(400);
    const bare = { method: "POST", url: "/api/orders/payments/test/notices", payload: said } as const;
    expect((await server.app.inject(bare)).statusCode).toBe(400);
    expect((await server.app.inject({ ...bare, url: bare.url.replace("test", "stripe") })).statusCode).toBe(
      404,
    );
    expect(await seen()).toMatchObject({ state: "waiting", card: "open" });
  });

  test("one that comes many times at once is taken once: one moment, one mail", {
    tags: "both-databases",
  }, async () => {
    const said = await notice();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(said)));
    expect(answers.every(({ statusCode }) => statusCode === 204)).toBe(true);
    expect(await db.$count(paymentNotices)).toBe(1);
    expect((await kinds()).filter((kind) => kind === "order-paid")).toHaveLength(1);
  });

  test("different ones about the same payment, at once, make one moment and one mail", {
    tags: "both-databases",
  }, async () => {
    const said = await notice();
    await Promise.all(Array.from({ length: 8 }, () => send({ ...said, id: randomUUID() })));
    expect((await kinds()).filter((kind) => kind === "order-paid")).toHaveLength(1);
    expect(await kinds()).not.toContain("payment-problem");
  });

  test("what comes after a payment in the wrong order does not undo it", async () => {
    await send(await notice());
    await send(await notice({ outcome: "failed" }));
    await send(await notice({ outcome: "expired" }));
    expect(await seen()).toMatchObject({ state: "paid" });
    expect((await tries())[0]?.state).toBe("paid");
  });

  for (const [what, changes] of [
    ["amount", { amount: 557_869 }],
    ["currency", { currency: "EUR" }],
  ] as const)
    test(`another ${what} than was asked is not taken as paid, and the team is told`, async () => {
      await send(await notice(changes));
      expect(await seen()).toMatchObject({ state: "waiting", card: "refused" });
      expect(await kinds()).toEqual(["order-confirmation", "order-notice", "payment-problem"]);
      const [mail] = (await db.select().from(mails)).filter(({ kind }) => kind === "payment-problem");
      expect(mail?.text).toContain(what === "amount" ? "5578,69 CZK" : "5578,70 EUR");
      const detail = await server.call(`GET /orders/admin/orders/${order.orderId}`, { token });
      expect(detail.body.card_payments).toMatchObject([
        {
          gateway: "test",
          state: "refused",
          amount: 5578.7,
          currency: "CZK",
          received_amount: what === "amount" ? 5578.69 : 5578.7,
          received_currency: what === "amount" ? "CZK" : "EUR",
        },
      ]);
    });

  test("an order that is paid a second time, or though it was cancelled, is reported to the team", async () => {
    const first = await notice();
    await send({ ...first, id: randomUUID(), outcome: "failed" });
    await start();
    await send(await notice());
    await send(first);
    expect((await kinds()).filter((kind) => kind === "payment-problem")).toHaveLength(1);
    expect((await kinds()).filter((kind) => kind === "order-paid")).toHaveLength(1);
  });

  test("a card payment of an order that was paid another way is not called a second one by card", async () => {
    const path = `POST /orders/admin/orders/${order.orderId}/paid`;
    await server.call(path, { token, body: { how: "cash" } });
    await send(await notice());
    const problem = (await db.select().from(mails)).find(({ kind }) => kind === "payment-problem");
    expect(problem?.text).toMatch(/už byla zaplacená a teď přišla ještě platba kartou\./);
    expect(problem?.text).not.toContain("podruhé");
  });

  test("one about a payment that is not ours is accepted and forgotten", async () => {
    expect((await send(await notice({ payment: randomUUID() }))).statusCode).toBe(204);
    expect((await send(await notice({ payment: "x" }))).statusCode).toBe(204);
    expect(await seen()).toMatchObject({ state: "waiting" });
  });
});

describe("the test gateway's page", () => {
  test("goes through the same states, once", async () => {
    const reference = (await start()).body.url.split("/").at(-1);
    const page = `/orders/payments/test/pages/${reference}`;
    expect((await server.call(`GET ${page}`)).body).toMatchObject({ amount: 5578.7, is_open: true });
    const ended = await server.call(`POST ${page}`, { body: { outcome: "paid" } });
    expect(ended.body.return_url).toMatch(/\/order\/\d+\/[\w-]+\?lang=cs&from=gateway$/);
    expect(await seen()).toMatchObject({ state: "paid" });
    expect((await server.call(`POST ${page}`, { body: { outcome: "failed" } })).status).toBe(409);
    expect((await server.call("GET /orders/payments/test/pages/guess")).status).toBe(404);
  });
});

describe("the order's own page", () => {
  test("opens by its key alone: one letter changed, or another order's key, is 404", async () => {
    const { orderId, access_key } = order;
    const answer = await server.call(`GET ${mine}`, { language: "cs" });
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toMatchObject({
      order_number: String(orderId).padStart(10, "0"),
      shipping_name: "Kurýr",
      total: 5578.7,
      papers: [{ type: "proforma" }],
    });
    expect(JSON.stringify(answer.body)).not.toContain("zofie@example.cz");
    const changed = (access_key[0] === "A" ? "B" : "A") + access_key.slice(1);
    for (const key of [changed, access_key.slice(1), `${access_key}A`, "x"])
      for (const call of ["GET", "POST"] as const) {
        const path = `/orders/mine/${orderId}/${key}${call === "POST" ? "/payment" : ""}`;
        expect((await server.call(`${call} ${path}`)).status).toBe(404);
      }
    expect((await server.call(`GET /orders/mine/${orderId + 1}/${access_key}`)).status).toBe(404);
    expect((await server.call(`GET /orders/mine/${orderId}/${changed}/papers/proforma`)).status).toBe(404);
  });

  test("hands out its papers by the same key, the invoice once it is issued", async () => {
    const proforma = await server.app.inject(`/api${mine}/papers/proforma`);
    expect(proforma.headers["content-type"]).toBe("application/pdf");
    expect(proforma.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await server.call(`GET ${mine}/papers/final`)).status).toBe(404);
    await server.call(`GET /orders/admin/orders/${order.orderId}/invoice?type=final`, { token });
    expect((await server.app.inject(`/api${mine}/papers/final`)).statusCode).toBe(200);
    expect((await server.call(`GET ${mine}`)).body.papers).toHaveLength(2);
  });
});
