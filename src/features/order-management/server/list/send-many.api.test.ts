import { beforeAll, beforeEach, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  token = await server.signIn();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  await db.delete(mails);
  shop = await openShop(server.services);
});

const call = (name: string, body?: object) => server.call(name, { token, language: "en", body });
const place = async () => (await server.call("POST /orders", { body: shop.payload })).body.orderId as number;
const statusOf = async (id: number) => (await call(`GET /orders/admin/orders/${id}`)).body.status;

test("many are sent at once, each whole; the others say why not (17.2)", async () => {
  const [first, second, cancelled] = [await place(), await place(), await place()];
  await call(`PATCH /orders/admin/orders/${cancelled}`, { status: "cancelled" });
  await db.delete(mails);
  const { status, body } = await call("POST /orders/admin/sent", {
    ids: [first, second, second, cancelled, 999_999],
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    sent: [first, second],
    refused: [
      { id: cancelled, reason: "It has already been sent, finished or cancelled." },
      { id: 999_999, reason: "There is no such order." },
    ],
  });
  expect([await statusOf(first), await statusOf(second), await statusOf(cancelled)]).toEqual([
    ...["shipped", "shipped", "cancelled"],
  ]);
  expect((await db.select().from(mails)).map(({ kind }) => kind)).toEqual(["order-shipped", "order-shipped"]);
  expect((await call("POST /orders/admin/sent", { ids: [first] })).body.sent).toEqual([]);
  expect((await call("POST /orders/admin/sent", { ids: [] })).status).toBe(422);
});

test("their papers are one PDF, the invoice where there is one; nothing is issued by printing (17.2)", async () => {
  const [paid, unpaid] = [await place(), await place()];
  await call(`POST /orders/admin/orders/${paid}/paid`, { how: "bank" });
  const [{ number }] = (await call(`GET /orders/admin/orders/${paid}`)).body.papers;
  const answer = await server.app.inject({
    url: `/api/orders/admin/papers?ids=${paid},${unpaid}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const { text } = await readPdf(answer.rawPayload);
  expect(text).toContain(number);
  expect(text).toContain(String(unpaid).padStart(10, "0"));
  expect((await call(`GET /orders/admin/orders/${unpaid}`)).body.papers).toEqual([]);
  expect((await call("GET /orders/admin/papers?ids=999999")).status).toBe(404);
  for (const ids of ["", "x", "1,", "1;2"])
    expect((await call(`GET /orders/admin/papers?ids=${ids}`)).status).toBe(400);
});

test("they are saved as a table (17.2)", async () => {
  const [first, , third] = [await place(), await place(), await place()];
  const { body, headers } = await call(`GET /orders/admin/chosen?ids=${third},${first}`);
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  const lines = body.trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(String(first).padStart(10, "0"));
  expect(lines[2]).toContain(String(third).padStart(10, "0"));
});
