import { beforeAll, beforeEach, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;
let token: string;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await openShop(server.services);
  await db.delete(mails);
});

const place = async (language: "cs" | "en" = "cs"): Promise<number> =>
  (await server.call("POST /orders", { language, body: shop.payload })).body.orderId;
const pay = (id: number, how = "bank") =>
  server.call(`POST /orders/admin/orders/${id}/paid`, { token, language: "en", body: { how } });
const paidMails = async () => (await db.select().from(mails)).filter(({ kind }) => kind === "order-paid");

test("an order is unpaid until the team has marked it, then it says when and how it was paid", async () => {
  const id = await place();
  const unpaid = await server.call(`GET /orders/admin/orders/${id}`, { token });
  expect(unpaid.body).toMatchObject({ paid_at: null, paid_how: null, status: "pending" });
  server.setNow(new Date("2026-05-20T10:00:00Z"));
  const { status, body } = await pay(id, "cash");
  server.setNow(null);
  expect(status).toBe(200);
  expect(body).toMatchObject({ paid_at: "2026-05-20T10:00:00.000Z", paid_how: "cash", status: "pending" });
});

test("however often and at once it is marked, there is one moment and one mail, in the order's language", {
  tags: "both-databases",
}, async () => {
  const id = await place("cs");
  const answers = await Promise.all(Array.from({ length: 8 }, () => pay(id)));
  expect(new Set(answers.map(({ body }) => body.paid_at)).size).toBe(1);
  expect((await pay(id, "cash")).body).toMatchObject({ paid_how: "bank" });
  const sent = await paidMails();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ toAddress: "zofie@example.cz", language: "cs" });
  expect(sent[0]?.text.replace(/\u00a0/g, " ")).toContain("přijali jsme vaši platbu 5 578,70 Kč");
});

test("strangers, unknown orders and unknown ways of paying are refused", async () => {
  const id = await place();
  expect((await server.call(`POST /orders/admin/orders/${id}/paid`, { body: { how: "bank" } })).status).toBe(
    401,
  );
  expect((await pay(id, "beads")).status).toBe(422);
  expect((await pay(999_999)).status).toBe(404);
  expect(await paidMails()).toHaveLength(0);
});

test("news are promised while the order is being prepared, and no longer", async () => {
  const NEWS = "We’re getting it ready";
  for (const [status, says] of [
    ["processing", true],
    ["shipped", false],
    ["completed", false],
    ["done", false],
  ] as const) {
    await db.delete(mails);
    const id = await place("en");
    await server.call(`PATCH /orders/admin/orders/${id}`, { token, body: { status } });
    await pay(id, "cash");
    const [mail] = await paidMails();
    expect([status, mail?.text.includes(NEWS)]).toEqual([status, says]);
  }
});
