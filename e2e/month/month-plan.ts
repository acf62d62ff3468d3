import { randomUUID } from "node:crypto";
import type { Payment } from "../../src/testing/outside/bank-statements.ts";

/** What a month of a shop is to be: orders of all kinds, and what comes to the account for them. */

export type Kind = "bank" | "card" | "cash" | "cod";

/** What the test itself knows of an order, in haléře. */
export interface Known {
  /** Sent with the order, also when it is sent again. */
  key: string;
  place: number;
  kind: Kind;
  items: { id: string; quantity: number; price: number }[];
  total: number;
  /** Pieces of the sticker sets beside a ride. */
  stickers: number;
  /** Once it is placed. */
  id: number;
  mine: string;
  came: number;
  went: number;
  invoiced: number;
}

export const RIDE = 500_000;
export const STICKERS = 14_990;
export const FEE = 3_900;

/** The same numbers at each run. */
export function randomOf(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

export function shuffled<T>(rows: readonly T[], random: (most: number) => number): T[] {
  return rows
    .map((row) => ({ row, at: random(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

/** Of ten orders six pay by transfer, two by card, one in cash and one on delivery, which takes goods. */
export function planOrders(
  count: number,
  ids: { ride: string; stickers: string; shipping: number },
  random: (most: number) => number,
): Known[] {
  return Array.from({ length: count }, (_, place) => {
    const digit = place % 10;
    const kind: Kind = digit < 6 ? "bank" : digit < 8 ? "card" : digit < 9 ? "cash" : "cod";
    const ride = place % 3 < 2 ? [{ id: ids.ride, quantity: 1 + random(2), price: RIDE / 100 }] : [];
    const stickers =
      place % 3 > 0 || kind === "cod"
        ? [{ id: ids.stickers, quantity: 1 + random(5), price: STICKERS / 100 }]
        : [];
    const items = [...ride, ...stickers];
    const goods = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
    const total = goods + ids.shipping + (kind === "cod" ? FEE : 0);
    return {
      ...{ key: randomUUID(), place, kind, items, total, id: 0, mine: "" },
      stickers: ride.length > 0 ? (stickers[0]?.quantity ?? 0) : 0,
      ...{ came: 0, went: 0, invoiced: 0 },
    };
  });
}

export interface Booking extends Payment {
  id: string;
}

/** A booking on the account for each order, two for those that pay in parts. */
export function bookingsFor(orders: readonly Known[], inParts: ReadonlySet<Known>, day: string): Booking[] {
  return orders.flatMap((order) => {
    const parts = inParts.has(order) ? [order.total - 10_000, 10_000] : [order.total];
    return parts.map((amount, part) => ({
      ...{ id: String(1000 + order.place * 2 + part), day, amount: amount / 100, symbol: String(order.id) },
      ...{ name: "Zákazník", account: String(2_000_000_000 + order.id), bank: "0800" },
    }));
  });
}
