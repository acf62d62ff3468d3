import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { remindRiders } from "#features/bookings/server/mails/booking-reminders.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import type { PacketWay } from "#features/parcels/parcel-states.ts";
import { orderParcels } from "#features/parcels/server/parcels.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { paidLongAgo, wentBack } from "#testing/shop/paid-order.ts";
import { addDay, openRides, RIDE, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { askBuyers } from "./ask-buyers.ts";
import { applyReviewRetention } from "./customer-reviews.ts";
import { reviewInvitations, reviewRefusals } from "./reviews.table.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;

const at = (moment: string) => server.setNow(new Date(moment));

beforeEach(async () => {
  at("2027-05-01T10:00:00Z");
  shop = await openRides(server.services);
  await db.delete(reviewInvitations);
  await db.delete(reviewRefusals);
  await db.delete(mails);
});
afterEach(() => server.setNow(null));

const linkIn = (text = "") => /\/review\/(\d+)\/([\w-]{32})/.exec(text);
const asking = async () => (await db.select().from(mails)).filter(({ text }) => linkIn(text));
const team = async (name: string, body?: object) => server.call(name, { token: await server.signIn(), body });

/** Bookings of the same moment, checked in or not come. */
async function ride(riders: [email: string, kind: "check-in" | "no-show"][]) {
  const day = await addDay(server.services, { date: "2027-06-14", starts: ["09:00"], seats: 9 });
  const { codes } = await sellVouchers(server, shop, riders.length);
  for (const [index, [email, kind]] of riders.entries()) {
    const body = { code: codes[index], slot_id: day.slots[0], rider: "Jana Malá", email };
    const { id } = (await server.call("POST /bookings", { body, language: "cs" })).body;
    at("2027-06-14T07:00:00Z");
    const act = { key: `phone-1-${id}`, booking_id: id, done_at: "2027-06-14T07:00:00Z", kind };
    expect((await team("POST /bookings/gate", { acts: [act] })).body).toMatchObject([{ outcome: "done" }]);
    at("2027-05-01T10:00:00Z");
  }
}

test("who rode is asked with the thank-you, once a day and ride; who did not come is not", {
  tags: "both-databases",
}, async () => {
  await ride([
    ["jana@example.cz", "check-in"],
    ["Jana@example.cz", "check-in"],
    ["petr@example.cz", "no-show"],
  ]);
  at("2027-06-15T07:05:00Z");
  await Promise.all([remindRiders(server.services), remindRiders(server.services)]);
  await remindRiders(server.services);
  const [mail, ...more] = await asking();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: "booking-thanks", toAddress: "jana@example.cz", language: "cs" });
  expect(mail?.text).toContain("https://www.team.example/review/");
  expect(mail?.text).toMatch(/lang=cs/);
  expect(await db.$count(mails, eq(mails.kind, "booking-thanks"))).toBe(2);
  const [, id, key] = linkIn(mail?.text) ?? [];
  const own = await server.call(`GET /reviews/mine/${id}/${key}`, { language: "cs" });
  expect(own.headers["cache-control"]).toBe("no-store");
  expect(own.body).toMatchObject({
    kind: "ride",
    is_open: true,
    first_name: "Jana",
    items: [{ product_id: RIDE, name: "Jízda drift taxi", review: null }],
  });
});

test("a ride whose order was paid back, or whose product is gone, has a thank-you without a question", async () => {
  await ride([["jana@example.cz", "check-in"]]);
  for (const { id, total_halere } of await db.select().from(orders).orderBy(orders.id)) {
    await paidLongAgo(db, id);
    await wentBack(db, id, total_halere);
  }
  at("2027-06-15T07:05:00Z");
  await remindRiders(server.services);
  expect(await db.$count(mails, eq(mails.kind, "booking-thanks"))).toBe(1);
  expect(await asking()).toEqual([]);
});

/** An order of goods and a ride that was handed over on 3 May. */
async function handedOver(email = "zofie@example.cz"): Promise<number> {
  const customer = { ...shop.payload.customer, email };
  const { body } = await server.call("POST /orders", { body: { ...shop.payload, customer }, language: "en" });
  await team(`POST /orders/admin/orders/${body.orderId}/paid`, { how: "bank" });
  at("2027-05-03T10:00:00Z");
  await team(`PATCH /orders/admin/orders/${body.orderId}`, { status: "completed" });
  return body.orderId;
}

test("who has had goods for a week is asked in one mail for the order, once, by two servers too", {
  tags: "both-databases",
}, async () => {
  const id = await handedOver();
  at("2027-05-10T09:59:00Z");
  await askBuyers(server.services);
  expect(await asking()).toEqual([]);
  at("2027-05-10T10:01:00Z");
  await Promise.all([askBuyers(server.services), askBuyers(server.services)]);
  await askBuyers(server.services);
  const [mail, ...more] = await asking();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: "review-request", about: `orders/${id}`, language: "en" });
  expect(mail?.text).toContain("Sticker set");
  // The ride is asked about after the ride.
  expect(mail?.text).not.toContain("Drift taxi ride");
  const [, invitation, key] = linkIn(mail?.text) ?? [];
  const own = await server.call(`GET /reviews/mine/${invitation}/${key}`, { language: "cs" });
  expect(own.body).toMatchObject({ kind: "order", items: [{ name: "Sada samolepek", slug: "sticker-set" }] });
  // Cancelled afterwards, it takes no reviews any more.
  await db.update(orders).set({ status: "cancelled" });
  expect((await server.call(`GET /reviews/mine/${invitation}/${key}`)).body.is_open).toBe(false);
});

test("nobody is asked about what was withdrawn from, cancelled, deleted or erased, nor who has no address", async () => {
  const cases: [string, () => Promise<unknown>][] = [
    ["cancelled", () => db.update(orders).set({ status: "cancelled" })],
    ["deleted", () => db.update(orders).set({ hidden_at: new Date() })],
    ["erased", () => db.update(orders).set({ anonymised_at: new Date(), customer_email: "" })],
    ["without an address", () => db.update(orders).set({ customer_email: "" })],
    ["paid back", () => wentBack(db, lastOrder, 100_000_000)],
    ["not for sale any more", () => db.delete(products).where(eq(products.id, "sticker-set"))],
    [
      "withdrawn from",
      () =>
        team("POST /withdrawals", {
          name: "Žofie",
          email: "zofie@example.cz",
          scope: "",
          order_number: String(lastOrder),
        }),
    ],
  ];
  let lastOrder = 0;
  for (const [name, change] of cases) {
    await db.delete(reviewInvitations);
    shop = await openRides(server.services);
    at("2027-05-01T10:00:00Z");
    lastOrder = await handedOver();
    await change();
    at("2027-05-11T10:00:00Z");
    await askBuyers(server.services);
    expect(await db.$count(reviewInvitations), name).toBe(0);
  }
});

test("without a word of its arrival nobody is asked about goods to pick up, nor about a parcel that did not arrive", async () => {
  const ways: [way: PacketWay | null, asked: number][] = [
    [null, 1],
    ["delivered", 1],
    ["on-way", 0],
    ["ready", 0],
    ["returning", 0],
    ["returned", 0],
    ["cancelled", 0],
  ];
  const { body } = await server.call("POST /orders", { body: shop.payload, language: "en" });
  const order_id: number = body.orderId;
  const isAsked = async () => {
    at("2027-05-20T10:00:00Z");
    await db.delete(reviewInvitations);
    await askBuyers(server.services);
    return db.$count(reviewInvitations);
  };
  await team(`PATCH /orders/admin/orders/${order_id}`, { status: "shipped" });
  expect(await isAsked()).toBe(1);
  await db.update(orders).set({ is_pickup: true });
  expect(await isAsked()).toBe(0);
  await db.update(orders).set({ is_pickup: false });
  const point = { point_id: "1", point_name: "Z-BOX", point_address: "Praha", point_country: "CZ" };
  await db.insert(orderParcels).values({ order_id, ...point, weight_grams: 100, state: "made" });
  for (const [way, asked] of ways) {
    await db.update(orderParcels).set({ way });
    expect([way, await isAsked()]).toEqual([way, asked]);
  }
  // Handed over, it is theirs whatever the carrier says.
  at("2027-05-02T10:00:00Z");
  await team(`PATCH /orders/admin/orders/${order_id}`, { status: "completed" });
  expect(await isAsked()).toBe(1);
});

test("who does not want to be asked is not asked again, by whatever spelling of the address", async () => {
  await handedOver();
  at("2027-05-11T10:00:00Z");
  await askBuyers(server.services);
  const [, id, key] = linkIn((await asking())[0]?.text) ?? [];
  const refused = await server.call(`POST /reviews/mine/${id}/${key}/refuse`);
  expect(refused.body.is_refused).toBe(true);
  expect(JSON.stringify(await db.select().from(reviewRefusals))).not.toContain("zofie");
  at("2027-05-01T10:00:00Z");
  await handedOver("Zofie@Example.cz");
  at("2027-05-12T10:00:00Z");
  await askBuyers(server.services);
  expect(await asking()).toHaveLength(1);
});

test("a link that nobody used goes with its 90 days", async () => {
  await handedOver();
  at("2027-05-11T10:00:00Z");
  await askBuyers(server.services);
  await applyReviewRetention(db, new Date("2027-08-09T09:00:00Z"));
  expect(await db.$count(reviewInvitations)).toBe(1);
  await applyReviewRetention(db, new Date("2027-08-09T11:00:00Z"));
  expect(await db.$count(reviewInvitations)).toBe(0);
});
