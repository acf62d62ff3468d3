import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Halere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MoneySource, type MoneyState, paymentsOf } from "../../order-money.ts";
import type { PaidHow } from "../../order-status.ts";
import { orders } from "../orders.table.ts";
import { moneyOf } from "./money-of.ts";
import { orderMoney } from "./order-money.table.ts";

type Entry = typeof orderMoney.$inferSelect;
type Who = Pick<Context, "now" | "user">;

/** What a record says of an order's money now. */
export interface SaidMoney {
  way: PaidHow | null;
  /** What it pays of the order; below 0: what goes back. */
  amount: Halere;
  /** By how much more changes hands. */
  rounding?: Halere;
  /** How much of the order's price is given up by it. */
  price?: Halere;
  state?: Exclude<MoneyState, "failed">;
  /** The day on which it moved, YYYY-MM-DD in Prague; today unless told. */
  on?: string;
}

/**
 * Brings the entries of one record to what it says now; null: it counts no more. The same told twice, or late, writes
 * nothing. The order's row is locked.
 */
export async function bookMoney(
  who: Who,
  tx: Database,
  orderId: number,
  [source, source_id]: readonly [MoneySource, string | number],
  said: SaidMoney | null,
): Promise<void> {
  const entries = await tx
    .select()
    .from(orderMoney)
    .where(and(eq(orderMoney.source, source), eq(orderMoney.source_id, String(source_id))))
    .orderBy(asc(orderMoney.id));
  const live = liveOf(entries);
  if (live && live.order_id !== orderId)
    throw new Error(`${source} ${source_id} pays order ${live.order_id}, not ${orderId}.`);
  if (live && said && isSame(live, said)) {
    if (live.state === said.state || (live.state === "settled" && !said.state)) return;
    if (live.state === "asked") return settle(who, tx, live, said);
  }
  if (!live && !said) return;
  if (live) await retire(who, tx, live);
  if (said) {
    const at = who.now();
    const { way, amount, rounding = 0, price = 0, state = "settled", on = pragueDay(at) } = said;
    await tx.insert(orderMoney).values({
      order_id: orderId,
      at,
      by: nameOf(who),
      way,
      state,
      source,
      source_id: String(source_id),
      amount_halere: amount,
      rounding_halere: rounding,
      price_halere: price,
      moved_on: on,
      settled_at: state === "settled" ? at : null,
      turn: entries.filter(({ undoes }) => undoes === null).length + 1,
    });
  }
  await settleMoney(tx, orderId);
}

const nameOf = ({ user }: Who) => user?.name || user?.email || "";

/** The entry that counts now: neither failed nor undone. A record has one at most. */
function liveOf(entries: readonly Entry[]): Entry | undefined {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  return entries.findLast(
    ({ id, state, undoes }) => state !== "failed" && undoes === null && !undone.has(id),
  );
}

function isSame(live: Entry, { way, amount, rounding = 0, price = 0 }: SaidMoney): boolean {
  return (
    live.way === way &&
    live.amount_halere === amount &&
    live.rounding_halere === rounding &&
    live.price_halere === price
  );
}

async function settle(who: Who, tx: Database, { id, order_id }: Entry, { on }: SaidMoney): Promise<void> {
  const at = who.now();
  await tx
    .update(orderMoney)
    .set({ state: "settled", settled_at: at, moved_on: on ?? pragueDay(at) })
    .where(eq(orderMoney.id, id));
  await settleMoney(tx, order_id);
}

/** What was only asked for has failed; what was settled is taken back by an entry of its own. */
async function retire(who: Who, tx: Database, entry: Entry): Promise<void> {
  if (entry.state === "asked") {
    await tx.update(orderMoney).set({ state: "failed" }).where(eq(orderMoney.id, entry.id));
    return;
  }
  const at = who.now();
  const { id, order_id, way, source, source_id, turn } = entry;
  await tx.insert(orderMoney).values({
    order_id,
    at,
    by: nameOf(who),
    way,
    state: "settled",
    settled_at: at,
    moved_on: pragueDay(at),
    source,
    source_id,
    undoes: id,
    turn: -turn,
    amount_halere: -entry.amount_halere || 0,
    rounding_halere: -entry.rounding_halere || 0,
    price_halere: -entry.price_halere || 0,
  });
}

/** Less is taken as enough: what is still due of an order is asked for no more. */
export async function waiveRest(who: Who, tx: Database, orderId: number): Promise<void> {
  const { due } = await moneyOf(tx, orderId);
  if (due > 0)
    await bookMoney(who, tx, orderId, ["waived", randomUUID()], { way: null, amount: 0, price: due });
}

/** An order that is not paid any more asks for its whole price: what of it was given up before does not count. */
export async function askAnew(who: Who, tx: Database, orderId: number): Promise<void> {
  const { priceBack, waived, roundedNow } = await moneyOf(tx, orderId);
  if (priceBack || waived || roundedNow)
    await bookMoney(who, tx, orderId, ["anew", randomUUID()], { way: null, amount: 0 });
}

/**
 * The payment of an order turned out to be a mistake: what the team noted, the transfer that made it paid, and what came
 * after that. Parts that came before stay.
 */
export async function undoPayment(who: Who, tx: Database, order: typeof orders.$inferSelect): Promise<void> {
  const { id, paid_at } = order;
  const entries = await tx
    .select()
    .from(orderMoney)
    .where(eq(orderMoney.order_id, id))
    .orderBy(asc(orderMoney.id));
  // A gateway's word is not taken back by hand, and vouchers keep what they pay.
  const payments = paymentsOf(entries).filter(({ source }) => source !== "card" && source !== "voucher");
  const first = payments.findLast(({ at }) => paid_at && at <= paid_at);
  for (const entry of payments)
    if (entry.source !== "bank" || (first && entry.id >= first.id)) await retire(who, tx, entry);
  await askAnew(who, tx, id);
  await settleMoney(tx, id);
}

/**
 * Writes the order's cached balance: what has to go back, or below 0 what is still to be paid. Called by `bookMoney`, and
 * where an order costs something else, is cancelled or taken up again, in the same transaction.
 */
export async function settleMoney(tx: Database, orderId: number): Promise<void> {
  const { owed, due } = await moneyOf(tx, orderId);
  await tx
    .update(orders)
    .set({ balance_halere: owed > 0 ? owed : -due || 0 })
    .where(eq(orders.id, orderId));
}
