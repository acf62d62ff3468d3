import { beforeEach, describe, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { contactMessages } from "./messages.table.ts";
import { readyAnswers } from "./ready-answers.table.ts";

/** What the team does with a message beside answering it: done, unread again, whose, about which order. */

const server = await testServer();
const { db } = server.services;
const eva = await signedInAs(server, "messages", "eva");
const jan = await signedInAs(server, "shop", "jan");
let id: number;

beforeEach(async () => {
  await db.delete(contactMessages);
  await db.delete(readyAnswers);
  const [row] = await db
    .insert(contactMessages)
    .values({ name: "Žofie", email: "zofie@example.cz", subject: "Kdy?", message: "Kdy?", language: "cs" })
    .returning();
  id = row?.id as number;
});

const call = (name: string, body?: object, token = eva.token) =>
  server.call(name, { token, body, language: "en" });
const change = (body: object) => call(`PATCH /contact-messages/${id}`, body);
const listed = async (query: string) => (await call(`GET /contact-messages?page=1${query}`)).body.messages;

test("a message is done, not done after all, and unread again", async () => {
  expect((await change({ is_read: true, is_done: true })).body).toMatchObject({
    is_read: true,
    is_done: true,
  });
  expect(await listed("&is_done=false")).toEqual([]);
  expect((await change({ is_done: false })).body).toMatchObject({ is_read: true, is_done: false });
  expect((await change({ is_read: false })).body).toMatchObject({ is_read: false });
  expect(await listed("&is_done=false")).toMatchObject([{ id, is_read: false }]);
});

test("whoever answers is through with it", async () => {
  const { body } = await call(`POST /contact-messages/${id}/reply`, { replyMessage: "<p>V sobotu.</p>" });
  expect(body).toMatchObject({ has_reply: true, is_done: true });
});

test("it belongs to a colleague who answers messages and to an order that is there", async () => {
  const { payload } = await openShop(server.services);
  const order = (await server.call("POST /orders", { body: payload })).body.orderId;
  const { body } = await change({ person_id: eva.id, order_id: order });
  expect(body).toMatchObject({ person: { id: eva.id, name: "eva" }, order_id: order });
  expect((await call("GET /contact-messages/colleagues")).body).toContainEqual({ id: eva.id, name: "eva" });
  for (const wrong of [{ person_id: jan.id }, { person_id: 999_999 }, { order_id: 999_999 }]) {
    const { status, body } = await change(wrong);
    expect([status, body.errors[0].path]).toEqual([422, Object.keys(wrong)[0]]);
  }
  expect((await change({ person_id: null, order_id: null })).body).toMatchObject({
    person: null,
    order_id: null,
  });
  // Of an order that is gone nothing is left to belong to.
  await change({ order_id: order });
  await db.delete(orders);
  expect((await call(`GET /contact-messages/${id}`)).body.order_id).toBeNull();
});

test.each([[{}], [{ is_done: "maybe" }], [{ person_id: -1 }]])("%o changes nothing", async (body) => {
  expect((await change(body)).status).toBe(422);
});

describe("ready answers", () => {
  const ANSWER = {
    title: "Kdy se jezdí",
    body: { cs: "<p>Dobrý den {name}</p>", en: "<p>Hello {name}</p>" },
  };

  test("are written, changed and deleted, and hold what a reply may hold", async () => {
    const body = { ...ANSWER.body, cs: `${ANSWER.body.cs}<script>x</script>` };
    const added = await call("POST /ready-answers", { ...ANSWER, body });
    expect([added.status, added.body.body.cs]).toEqual([201, ANSWER.body.cs]);
    const path = `/ready-answers/${added.body.id}`;
    await call(`PUT ${path}`, { ...ANSWER, title: "Termíny" });
    expect((await call("GET /ready-answers")).body).toMatchObject([{ title: "Termíny" }]);
    expect((await call(`DELETE ${path}`)).status).toBe(204);
    for (const gone of [`PUT ${path}`, `DELETE ${path}`])
      expect((await call(gone, gone.startsWith("PUT") ? ANSWER : undefined)).status).toBe(404);
  });

  test("need a title, and are no business of the shop", async () => {
    expect((await call("POST /ready-answers", { ...ANSWER, title: " " })).status).toBe(422);
    expect((await call("GET /ready-answers", undefined, jan.token)).status).toBe(403);
  });
});
