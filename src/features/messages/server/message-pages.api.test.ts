import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unusableTokens } from "#testing/people/unusable-tokens.ts";
import { testServer } from "#testing/test-server.ts";
import { messagesOf } from "./customer-messages.ts";
import { contactMessages } from "./messages.table.ts";

const server = await testServer();
const { db } = server.services;
let token = "";

/** Stores a message that came `minute` minutes after ten o'clock; answers its id. */
async function received(minute: number, change: Partial<typeof contactMessages.$inferInsert> = {}) {
  const [row] = await db
    .insert(contactMessages)
    .values({
      name: "Jan Novák",
      email: "jan@example.cz",
      subject: "Drift taxi",
      message: "Is 14 June free?",
      language: "en",
      created_at: new Date(Date.UTC(2026, 4, 1, 10, minute)),
      ...change,
    })
    .returning();
  return row?.id as number;
}
const call = (name: string, body?: unknown) => server.call(name, { token, body });
const page = async (query: string) => (await call(`GET /contact-messages?${query}`)).body;
const idsOf = (answer: { messages: { id: number }[] }) => answer.messages.map(({ id }) => id);

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await db.delete(contactMessages);
});

describe("a page of messages", () => {
  test("is asked for by page or limit; without both every message is answered as an array", async () => {
    const ids: number[] = [];
    for (let minute = 0; minute < 5; minute++) ids.unshift(await received(minute));
    await call(`POST /contact-messages/${ids[2]}/reply`, { replyMessage: "<p>Yes</p>" });

    const second = await page("page=2&limit=2");
    expect(second.pagination).toEqual({ page: 2, limit: 2, total: 5, totalPages: 3 });
    const all = await page("");
    expect(all.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(second.messages).toEqual(all.slice(2, 4));
    expect(second.messages[0].replies).toMatchObject([{ body: "<p>Yes</p>" }]);
    expect(idsOf(await page("page=3&limit=2"))).toEqual(ids.slice(4));
    expect((await page("limit=3")).pagination).toMatchObject({ page: 1, totalPages: 2 });
    expect((await page("page=1")).pagination).toMatchObject({ limit: 50, totalPages: 1 });
  });

  test("beyond the end is empty and still knows the total", async () => {
    await received(1);
    expect(await page("page=9&limit=2")).toEqual({
      messages: [],
      pagination: { page: 9, limit: 2, total: 1, totalPages: 1 },
    });
  });

  test("of messages that arrived in the same moment has each once", async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.unshift(await received(0));
    const pages = await Promise.all([1, 2, 3].map((at) => page(`page=${at}&limit=2`)));
    expect(pages.flatMap(idsOf)).toEqual(ids);
  });

  test("shows read or unread ones only", async () => {
    const unread = await received(1);
    const read = [await received(3, { is_read: true }), await received(2, { is_read: true })];
    expect(idsOf(await page("page=1&is_read=false"))).toEqual([unread]);
    expect(await page("page=2&limit=1&is_read=true")).toMatchObject({
      messages: [{ id: read[1] }],
      pagination: { total: 2, totalPages: 2 },
    });
    expect(idsOf(await page("page=1&is_read="))).toHaveLength(3);
    expect(await page("is_read=0")).toMatchObject([{ id: unread }]);
  });

  test.each([
    ["CERNY", "name"],
    ["Černý", "name"],
    ["podpora@", "email"],
    ["vylet", "subject"],
    ["zaplatim", "message"],
    ["100 %", "message"],
  ])("is searched without case and accents: %s is found in the %s", async (q) => {
    await received(1);
    const id = await received(2, {
      name: "Petr Černý",
      email: "podpora@example.cz",
      subject: "VÝLET",
      message: "Zaplatím 100 % předem",
    });
    expect(await page(`page=1&q=${encodeURIComponent(q)}`)).toMatchObject({
      messages: [{ id }],
      pagination: { total: 1 },
    });
  });

  test("finds nothing across the border of two fields, and the kept text for the search leaves nowhere", async () => {
    await received(1, { name: "Jan", email: "novak@example.cz" });
    expect(idsOf(await page("page=1&q=jannovak"))).toEqual([]);
    expect(idsOf(await page("page=1&q=jan%20novak"))).toEqual([]);
    const [message] = (await page("page=1&q=jan")).messages;
    expect(Object.keys(message)).not.toContain("searched");
    const exported = await messagesOf(db, "novak@example.cz");
    expect(Object.keys(exported[0] ?? {})).not.toContain("searched");
  });

  test("takes search and filter together, and what nobody wrote is found nowhere", async () => {
    const id = await received(1, { subject: "Drift" });
    await received(2, { subject: "Drift", is_read: true });
    expect(idsOf(await page("page=1&q=drift&is_read=false"))).toEqual([id]);
    expect(idsOf(await page("page=1&q=_rift"))).toEqual([]);
    expect(idsOf(await page(`page=1&q=${encodeURIComponent("' or 1=1 --")}`))).toEqual([]);
  });

  test.each(["page=0", "page=x", "limit=0", "limit=201", "is_read=perhaps", `q=${"a".repeat(201)}`])(
    "is refused for %s",
    async (query) => {
      expect((await call(`GET /contact-messages?${query}`)).status).toBe(400);
    },
  );
});

test("the counts follow what comes, is read and is deleted, wherever it stands", async () => {
  const count = async () => (await call("GET /contact-messages/count")).body;
  expect(await count()).toEqual({ total: 0, unread: 0 });
  const ids = [await received(1), await received(2), await received(3)];
  expect(await count()).toEqual({ total: 3, unread: 3 });
  await call(`PATCH /contact-messages/${ids[0]}`, { is_read: true });
  expect(await count()).toEqual({ total: 3, unread: 2 });
  await call(`DELETE /contact-messages/${ids[1]}`);
  expect(await count()).toEqual({ total: 2, unread: 1 });
  expect((await page("page=1")).pagination.total).toBe(2);
  expect((await page("page=1&is_read=true")).pagination.total).toBe(1);
});

test("one message is answered with its replies; an unknown one is 404, an id that is none 400", async () => {
  const id = await received(1);
  await call(`POST /contact-messages/${id}/reply`, { replyMessage: "<p>Yes</p>" });
  const [listed] = await page("");
  expect((await call(`GET /contact-messages/${id}`)).body).toEqual(listed);
  for (const [wrong, status] of [
    [id + 1, 404],
    ["0", 400],
    ["x", 400],
  ] as const)
    expect((await call(`GET /contact-messages/${wrong}`)).status).toBe(status);
});

test("pages, counts and one message are the team's", async () => {
  const id = await received(1);
  for (const bearer of [undefined, ...Object.values(await unusableTokens(server))])
    for (const name of ["/contact-messages?page=1", "/contact-messages/count", `/contact-messages/${id}`])
      expect((await server.call(`GET ${name}`, bearer ? { token: bearer } : {})).status).toBe(401);
});
