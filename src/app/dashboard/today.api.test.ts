import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { contactMessages } from "#features/messages/server/messages.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { addDay, openRides, RIDE } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import type { Today } from "./dashboard.contract.ts";

/** All of the first screen in one answer, by role. */

const server = await testServer();
const { db } = server.services;
await server.services.jobs.stop();
const shop = await openRides(server.services);
server.setNow(new Date("2027-05-10T10:00:00Z"));
const owner = await server.signIn();
afterAll(() => server.setNow(null));

const today = async (token = owner) =>
  (await server.call("GET /dashboard/today", { token, language: "cs" })).body as Today;

test("a ride day within a week stands first, with who comes and what is open; a later one does not", async () => {
  const near = await addDay(server.services, { date: "2027-05-15", seats: 4 });
  await addDay(server.services, { date: "2027-05-18" });
  await server.call("POST /bookings/admin", {
    token: owner,
    body: {
      product_id: RIDE,
      slot_id: near.slots[0],
      name: "Roman Pokladní",
      phone: "777 888 001",
      language: "cs",
    },
  });
  expect((await today()).days).toEqual([
    {
      id: near.id,
      title: "Den jízd",
      place: "Autodrom Most",
      date: "2027-05-15",
      riders: 1,
      unpaid: 1,
      unsigned: 1,
    },
  ]);
});

test("a task stands with how often it waits and the newest two; what customers have to do is none", async () => {
  await db.insert(contactMessages).values(
    ["Ada", "Běla", "Cyril"].map((name, at) => ({
      name,
      email: `${at}@example.cz`,
      subject: `Dotaz ${at}`,
      message: "?",
      language: "cs" as const,
      created_at: new Date(`2027-05-0${at + 1}T10:00:00Z`),
    })),
  );
  await server.call("POST /orders", { language: "cs", body: shop.payload });
  const { tasks, counts } = await today();
  const messages = tasks.find(({ task }) => task === "messages");
  expect(messages).toMatchObject({ count: 3, to: "/admin/messages" });
  expect(messages?.newest.map(({ title, detail }) => [title, detail])).toEqual([
    ["Cyril", "Dotaz 2"],
    ["Běla", "Dotaz 1"],
  ]);
  expect(tasks.map(({ task }) => task)).not.toContain("to-pay");
  expect(counts).toMatchObject({ messages: 3, unread: 3 });
  await db.update(contactMessages).set({ is_read: true }).where(eq(contactMessages.is_read, false));
  const read = await today();
  expect(read.tasks.map(({ task }) => task)).not.toContain("messages");
  expect(read.counts).toMatchObject({ messages: 3, unread: 0 });
});

test("this month stands against the last one", async () => {
  const paid = await server.call("POST /orders", { language: "cs", body: shop.payload });
  const path = `POST /orders/admin/orders/${paid.body.orderId}/paid`;
  expect((await server.call(path, { token: owner, body: { how: "bank" } })).status).toBeLessThan(300);
  const { sales } = await today();
  expect(sales).toMatchObject({
    this_month: { month: "2027-05", orders: 1 },
    last_month: { month: "2027-04", orders: 0 },
  });
  expect(sales?.this_month.received).toBeGreaterThan(0);
});

test("the nine counters are how many there are of each", async () => {
  const { counts } = await today();
  const lists = {
    team: "team-members",
    cars: "cars",
    events: "events",
    products: "products",
    sponsors: "sponsors",
  };
  for (const [name, list] of Object.entries(lists)) {
    const { body } = await server.call(`GET /${list}`, { token: owner });
    expect(counts[name as keyof typeof lists], name).toBe(body.length);
  }
  expect(Object.keys(counts)).toEqual([
    ...["team", "cars", "events", "gallery", "products", "sponsors", "achievements", "messages", "unread"],
  ]);
});

test("each role has its own: an editor no money and no riders, the shop no messages, the track another first screen", async () => {
  const editor = await today((await signedInAs(server, ["content", "messages"], "editor")).token);
  expect(editor).toMatchObject({ days: [], sales: null, guide: null });
  expect(editor.counts.messages).toBe(3);
  const seller = await today((await signedInAs(server, "shop")).token);
  expect(seller.days).toHaveLength(1);
  expect(seller.counts).toMatchObject({ messages: null, unread: null, cars: null });
  expect(seller.guide).toBeNull();
  expect((await today()).guide).toMatchObject({ of: 11 });
  const track = (await signedInAs(server, "track")).token;
  expect((await server.call("GET /dashboard/today", { token: track })).status).toBe(403);
});
