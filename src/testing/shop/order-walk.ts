import { and, eq, isNotNull, isNull } from "drizzle-orm";
import fc from "fast-check";
import { bookings } from "#features/bookings/server/bookings.table.ts";
import { discountCodes } from "#features/discounts/server/discounts.table.ts";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { programContext } from "#kit/server/program-context.ts";
import type { TestServer } from "../test-server.ts";
import { addDay, openRides, RIDE } from "./rides-test-data.ts";

const STATUSES = ["pending", "processing", "shipped", "completed", "done", "cancelled"] as const;
const order = fc.nat(2);
const some = { order, pieces: fc.integer({ min: 1, max: 2 }), item: fc.nat(1) };
const purchase = { holds: fc.nat(2), code: fc.boolean(), cash: fc.boolean(), pickup: fc.boolean() };
/** Places of a day, a discount code, cash at the handover, no parcel. */
export const orderPurchase = fc.record(purchase);
export const orderStep = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("buy" as const), ...purchase }),
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
export type OrderStep = typeof orderStep extends fc.Arbitrary<infer T> ? T : never;
type OrderPurchase = typeof orderPurchase extends fc.Arbitrary<infer T> ? T : never;
export type OrderAct = Exclude<OrderStep, { do: "buy" }>;

/** Orders that any history may happen to: rides with and without places of a day, and goods; call `open` before each. */
export function orderWalk(server: TestServer) {
  const { db } = server.services;
  let token: string;
  let shop: Awaited<ReturnType<typeof openRides>>;
  let slots: [number, ...number[]];
  let cashId: number;
  let pickupId: number;

  const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });

  async function open(): Promise<void> {
    await db.delete(discountCodes);
    shop = await openRides(server.services);
    server.setNow(new Date("2027-05-03T10:00:00Z"));
    token = await server.signIn();
    ({ slots } = await addDay(server.services, { date: "2027-06-14", price: 450_000, seats: 3 }));
    const names = (en: string) => ({ en, cs: en });
    const cash = { names: names("Cash"), kind: "cash" as const };
    const pickup = { names: names("Pick-up"), price_halere: 0, is_pickup: true };
    [cashId] = (await db.insert(paymentMethods).values(cash).returning()).map(({ id }) => id) as [number];
    [pickupId] = (await db.insert(shippingMethods).values(pickup).returning()).map(({ id }) => id) as [
      number,
    ];
    await call("POST /discount-codes", { code: "DRIFT10", kind: "percent", percent: 10 });
  }

  /** Stickers and rides, with or without places of a day. */
  async function buy({ holds: seats, code, cash, pickup }: OrderPurchase) {
    const wish = { product_id: RIDE, slot_id: slots[0], seats, riders: ["Jana"] };
    const { holds } = seats > 0 ? (await server.call("POST /bookings/holds", { body: wish })).body : {};
    const items = [
      { id: "sticker-set", quantity: 2, price: 149.9 },
      holds ? { id: RIDE, quantity: seats, price: 4500, holds } : { id: RIDE, quantity: 2, price: 5000 },
    ];
    const send = (total: number) =>
      server.call("POST /orders", {
        body: {
          ...shop.payload,
          ...(cash && { payment_method: cashId }),
          ...(pickup && { shipping_method: pickupId }),
          items,
          total,
          discount_code: code ? "DRIFT10" : "",
        },
      });
    const { body } = await send((await send(0)).body.total);
    return body.orderId
      ? [{ id: body.orderId as number, mine: `/orders/mine/${body.orderId}/${body.access_key}` }]
      : [];
  }

  async function act({ id, mine }: { id: number; mine: string }, one: OrderAct) {
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
      return (
        free && server.call("POST /bookings", { body: { code: free.code, slot_id: slots[1], ...rider } })
      );
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
        items: [{ id: item.id, quantity: one.pieces }],
        seen: now.total,
      });
    const lines = await linesOf(id, one);
    if (!lines) return;
    const plan = await call(`POST ${path}/items/plan`, { lines });
    if (plan.status !== 200) return;
    const { total, to_pay, to_return } = plan.body;
    return call(`PUT ${path}/items`, { lines, version: now.updated_at, seen: { total, to_pay, to_return } });
  }

  /** The lines of an order with another count of one of them. */
  async function linesOf(id: number, { item, pieces }: { item: number; pieces: number }) {
    const { body: now } = await call(`GET /orders/admin/orders/${id}`);
    const items: { id: number; product_id: string; quantity: number; taken_back: number }[] = (
      now.items ?? []
    ).filter((own: { quantity: number; taken_back: number }) => own.quantity > own.taken_back);
    const chosen = items[item];
    return (
      chosen &&
      items.map((own) => ({
        item: own.id,
        product: own.product_id,
        quantity: own === chosen ? pieces : own.quantity - own.taken_back,
      }))
    );
  }

  /** All that follows an order is looked at again. */
  function settle(id: number): Promise<void> {
    const context = programContext(server.services, "cs");
    return db.transaction((tx) => server.services.parts.settle(context, tx, id));
  }

  return { open, buy, act, settle, call, linesOf };
}
