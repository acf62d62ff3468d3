import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { days } from "#features/days/server/days.table.ts";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { addDay, openRides, RIDE, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { settleBookings } from "../booking-jobs.ts";
import { bookings } from "../bookings.table.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openRides>>;
let day: Awaited<ReturnType<typeof addDay>>;

beforeEach(async () => {
  shop = await openRides(server.services);
  server.setNow(new Date("2027-05-03T10:00:00Z"));
  await db.delete(mails);
  day = await addDay(server.services, { date: "2027-06-14", price: 450_000, starts: ["09:00", "09:20"] });
});
afterEach(() => server.setNow(null));

type Holds = { id: number; key: string }[];
const hold = (more: object = {}) =>
  server.call("POST /bookings/holds", {
    body: { product_id: RIDE, slot_id: day.slots[0], seats: 2, riders: ["Jana", "Petr"], ...more },
  });
const order = (holds: Holds, more: object = {}) =>
  server.call("POST /orders", {
    language: "cs",
    body: {
      ...shop.payload,
      items: [{ id: RIDE, quantity: holds.length, price: 4500, holds }],
      total: 4500 * holds.length + 129,
      ...more,
    },
  });
const payBy = async (kind: "card" | "cash") => {
  const [row] = await db
    .insert(paymentMethods)
    .values({ names: { en: kind, cs: kind }, kind })
    .returning();
  return { payment_method: row?.id };
};
const mine = async ({ id, key }: Holds[number]) =>
  (await server.call(`GET /bookings/mine/${id}/${key}`)).body;
const pay = async (id: number) =>
  server.call(`POST /orders/admin/orders/${id}/paid`, {
    token: await server.signIn(),
    body: { how: "bank" },
  });
const setStatus = async (id: number, status: string) =>
  server.call(`PATCH /orders/admin/orders/${id}`, { token: await server.signIn(), body: { status } });
const at = (moment: string) => server.setNow(new Date(moment));
const taken = (slot = day.slots[0]) => takenOf(server.services, slot);
const mailsOf = async (kind: string) =>
  (await db.select().from(mails)).filter((mail) => mail.kind === `booking-${kind}`);
const kinds = async () => (await db.select().from(bookings).orderBy(bookings.id)).map(({ state }) => state);

test("seats are held for 20 minutes, then the next reader finds them free", async () => {
  const { status, body } = await hold();
  expect(status).toBe(201);
  expect(body).toMatchObject({ price: 4500, hold_until: "2027-05-03T10:20:00.000Z", holds: [{}, {}] });
  expect(await taken()).toBe(2);
  expect((await hold({ seats: 1 })).body.code).toBe("SLOT_FULL");
  at("2027-05-03T10:20:00Z");
  const [seen] = (await server.call(`GET /bookings/products/${RIDE}/days`)).body;
  expect(seen.slots.map(({ free }: { free: number }) => free)).toEqual([2, 2]);
  expect((await server.call("POST /bookings/holds/read", { body: { holds: body.holds } })).body).toBeNull();
  expect((await hold({ seats: 1 })).status).toBe(201);
});

test("choosing another time lets the first seats go, and so does removing them", async () => {
  const first = (await hold()).body;
  const second = await hold({ slot_id: day.slots[1], instead_of: first.holds });
  expect(second.status).toBe(201);
  expect([await taken(), await taken(day.slots[1])]).toEqual([0, 2]);
  await server.call("POST /bookings/holds/release", { body: { holds: second.body.holds } });
  expect(await taken(day.slots[1])).toBe(0);
});

test("an order by transfer carries them at the day's price until it is due; paid, they are booked with its vouchers", async () => {
  const { holds } = (await hold()).body;
  const placed = await order(holds);
  expect(placed.status).toBe(201);
  expect(await kinds()).toEqual(["held", "held"]);
  expect(await mine(holds[0])).toMatchObject({ waits_for_payment: true, riders: ["Jana"] });
  at("2027-05-05T10:00:00Z");
  await settleBookings(server.services);
  expect(await taken()).toBe(2);
  expect(await mailsOf("booked")).toEqual([]);
  await pay(placed.body.orderId);
  await pay(placed.body.orderId);
  const rows = await db.select().from(bookings).orderBy(bookings.id);
  const issued = await db.select().from(vouchers).orderBy(vouchers.id);
  expect(rows.map(({ state, voucher_id }) => [state, voucher_id])).toEqual(
    issued.map(({ id }) => ["booked", id]),
  );
  expect(await mailsOf("booked")).toHaveLength(2);
  expect((await mailsOf("booked"))[0]).toMatchObject({ toAddress: "zofie@example.cz", language: "cs" });
  expect(await mine(holds[1])).toMatchObject({ state: "booked", voucher: { code: issued[1]?.code } });
});

test("unpaid on the due day they are free the day after, with a mail; paid late they are taken anew while there is room", async () => {
  const { holds } = (await hold()).body;
  const { orderId } = (await order(holds)).body;
  at("2027-05-12T10:00:00Z");
  await settleBookings(server.services);
  expect(await kinds()).toEqual(["cancelled", "cancelled"]);
  expect(await taken()).toBe(0);
  expect(await mailsOf("hold-ended")).toHaveLength(2);
  expect((await hold({ seats: 1 })).status).toBe(201);
  await pay(orderId);
  expect(await kinds()).toEqual(["booked", "cancelled", "held"]);
  expect(await mine(holds[1])).toMatchObject({ cancelled_why: "late", may: { move: true, money: true } });
  expect(await mailsOf("late")).toHaveLength(1);
  const moved = await server.call(`POST /bookings/mine/${holds[1].id}/${holds[1].key}/move`, {
    body: { slot_id: day.slots[1] },
  });
  expect(moved.body).toMatchObject({ state: "booked", starts_at: "2027-06-14T07:20:00.000Z" });
});

test("money asked for what was paid late: the team reads that it was late, not that we changed the day", async () => {
  const { holds } = (await hold()).body;
  const { orderId } = (await order(holds)).body;
  at("2027-05-12T10:00:00Z");
  await settleBookings(server.services);
  await hold({ seats: 1 });
  await pay(orderId);
  await server.call(`POST /bookings/mine/${holds[1].id}/${holds[1].key}/money-back`);
  const [mail] = await mailsOf("money-back");
  expect(mail?.text).toMatch(/Platba\spřišla,\saž\skdyž\suž\snebylo\svolné\smísto/);
  expect(mail?.text).not.toContain("změnili");
});

test("an order by card keeps them 20 minutes, an order in cash has booked them", async () => {
  const { holds } = (await hold({ seats: 1 })).body;
  expect((await order(holds, await payBy("card"))).status).toBe(201);
  expect((await db.select().from(bookings))[0]?.hold_until).toEqual(new Date("2027-05-03T10:20:00Z"));
  const cash = (await hold({ seats: 1, slot_id: day.slots[1] })).body.holds;
  expect((await order(cash, await payBy("cash"))).status).toBe(201);
  expect(await kinds()).toEqual(["held", "booked"]);
  expect(await mailsOf("booked")).toHaveLength(1);
  at("2027-05-03T10:20:00Z");
  await settleBookings(server.services);
  // The payment itself is due in a week.
  const [ended] = await mailsOf("hold-ended");
  expect(ended?.text).toMatch(/držet\sjen\spo\somezenou\sdobu/);
  expect(ended?.text).not.toContain("splatnost");
});

test("a seat that is paid on the spot has its piece's voucher, which books no second one, and is used with it", async () => {
  const { holds } = (await hold()).body;
  const { orderId } = (await order(holds, await payBy("cash"))).body;
  const checkIn = async ({ id }: Holds[number]) =>
    server.call("POST /bookings/gate", {
      token: await server.signIn(),
      body: {
        acts: [{ kind: "check-in", key: `phone-${id}`, booking_id: id, done_at: "2027-06-14T07:05:00Z" }],
      },
    });
  const vouchersNow = () => db.select().from(vouchers).orderBy(vouchers.id);
  await pay(orderId);
  const [first, second] = await vouchersNow();
  expect(await mine(holds[1])).toMatchObject({ state: "booked", voucher: { code: second?.code } });
  const found = await server.call("POST /bookings/voucher", { body: { code: second?.code } });
  expect(found.body).toMatchObject({ booking: holds[1], days: [] });
  const body = { what: "payment", status: "pending" };
  await server.call(`POST /orders/admin/orders/${orderId}/undo`, { token: await server.signIn(), body });
  expect(await mine(holds[1])).toMatchObject({ state: "booked", voucher: null });
  at("2027-06-14T07:10:00Z");
  expect((await checkIn(holds[0])).body).toMatchObject([{ outcome: "done" }]);
  await pay(orderId);
  expect(await vouchersNow()).toMatchObject([
    { code: first?.code, used_at: new Date("2027-06-14T07:05:00Z") },
    { code: second?.code, used_at: null },
  ]);
  expect((await checkIn(holds[1])).body).toMatchObject([{ outcome: "done" }]);
  expect((await vouchersNow())[1]?.used_at).not.toBeNull();
});

test("a cancelled order frees its seats; taken up again and paid, it has them again", async () => {
  const { holds } = (await hold()).body;
  const { orderId } = (await order(holds)).body;
  await setStatus(orderId, "cancelled");
  expect([await kinds(), await taken()]).toEqual([["cancelled", "cancelled"], 0]);
  await setStatus(orderId, "pending");
  await pay(orderId);
  expect([await kinds(), await taken()]).toEqual([["booked", "booked"], 2]);
});

test("an order with seats of somebody else, of another product or too few of them is refused, and nothing is left", async () => {
  const { holds } = (await hold()).body;
  const wrong = holds.map(({ id }: Holds[number]) => ({ id, key: "x".repeat(32) }));
  expect((await order(wrong)).body).toMatchObject({ code: "INVALID", errors: [{ path: "items.0.holds" }] });
  const items = [{ id: "sticker-set", quantity: 2, price: 149.9, holds }];
  expect((await order(holds, { items, total: 428.8 })).body.errors).toMatchObject([
    { path: "items.0.holds" },
  ]);
  const few = [{ id: RIDE, quantity: 3, price: 4500, holds }];
  expect((await order(holds, { items: few })).status).toBe(422);
  const twice = [holds[0], holds[0]];
  expect((await order(twice)).body).toMatchObject({ code: "INVALID", errors: [{ path: "items.0.holds" }] });
  expect((await order(holds)).status).toBe(201);
  expect((await order(holds)).body.code).toBe("SLOT_FULL");
});

test("a hold named twice is let go once; one that the server has forgotten is in nobody's way", async () => {
  const { holds } = (await hold()).body;
  const [first] = holds;
  const gone = { id: 999_999, key: "x" };
  await server.call("POST /bookings/holds/release", { body: { holds: [first, first, gone] } });
  expect(await taken()).toBe(1);
  const read = await server.call("POST /bookings/holds/read", { body: { holds: [gone] } });
  expect([read.status, read.body]).toEqual([200, null]);
  expect((await hold({ seats: 1, instead_of: [gone, first] })).status).toBe(201);
});

test("a hold that ran out before the order is taken anew; where others were faster the order is refused whole", async () => {
  const { holds } = (await hold()).body;
  at("2027-05-03T10:30:00Z");
  await settleBookings(server.services);
  expect(await taken()).toBe(0);
  expect((await order(holds)).status).toBe(201);
  expect(await taken()).toBe(2);
  const other = (await hold({ slot_id: day.slots[1] })).body.holds;
  at("2027-05-03T11:00:00Z");
  await settleBookings(server.services);
  expect((await hold({ slot_id: day.slots[1], seats: 1 })).status).toBe(201);
  expect((await order(other)).body.code).toBe("SLOT_FULL");
  expect(await taken(day.slots[1])).toBe(1);
});

test("a course without a voucher is booked by its order alone", async () => {
  await db.update(products).set({ is_voucher: false, category: "course" }).where(eq(products.id, RIDE));
  const { holds } = (await hold({ seats: 1 })).body;
  const { orderId } = (await order(holds)).body;
  await pay(orderId);
  expect(await mine(holds[0])).toMatchObject({ state: "booked", voucher: null, is_ordered: true });
});

test("ten holds of one network, then it waits", async () => {
  await addDay(server.services, { date: "2027-06-15", seats: 50 });
  const answers = [];
  for (let i = 0; i < 11; i++) answers.push((await hold({ seats: 1, slot_id: day.slots[0] + 2 })).status);
  expect(answers.filter((status) => status === 201)).toHaveLength(10);
  expect(answers.at(-1)).toBe(429);
});

test("vouchers bought for a day bring that day, to a recipient too, and ask nobody to choose one", async () => {
  const { holds } = (await hold()).body;
  const slot_id = day.slots[1];
  const given = (await hold({ seats: 1, slot_id })).body.holds;
  const gift = {
    recipient: "Jana",
    dedication: "",
    design: "smoke",
    deliver: "recipient",
    email: "jana@example.cz",
    day: "2027-05-03",
  };
  const items = [
    { id: RIDE, quantity: 2, price: 4500, holds },
    { id: RIDE, quantity: 1, price: 4500, holds: given, gift },
    { id: RIDE, quantity: 1, price: 5000 },
  ];
  await pay((await order(holds, { items, total: 18_629 })).body.orderId);
  const sent = await db.select().from(mails).orderBy(mails.id);
  const textOf = (kind: string) =>
    sent.find((mail) => mail.kind === kind)?.text.replaceAll(/\s+/g, " ") ?? "";
  const booked = "Místo je rezervované: Jízda drift taxi, pondělí 14. června 2027 v";
  expect(textOf("vouchers").split(`${booked} 9:00.`)).toHaveLength(3);
  // One of them has no day yet.
  expect(textOf("vouchers").match(/Vyberte si termín/g)).toHaveLength(1);
  expect(textOf("voucher-gift")).toContain(`${booked} 9:20.`);
  expect(textOf("voucher-gift")).not.toMatch(/Termín si vyberte|domluvit/);
});

test("mail and paper of a voucher that has its day say when to come, and when a course ends", async () => {
  const { holds } = (await hold()).body;
  await pay((await order(holds)).body.orderId);
  const mail = (await db.select().from(mails)).find(({ kind }) => kind === "vouchers");
  const come = "Přijďte prosím v 8:45, tedy 15 min před svým časem.";
  expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(`v 9:00. ${come}`);
  const [voucher] = await db.select().from(vouchers).orderBy(vouchers.id);
  const paper = async () => {
    const url = `/api/vouchers/${voucher?.code}/pdf`;
    const headers = { authorization: `Bearer ${await server.signIn()}` };
    return readPdf((await server.app.inject({ url, headers })).rawPayload);
  };
  const { text, pages } = await paper();
  expect(pages).toBe(1);
  expect(text).toContain("Rezervovaný termín");
  expect(text).toMatch(/pondělí 14\. června 2027 v 9:00/);
  expect(text).toContain(come);
  expect(text).not.toMatch(/vyberte si termín|Konec je/);
  await db.update(days).set({ kind: "course" });
  expect((await paper()).text).toContain("Konec je v 9:20.");
});

test("a place that is a gift is ridden by whom it is given to, not by its buyer; bought for oneself by oneself", async () => {
  const unnamed = { seats: 1, riders: [] };
  const own = (await hold(unnamed)).body.holds;
  const given = (await hold({ ...unnamed, slot_id: day.slots[1] })).body.holds;
  const gift = {
    recipient: "Petr Obdarovaný",
    dedication: "",
    design: "smoke",
    deliver: "buyer",
    email: "",
    day: null,
  };
  const items = [
    { id: RIDE, quantity: 1, price: 4500, holds: own },
    { id: RIDE, quantity: 1, price: 4500, holds: given, gift },
  ];
  expect((await order(own, { items, total: 9129 })).status).toBe(201);
  const rows = await db.select().from(bookings).orderBy(bookings.id);
  expect(rows.map(({ riders }) => riders)).toEqual([[rows[0]?.customer_name], ["Petr Obdarovaný"]]);
});

test("a ride bought for a day can't be withdrawn from, a voucher beside it can", async () => {
  const { holds } = (await hold()).body;
  const items = [
    { id: RIDE, quantity: 2, price: 4500, holds },
    { id: RIDE, quantity: 1, price: 5000 },
  ];
  const { body } = await order(holds, { items, total: 14_129 });
  const path = `/orders/mine/${body.orderId}/${body.access_key}`;
  const shown = (await server.call(`GET ${path}`)).body.items;
  expect(shown.map(({ withdrawal }: { withdrawal: string }) => withdrawal)).toEqual(["exempt", "open"]);
  const withdraw = (id: number) =>
    server.call(`POST ${path}/withdrawal`, { body: { items: [{ id, quantity: 1 }] } });
  expect((await withdraw(shown[0].id)).status).toBe(409);
  expect((await withdraw(shown[1].id)).status).toBe(201);
  expect(await taken()).toBe(2);
});

test("a place waits for a transfer until its latest change at the longest; nearer to the ride a transfer is refused", async () => {
  at("2027-06-10T10:00:00Z");
  const { holds } = (await hold()).body;
  expect((await order(holds)).status).toBe(201);
  // The order is due on the 17th; the ride is on the 14th at 9:00 and can be changed until 48 hours before.
  const rows = await db.select().from(bookings).orderBy(bookings.id);
  expect(rows.map(({ hold_until }) => hold_until?.toISOString())).toEqual([
    "2027-06-12T07:00:00.000Z",
    "2027-06-12T07:00:00.000Z",
  ]);
  at("2027-06-12T10:00:00Z");
  const near = (await hold({ slot_id: day.slots[1] })).body;
  const refused = await order(near.holds);
  expect([refused.status, refused.body.code]).toEqual([409, "CONFLICT"]);
  expect(refused.body.message).toMatch(/převod\sby?|převod.*nestihl/);
  expect((await order(near.holds, await payBy("card"))).status).toBe(201);
});

test("an order by card that is to be paid by transfer instead keeps its places as long, and not near to the ride", async () => {
  const [bank] = await db.select().from(paymentMethods).where(eq(paymentMethods.kind, "bank"));
  const card = await payBy("card");
  const change = ({ body }: { body: { orderId: number; access_key: string } }) =>
    server.call(`PUT /orders/mine/${body.orderId}/${body.access_key}/payment-method`, {
      language: "cs",
      body: { payment_method: bank?.id },
    });
  const far = await order((await hold()).body.holds, card);
  expect((await change(far)).status).toBe(200);
  at("2027-05-05T10:00:00Z");
  await settleBookings(server.services);
  expect(await kinds()).toEqual(["held", "held"]);
  at("2027-06-12T10:00:00Z");
  const near = await order((await hold({ slot_id: day.slots[1] })).body.holds, card);
  const refused = await change(near);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("převod")]);
});

test("a transfer instead of a card is offered only where the order's places would wait for it", async () => {
  const [bank] = await db.select().from(paymentMethods).where(eq(paymentMethods.kind, "bank"));
  const card = await payBy("card");
  const offered = async ({ body }: { body: { orderId: number; access_key: string } }) =>
    (await server.call(`GET /orders/mine/${body.orderId}/${body.access_key}`)).body.payment.other_ways.map(
      ({ id }: { id: number }) => id,
    );
  const far = await order((await hold()).body.holds, card);
  expect(await offered(far)).toEqual([bank?.id]);
  // The day until which a transfer would have to come is over: the place would be let go at once.
  await db.update(bookings).set({ hold_until: new Date("2027-06-01T10:00:00Z") });
  at("2027-05-30T10:00:00Z");
  expect(await offered(far)).toEqual([]);
  at("2027-06-12T10:00:00Z");
  const near = await order((await hold({ slot_id: day.slots[1] })).body.holds, card);
  expect(await offered(near)).toEqual([]);
});

test("who pays after the ride's start has no ride in the past: the seat is free, and there is a choice", async () => {
  at("2027-06-10T10:00:00Z");
  const { holds } = (await hold({ seats: 1 })).body;
  const { orderId } = (await order(holds)).body;
  await db.update(bookings).set({ hold_until: new Date("2027-06-20T10:00:00Z") });
  at("2027-06-14T08:00:00Z");
  await pay(orderId);
  expect(await mine(holds[0])).toMatchObject({ cancelled_why: "late", may: { move: true, money: true } });
  expect(await taken()).toBe(0);
  expect(await mailsOf("late")).toHaveLength(1);
  const views = await server.call("GET /orders/admin/views", { token: await server.signIn() });
  expect(views.body).toMatchObject({ "without-day": 1 });
});

test("the confirmation of an order for a day says what, when and until when it is held; by card 20 minutes", async () => {
  const confirmation = async () =>
    (await db.select().from(mails).orderBy(mails.id))
      .findLast(({ kind }) => kind === "order-confirmation")
      ?.text.replace(/\u00a0/g, " ");
  await order((await hold()).body.holds);
  expect(await confirmation()).toContain("2 × Jízda drift taxi: pondělí 14. června 2027 v 9:00");
  expect(await confirmation()).toContain("Držíme ho pro vás do 10. května 2027, 23:59.");
  const near = (await hold({ slot_id: day.slots[1], seats: 1 })).body;
  await order(near.holds, await payBy("card"));
  expect(await confirmation()).toContain("Jízda drift taxi: pondělí 14. června 2027 v 9:20");
  expect(await confirmation()).toContain("Držíme ho pro vás do 3. května 2027, 12:20.");
  const cash = (await hold({ slot_id: day.slots[1], seats: 1 })).body;
  await order(cash.holds, await payBy("cash"));
  expect(await confirmation()).toContain("Je rezervované;");
});
