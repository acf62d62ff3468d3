import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bookings } from "#features/bookings/server/bookings.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { voucherGifts } from "#features/vouchers/server/gifts/gifts.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { addDay, openRides, RIDE, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";

/** Riders who left a telephone number only, and those who are given a voucher: found, shown, erased. */

const server = await testServer();
const { db } = server.services;
let day: Awaited<ReturnType<typeof addDay>>;
let token: string;
let shop: Awaited<ReturnType<typeof openRides>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-06-10T10:00:00Z"));
  day = await addDay(server.services, { date: "2027-06-14", seats: 4 });
  token = await server.signIn();
});
afterEach(() => server.setNow(null));

const team = (name: string, body?: object) => server.call(name, { token, body, language: "en" });
const phoned = async (name: string, phone: string, more: object = {}) =>
  (
    await team("POST /bookings/admin", {
      product_id: RIDE,
      slot_id: day.slots[0],
      name,
      phone,
      language: "cs",
      note: "Přijede s dcerou",
      ...more,
    })
  ).body;
const search = async (path: string, q: string) => (await team(`GET ${path}${encodeURIComponent(q)}`)).body;

test.each(["777888001", "+420 777 888 001", "777 888 001", "pokladni", "Roman Pokladní", "Nováček"])(
  "a rider who booked by telephone is found by “%s”, as a booking and as an order",
  async (q) => {
    const { id, order_id } = await phoned("Roman Pokladní", "777 888 001", { riders: ["Tomáš Nováček"] });
    await phoned("Somebody Else", "602 000 111");
    expect((await search("/bookings/admin/search?q=", q)).map((one: { id: number }) => one.id)).toEqual([id]);
    const found = await search("/orders/admin/orders?page=1&q=", q);
    expect(found.orders.map((one: { id: number }) => one.id)).toEqual([order_id]);
  },
);

test("whoever works at the track finds riders too, an editor does not; a voucher is found by whom it is for", async () => {
  await phoned("Roman Pokladní", "777 888 001");
  const track = await signedInAs(server, "track", "finder");
  const editor = await signedInAs(server, ["content", "messages"], "writer");
  const call = (of: { token: string }) =>
    server.call("GET /bookings/admin/search?q=roman", { token: of.token });
  expect([(await call(track)).body.length, (await call(editor)).status]).toEqual([1, 403]);
  const { orderId, codes } = await sellVouchers(server, shop, 1);
  const [item] = (await team(`GET /orders/admin/orders/${orderId}`)).body.items;
  await db
    .insert(voucherGifts)
    .values({ order_item_id: item.id, order_id: orderId, recipient: "Tereza Dárková" });
  const { vouchers } = await search("/vouchers?page=1&q=", "tereza");
  expect(vouchers.map(({ code }: { code: string }) => code)).toEqual([codes[0]]);
});

test("who left no e-mail address is found by name and telephone, shown, and erased as the law lets", async () => {
  const first = await phoned("Roman Pokladní", "777 888 001");
  await phoned("Pokladní Roman", "777888001");
  // One telephone of a family, and one name of two people.
  await phoned("Roman Jiný", "777 888 001");
  await phoned("Roman Pokladní", "602 000 111");
  const { customers } = await search("/customers?q=", "777 888 001");
  expect(customers.map((one: { name: string }) => one.name).sort()).toEqual(["Pokladní Roman", "Roman Jiný"]);
  const key = `b${first.id}`;
  const { body: shown } = await team(`GET /customers/${key}`);
  expect(shown).toMatchObject({ email: "", counts: { orders: 2, bookings: 2, messages: 0 } });
  expect(shown.bookings[0]).toMatchObject({ is_to_come: true, paid: "open", place: expect.any(String) });
  await team(`POST /customers/${key}/notes`, { text: "Volat po čtvrté" });
  const exported = JSON.stringify((await team(`GET /customers/${key}/export`)).body);
  expect(exported).toContain("Přijede s dcerou");
  expect(exported).toContain("Volat po čtvrté");
  expect(exported).not.toContain("Jiný");
  // Rides to come and open orders stay.
  const early = await team(`POST /customers/${key}/erase`, {});
  expect(early.body).toMatchObject({
    orders: 0,
    bookings: 0,
    seats: 2,
    kept: [{ reason: "open" }, { reason: "open" }],
  });
  for (const { id } of shown.bookings) await team(`POST /bookings/admin/${id}/cancel`, { reason: "x" });
  const erased = await team(`POST /customers/${key}/erase`, {});
  expect(erased.body).toMatchObject({ orders: 2, bookings: 2, seats: 0, kept: [] });
  const left = (await search("/customers?q=", "777888001")).customers;
  expect(left.map((one: { name: string }) => one.name)).toEqual(["Roman Jiný"]);
  expect((await team(`GET /customers/${key}`)).status).toBe(404);
  const [row] = await db.select().from(bookings).where(eq(bookings.id, first.id));
  expect(row).toMatchObject({ customer_name: "", customer_phone: "", riders: [], note: "" });
  const [order] = await db.select().from(orders).where(eq(orders.id, first.order_id));
  expect(order?.customer_phone).toBe("");
});
