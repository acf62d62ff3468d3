// @module-tag both-databases
import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeAll, expect, test } from "vitest";
import { daySlots } from "#features/days/server/days.table.ts";
import { orderMoney } from "#features/orders/server/index.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { addDay, openRides, RIDE, sellVouchers } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";
import { allowedNow } from "../allowed-now.ts";
import { settleBookings } from "../booking-jobs.ts";
import { bookingKey } from "../booking-key.ts";
import { bookings, bookingWaiting, gateActs } from "../bookings.table.ts";
import { followDay } from "../follow-days.ts";

/**
 * Any walk over the places of two days: booked, held, ordered, paid, undone, moved, cancelled, waited for, let go by time,
 * cancelled with their day, and what two phones at the gate have done without a network, sent late, in any order and
 * again. Nobody is beyond the places, and whoever has paid has one thing for it.
 */
const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
const START = Date.parse("2027-06-11T08:00:00Z");
const HOUR = 3_600_000;
const LIVE = ["held", "booked", "checked-in", "no-show"];

beforeAll(() => server.services.jobs.stop());
afterEach(() => server.setNow(null));

const which = fc.nat(5);
const slot = fc.nat(2);
const step = fc.oneof(
  fc.record({ do: fc.constant("book" as const), which, slot }),
  fc.record({ do: fc.constant("order" as const), slot, seats: fc.constantFrom(1, 2) }),
  fc.record({ do: fc.constant("phone" as const), slot }),
  fc.record({ do: fc.constantFrom("pay" as const, "unpay" as const, "drop" as const), which }),
  fc.record({
    do: fc.constantFrom(
      "move" as const,
      "cancel" as const,
      "ask" as const,
      "unask" as const,
      "take" as const,
    ),
    which,
    slot,
    team: fc.boolean(),
  }),
  fc.record({ do: fc.constant("wait" as const), which }),
  fc.record({ do: fc.constantFrom("day-off" as const, "day-on" as const), which: fc.nat(1) }),
  fc.record({ do: fc.constant("time" as const), hours: fc.constantFrom(1, 13, 30) }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("gate" as const),
      which,
      slot,
      kind: fc.constantFrom("check-in", "no-show", "undo", "slot", "pay", "unpay"),
      early: fc.integer({ min: 0, max: 600 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("send" as const), order: fc.array(fc.nat(9)) }) },
);
type Pressed = {
  do: "move" | "cancel" | "ask" | "unask" | "take";
  which: number;
  slot: number;
  team: boolean;
};
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let token: string;
let shop: Awaited<ReturnType<typeof openRides>>;
let codes: string[];
let dayIds: number[];
let slots: number[];
let queue: { act: object; kind: string; done_at: string }[];
let sent: { act: object; kind: string; done_at: string }[];
let keys = 0;
let now = START;

const call = async (name: string, body?: object, isTeam = true) => {
  const answer = await server.call(name, { body, ...(isTeam && { token }) });
  expect([name, answer.status < 500 && answer.status !== 401 ? "" : answer.body]).toEqual([name, ""]);
  return answer;
};

test("whatever happens to places in any order, also without a network: none is taken twice, and whoever has paid has exactly one thing for it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18 }), async (steps) => {
      await begin();
      for (const [at, one] of steps.entries()) {
        await act(one);
        await expectOneThing(`${at}: ${JSON.stringify(one)}`);
      }
      // In the end every phone has a signal.
      await act({ do: "send", order: [] });
      await expectOneThing("end");
      await expectMoneyKept();
    }),
    walk(12, { interruptAfterTimeLimit: 45_000, endOnFailure: true }),
  );
});

async function begin(): Promise<void> {
  now = START;
  server.setNow(new Date(now));
  token = await server.signIn();
  shop = await openRides(server.services);
  ({ codes } = await sellVouchers(server, shop, 2));
  const one = await addDay(server.services, { date: "2027-06-14", seats: 1, starts: ["09:00", "15:00"] });
  const two = await addDay(server.services, { date: "2027-06-20", seats: 2, starts: ["09:00"] });
  dayIds = [one.id, two.id];
  slots = [...one.slots, ...two.slots];
  queue = [];
  sent = [];
}

async function act(one: Step): Promise<void> {
  if (one.do === "book") {
    const code = codes[one.which % codes.length];
    const rider = { rider: "Jana", email: "jana@example.cz" };
    await call("POST /bookings", { code, slot_id: slots[one.slot], ...rider }, false);
  } else if (one.do === "order") await order(one.slot, one.seats);
  else if (one.do === "phone") {
    const wish = { product_id: RIDE, name: "Ota", language: "cs", slot_id: slots[one.slot] };
    await call("POST /bookings/admin", { ...wish, phone: "777 111 222" });
  } else if (one.do === "pay" || one.do === "unpay" || one.do === "drop") await change(one.do, one.which);
  else if (one.do === "time") {
    now += one.hours * HOUR;
    server.setNow(new Date(now));
    token = await server.signIn();
    await settleBookings(server.services);
  } else if (one.do === "day-off" || one.do === "day-on") {
    const id = dayIds[one.which] as number;
    const reason = { reason: { en: "Rain", cs: "Prší" } };
    if (one.do === "day-off") await call(`POST /days/${id}/cancel`, reason);
    else await call(`POST /days/${id}/reopen`);
    await followDay(server.services, id);
  } else if (one.do === "wait") {
    const mail = `w${one.which}@example.cz`;
    const code = codes[one.which];
    const wish = { day_id: dayIds[0], name: "Eva", email: mail, ...(code ? { code } : { product_id: RIDE }) };
    await call("POST /bookings/waiting", wish, false);
  } else if (one.do === "gate") await atGate(one);
  else if (one.do === "send") await send(one.order);
  else await press(one as Pressed);
}

async function order(at: number, seats: number): Promise<void> {
  const riders = ["Petr", "Eva"].slice(0, seats);
  const wish = { product_id: RIDE, slot_id: slots[at], seats, riders };
  const { status, body } = await call("POST /bookings/holds", wish, false);
  if (status !== 201) return;
  const items = [{ id: RIDE, quantity: seats, price: 5000, holds: body.holds }];
  await call("POST /orders", { ...shop.payload, items, total: 5000 * seats + 129 }, false);
}

async function change(what: "pay" | "unpay" | "drop", at: number): Promise<void> {
  const rows = await db.select().from(orders).orderBy(asc(orders.id));
  const one = rows.at(at % rows.length);
  if (!one) return;
  const path = `/orders/admin/orders/${one.id}`;
  if (what === "pay") await call(`POST ${path}/paid`, { how: "bank" });
  else if (what === "unpay") await call(`POST ${path}/undo`, { what: "payment", status: one.status });
  else await call(`PATCH ${path}`, { status: "cancelled" });
}

const chosen = async (at: number) => {
  const rows = await db.select().from(bookings).orderBy(asc(bookings.id));
  return rows.at(at % Math.max(1, rows.length));
};

async function press(one: Pressed) {
  const booking = await chosen(one.which);
  if (!booking) return;
  const mine = `/bookings/mine/${booking.id}/${bookingKey(server.services.config, booking)}`;
  const admin = `/bookings/admin/${booking.id}`;
  if (one.do === "take") return void (await call(`POST ${mine}/take`, undefined, false));
  const body = one.do === "move" ? { slot_id: slots[one.slot] } : undefined;
  if (one.do === "ask") await call(`POST ${mine}/money-back`, undefined, false);
  else if (one.do === "unask")
    await call(one.team ? `POST ${admin}/money-back/undo` : `POST ${mine}/money-back/undo`);
  else if (one.team) await call(`POST ${admin}/${one.do}`, body ?? { reason: "x" });
  else await call(`POST ${mine}/${one.do}`, body, false);
}

/** Done on a phone without a signal, up to ten hours before now by its clock. */
async function atGate({ which, slot, kind, early }: Extract<Step, { do: "gate" }>): Promise<void> {
  const booking = await chosen(which);
  if (!booking) return;
  keys += 1;
  const done_at = new Date(now - early * 60_000).toISOString();
  const details: Record<string, object> = {
    slot: { slot_id: slots[slot] },
    pay: { how: "cash", amount: 5000 },
  };
  const more = details[kind];
  queue.push({
    act: { key: `walk-key-${keys}`, booking_id: booking.id, kind, done_at, ...more },
    kind,
    done_at,
  });
}

/** Some of what waits, and of what was sent already, in any order; without one all of it. */
async function send(order: number[]): Promise<void> {
  const all = [...queue, ...sent];
  const some = order.length === 0 ? queue : order.flatMap((at) => all[at] ?? []);
  if (some.length === 0) return;
  await call("POST /bookings/gate", { acts: some.map(({ act }) => act) });
  sent = [...new Set([...sent, ...some])];
  queue = queue.filter((one) => !sent.includes(one));
}

async function expectOneThing(after: string): Promise<void> {
  const rows = await db.select().from(bookings).orderBy(asc(bookings.id));
  const live = rows.filter(({ state }) => LIVE.includes(state));
  for (const one of await db.select().from(daySlots).orderBy(asc(daySlots.id))) {
    const taken = live.filter(({ slot_id }) => slot_id === one.id).reduce((sum, { seats }) => sum + seats, 0);
    expect([after, "taken", one.taken, taken <= one.seats]).toEqual([after, "taken", taken, true]);
  }
  const issued = await db.select().from(vouchers).orderBy(asc(vouchers.id));
  for (const { id, used_at } of issued) {
    const own = live.filter(({ voucher_id }) => voucher_id === id);
    const ahead = own.filter(({ state }) => state === "booked" || state === "held");
    expect([after, "rides of a voucher", own.length < 2, used_at && ahead.length]).toEqual([
      ...[after, "rides of a voucher", true],
      used_at && 0,
    ]);
  }
  const items = await db.select().from(orderItems).orderBy(asc(orderItems.id));
  for (const sale of await db.select().from(orders).orderBy(asc(orders.id))) {
    if (!sale.paid_at || sale.balance_halere < 0 || sale.status === "cancelled" || sale.hidden_at) continue;
    for (const item of items.filter(({ order_id }) => order_id === sale.id))
      for (let piece = 1; piece <= item.quantity; piece++) {
        const voucher = issued.find((one) => one.order_item_id === item.id && one.piece === piece);
        const own = rows.filter(
          (one) =>
            (one.order_item_id === item.id && one.piece === piece) ||
            (voucher && one.voucher_id === voucher.id),
        );
        const seats = own.filter(({ state }) => LIVE.includes(state)).length;
        const asked = own.filter((one) => one.money_asked_at && one.state === "cancelled").length;
        const isBound = own.some((one) => one.voucher_id === voucher?.id && LIVE.includes(one.state));
        const isFree = voucher && !voucher.used_at && !voucher.voided_at && !isBound && asked === 0;
        const isUsedOnly = voucher?.used_at && seats === 0;
        const may = await Promise.all(own.map((one) => allowedNow({ db, now: () => new Date(now) }, one)));
        const right = !voucher && seats === 0 && asked === 0 && may.some(({ move }) => move);
        const things = [seats, asked, isFree ? 1 : 0, isUsedOnly ? 1 : 0, right ? 1 : 0];
        expect([after, `order ${sale.id}, piece ${piece}`, things.reduce((a, b) => a + b)]).toEqual([
          ...[after, `order ${sale.id}, piece ${piece}`, 1],
        ]);
      }
  }
  const waiting = await db.select().from(bookingWaiting).orderBy(asc(bookingWaiting.id));
  for (const entry of waiting.filter(({ state }) => state === "offered"))
    expect([after, "offered", live.some(({ id }) => id === entry.booking_id)]).toEqual([
      after,
      "offered",
      true,
    ]);
}

/** What was taken at the gate is on an order, waits for a decision, or was refused or taken back on the phone that sees it. */
async function expectMoneyKept(): Promise<void> {
  const acts = await db.select().from(gateActs).orderBy(asc(gateActs.received_at));
  const noted = await db
    .select()
    .from(orderMoney)
    .where(eq(orderMoney.source, "till"))
    .orderBy(asc(orderMoney.id));
  for (const one of acts.filter(({ kind }) => kind === "pay")) {
    const isNoted = noted.some(({ at }) => at.getTime() === one.done_at.getTime());
    expect([one.key, one.outcome, isNoted || one.outcome === "conflict"]).toEqual([
      one.key,
      one.outcome,
      true,
    ]);
  }
}
