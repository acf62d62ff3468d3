// @module-tag both-databases
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeAll, expect, test } from "vitest";
import { bookings } from "#features/bookings/server/bookings.table.ts";
import { daySlots } from "#features/days/server/days.table.ts";
import { discountCodes } from "#features/discounts/server/discounts.table.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { programContext } from "#kit/server/program-context.ts";
import { addDay, openRides, RIDE } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";

/** What follows an order follows from what it is: looked at again, nothing changes, whatever has happened to it. */
const server = await testServer();
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof openRides>>;
let slots: [number, ...number[]];

beforeAll(async () => {
  // Mails and follow-ups of the background would come in between.
  await server.services.jobs.stop();
});
afterEach(() => server.setNow(null));

const STATUSES = ["pending", "processing", "shipped", "completed", "done", "cancelled"] as const;
const order = fc.nat(2);
const some = { order, pieces: fc.integer({ min: 1, max: 2 }), item: fc.nat(1) };
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("buy" as const), holds: fc.nat(2), code: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("pay" as const), order }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("move" as const), order, to: fc.constantFrom(...STATUSES) }),
  },
  fc.record({ do: fc.constant("undo" as const), order, what: fc.constantFrom("status", "payment") }),
  fc.record({ do: fc.constant("take back" as const), ...some }),
  fc.record({ do: fc.constant("change" as const), ...some }),
  fc.record({ do: fc.constant("withdraw" as const), ...some }),
  fc.record({ do: fc.constant("refund" as const), order }),
  fc.record({ do: fc.constant("hide" as const), order }),
  fc.record({ do: fc.constant("show" as const), order }),
  fc.record({ do: fc.constant("rename" as const), order }),
  fc.record({ do: fc.constant("book" as const), order }),
  fc.record({ do: fc.constant("cancel a seat" as const), order }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Act = Exclude<Step, { do: "buy" }>;

/** First: what a walk that ran out of time has begun may still be under way. */
test("the rules of the walk are met: it pays, books and takes back", async () => {
  await open();
  const [bought] = await buy(1, true);
  if (!bought) throw new Error("nothing was bought");
  const { id } = bought;
  expect(await act(bought, { do: "pay", order: 0 })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "take back", order: 0, item: 0, pieces: 1 })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "change", order: 0, item: 0, pieces: 2 })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "rename", order: 0 })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "undo", order: 0, what: "payment" })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "move", order: 0, to: "cancelled" })).toMatchObject({ status: 200 });
  expect(await act(bought, { do: "hide", order: 0 })).toMatchObject({ status: 204 });
  expect(await act(bought, { do: "show", order: 0 })).toMatchObject({ status: 204 });
  expect(await db.$count(orderItems, eq(orderItems.order_id, id))).toBeGreaterThan(1);
  expect(await db.$count(orders, eq(orders.id, id))).toBe(1);
  expect(await db.$count(products)).toBe(2);
  expect(await db.$count(daySlots)).toBe(2);
});

test("after any step of any history, what follows an order called again changes no row of any table", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      await open();
      const placed: { id: number; mine: string }[] = [];
      for (const one of steps) {
        if (one.do === "buy") placed.push(...(await buy(one.holds, one.code)));
        else {
          const chosen = placed.at(one.order);
          if (chosen) await act(chosen, one);
          // Its seats are free a moment later, by a job.
          if (chosen && one.do === "withdraw") await settle(chosen.id);
        }
        const before = await everything();
        for (const { id } of placed) await settle(id);
        expect([one.do, changed(before, await everything())]).toEqual([one.do, []]);
      }
    }),
    walk(24, { interruptAfterTimeLimit: 45_000, endOnFailure: true }),
  );
});

test("two steps at the same moment: each is done or refused, none waits for ever, and nothing is left to be done", async () => {
  const acts = step.filter((one) => one.do !== "buy" && one.do !== "book") as fc.Arbitrary<Act>;
  await fc.assert(
    fc.asyncProperty(
      fc.nat(2),
      fc.boolean(),
      fc.array(fc.tuple(acts, acts), { minLength: 2, maxLength: 4 }),
      async (holds, hasCode, pairs) => {
        await open();
        const [bought] = await buy(holds, hasCode);
        if (!bought) return;
        for (const pair of pairs) {
          const answers = await Promise.all(pair.map((one) => act(bought, one)));
          for (const answer of answers) if (answer) expect(answer.status).toBeLessThan(500);
          await settle(bought.id);
          const before = await everything();
          await settle(bought.id);
          expect(changed(before, await everything())).toEqual([]);
        }
      },
    ),
    walk(12, { interruptAfterTimeLimit: 45_000, endOnFailure: true }),
  );
});

const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });

async function open(): Promise<void> {
  await db.delete(discountCodes);
  shop = await openRides(server.services);
  server.setNow(new Date("2027-05-03T10:00:00Z"));
  token = await server.signIn();
  ({ slots } = await addDay(server.services, { date: "2027-06-14", price: 450_000, seats: 3 }));
  await call("POST /discount-codes", { code: "DRIFT10", kind: "percent", percent: 10 });
}

/** Stickers and rides, with or without places of a day. */
async function buy(seats: number, hasCode: boolean) {
  const wish = { product_id: RIDE, slot_id: slots[0], seats, riders: ["Jana"] };
  const { holds } = seats > 0 ? (await server.call("POST /bookings/holds", { body: wish })).body : {};
  const items = [
    { id: "sticker-set", quantity: 2, price: 149.9 },
    holds ? { id: RIDE, quantity: seats, price: 4500, holds } : { id: RIDE, quantity: 2, price: 5000 },
  ];
  const send = (total: number) =>
    server.call("POST /orders", {
      body: { ...shop.payload, items, total, discount_code: hasCode ? "DRIFT10" : "" },
    });
  const { body } = await send((await send(0)).body.total);
  return body.orderId
    ? [{ id: body.orderId as number, mine: `/orders/mine/${body.orderId}/${body.access_key}` }]
    : [];
}

async function act({ id, mine }: { id: number; mine: string }, one: Act) {
  const path = `/orders/admin/orders/${id}`;
  if (one.do === "pay") return call(`POST ${path}/paid`, { how: "bank" });
  if (one.do === "move") return call(`PATCH ${path}`, { status: one.to });
  if (one.do === "hide") return call(`DELETE ${path}`);
  if (one.do === "show") return call(`POST ${path}/shown`);
  const { body: now } = await call(`GET ${path}`);
  if (!now.items) return;
  const items = now.items.filter(
    (own: { quantity: number; taken_back: number }) => own.quantity > own.taken_back,
  );
  if (one.do === "undo") return call(`POST ${path}/undo`, { what: one.what, status: now.status });
  if (one.do === "refund") {
    const due = now.status === "cancelled" ? now.money.left : now.owed;
    const amount = Math.round(((now.refunded ?? 0) + due) * 100) / 100;
    return due > 0 && call(`POST ${path}/refunded`, { amount });
  }
  if (one.do === "rename") {
    const customer = { ...shop.payload.customer, name: `Jan ${id} ${Date.now() % 1000}` };
    return call(`PUT ${path}/customer`, { version: now.updated_at, customer });
  }
  if (one.do === "book") {
    const [free] = await db
      .select()
      .from(vouchers)
      .where(and(eq(vouchers.order_id, id), isNull(vouchers.voided_at), isNull(vouchers.used_at)));
    const rider = { rider: "Jan", email: "jan@example.cz" };
    return free && server.call("POST /bookings", { body: { code: free.code, slot_id: slots[1], ...rider } });
  }
  if (one.do === "cancel a seat") {
    const [seat] = await db
      .select()
      .from(bookings)
      .where(and(eq(bookings.order_id, id), eq(bookings.state, "booked"), isNotNull(bookings.slot_id)))
      .orderBy(bookings.id);
    return seat && call(`POST /bookings/admin/${seat.id}/cancel`, { reason: "Prší" });
  }
  const item = items[one.item];
  if (!item) return;
  if (one.do === "withdraw")
    return server.call(`POST ${mine}/withdrawal`, {
      body: { items: [{ id: item.id, quantity: one.pieces }] },
    });
  if (one.do === "take back")
    return call(`POST ${path}/taken-back`, {
      ...{ items: [{ id: item.id, quantity: one.pieces }], seen: now.total },
    });
  const lines = items.map(
    (own: { id: number; product_id: string; quantity: number; taken_back: number }) => ({
      ...{ item: own.id, product: own.product_id },
      quantity: own.id === item.id ? one.pieces : own.quantity - own.taken_back,
    }),
  );
  const plan = await call(`POST ${path}/items/plan`, { lines });
  if (plan.status !== 200) return;
  const { total, to_pay, to_return } = plan.body;
  return call(`PUT ${path}/items`, { lines, version: now.updated_at, seen: { total, to_pay, to_return } });
}

function settle(id: number): Promise<void> {
  const context = programContext(server.services, "cs");
  return db.transaction((tx) => server.services.parts.settle(context, tx, id));
}

/** What each table holds, mails and papers too. */
async function everything(): Promise<Map<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name} as name, coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as held from ${sql.identifier(name)} t`,
  );
  const { rows } = await db.execute<{ name: string; held: string }>(sql.join(parts, sql` union all `));
  return new Map(rows.map(({ name, held }) => [name, held]));
}

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...after].filter(([name, held]) => before.get(name) !== held).map(([name]) => name);
