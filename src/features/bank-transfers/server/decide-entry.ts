import { and, eq } from "drizzle-orm";
import { orderNumber } from "#features/orders/index.ts";
import { bookMoney, lockOrder, logOrder, moneyOf, orderMoney } from "#features/orders/server/index.ts";
import { markOrderPaid, showWithMoney, storeRefund } from "#features/payments/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { ibanOf } from "#kit/contract/money/bank-numbers.ts";
import { formatMoney, type Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import type { EntryState } from "../bank-entry.ts";
import type { Decision } from "../entry-views.ts";
import { bankEntries } from "./bank-transfers.table.ts";
import { getEntry } from "./list-entries.ts";
import { type Candidate, lockOrders, ordersOf } from "./order-facts.ts";

const GOES_BACK: Both<string> = {
  en: "This money has gone back, or is on its way. Cancel the refund on the order’s page first.",
  cs: "Tyto peníze už se vrátily, nebo jsou na cestě zpět. Nejdřív vrácení zrušte na stránce objednávky.",
};

type Row = typeof bankEntries.$inferSelect;

/**
 * Decides on a payment, once: its row and its order are locked. Throws NOT_FOUND for an entry or order that is not
 * there, CONFLICT where somebody else was quicker, ORDER_PAID_ALREADY where the order has its money.
 */
export async function decideEntry(context: Context, id: number, action: Decision, orderId?: number) {
  await context.db.transaction(async (tx) => {
    const [entry] = await tx.select().from(bankEntries).where(eq(bankEntries.id, id)).for("update");
    if (!entry) throw new Refusal("NOT_FOUND");
    if (action === "reopen") return reopen(context, tx, entry);
    if (entry.state !== "waiting") throw new Refusal("CONFLICT");
    if (action === "aside") return settle(context, tx, entry, "aside", null);
    if (orderId === undefined || entry.is_reversal) throw new Refusal("BAD_REQUEST");
    await lockOrders(tx, [orderId]);
    const order = (await ordersOf(tx, [orderId])).get(orderId);
    if (!order) throw new Refusal("NOT_FOUND");
    if (action === "return") return giveBack(context, tx, entry, order);
    if (order.isPaid) throw new Refusal("ORDER_PAID_ALREADY");
    // Money of another currency can't be added up to the order's.
    if (action === "part" && entry.currency !== "CZK") throw new Refusal("BAD_REQUEST");
    const isWhole = action === "pay" || entry.amount >= order.due;
    const book = () => bookEntry(context, tx, entry, orderId, isWhole ? paysOf(entry, order) : entry.amount);
    if (isWhole) {
      if (!(await markOrderPaid(context, tx, orderId, { book, isEnough: true })))
        throw new Refusal("ORDER_PAID_ALREADY");
      await logOrder(context, tx, orderId, "changed", { paid_how: null }, { paid_how: "bank" });
    }
    // A part of a difference makes it smaller; a part of the whole is added up once it is enough.
    else if (order.wasPaid) await markOrderPaid(context, tx, orderId, { book });
    else await book();
    await settle(context, tx, entry, isWhole ? "paid" : "part", orderId);
  });
  return getEntry(context, id);
}

/**
 * Money that came for an order which has its own, or is cancelled: it counts, so that it stands among the refunds that
 * are due, and goes back to the account that it came from. Where that is not known, the order's screen asks for it. A
 * deleted order is shown again for it.
 */
async function giveBack(context: Context, tx: Database, entry: Row, order: Candidate): Promise<void> {
  if (entry.currency !== "CZK" || !(order.isPaid || order.isCancelled)) throw new Refusal("BAD_REQUEST");
  const row = await lockOrder(tx, order.id);
  await showWithMoney(context, tx, row);
  await bookEntry(context, tx, entry, order.id, entry.amount);
  await settle(context, tx, entry, order.wasPaid ? "paid" : "part", order.id);
  const account = entry.counter_account;
  if (ibanOf(account) === "") return;
  await storeRefund(context, tx, row, {
    way: "bank",
    amount: entry.amount,
    price: 0,
    reason: "surplus",
    payment: null,
    account,
  });
}

/** What a payment that is the whole pays: in whole crowns the exact sum, in another currency what was due. */
function paysOf({ amount, currency }: Row, { due, collected }: Candidate): Halere {
  return currency !== "CZK" || amount === collected ? due : amount;
}

/** Writes what a payment pays into its order's book. */
function bookEntry(
  context: Context,
  tx: Database,
  { id, amount, currency, booked_on: on }: Row,
  orderId: number,
  pays: Halere,
): Promise<void> {
  const rounding = currency === "CZK" ? amount - pays : 0;
  return bookMoney(context, tx, orderId, ["bank", id], { way: "bank", amount: pays, rounding, on });
}

/** What has gone back, or is on its way, can't be counted to another order. Throws CONFLICT. */
async function requireHere(tx: Database, { id, amount }: Row, orderId: number): Promise<void> {
  const isCounted =
    (await tx.$count(orderMoney, and(eq(orderMoney.source, "bank"), eq(orderMoney.source_id, `${id}`)))) > 0;
  if (isCounted && (await moneyOf(tx, orderId)).left < amount)
    throw new Refusal("CONFLICT", { words: GOES_BACK });
}

/** Back to waiting: what was set aside, or what belongs to an order that is not paid, or not any more. */
async function reopen(context: Context, tx: Database, entry: Row): Promise<void> {
  if (entry.state === "waiting") throw new Refusal("CONFLICT");
  if (entry.order_id !== null) {
    await lockOrders(tx, [entry.order_id]);
    const order = (await ordersOf(tx, [entry.order_id])).get(entry.order_id);
    if (order?.wasPaid) throw new Refusal("ORDER_PAID_ALREADY");
    await requireHere(tx, entry, entry.order_id);
    await bookMoney(context, tx, entry.order_id, ["bank", entry.id], null);
  }
  await settle(context, tx, entry, "waiting", null);
}

async function settle(
  context: Context,
  tx: Database,
  entry: Row,
  state: EntryState,
  orderId: number | null,
): Promise<void> {
  const isOpen = state === "waiting";
  const decided_by = isOpen ? null : context.user?.name || context.user?.email || null;
  await tx
    .update(bankEntries)
    .set({ state, order_id: orderId, decided_by, decided_at: isOpen ? null : context.now() })
    .where(eq(bankEntries.id, entry.id));
  const amount = (language: "cs" | "en") =>
    entry.currency === "CZK"
      ? formatMoney(entry.amount / 100, language)
      : `${(entry.amount / 100).toFixed(2)} ${entry.currency}`;
  await writeEntry(context, tx, {
    type: "bank-transfers",
    id: entry.id,
    action: "changed",
    label: { cs: amount("cs"), en: amount("en") },
    before: { state: entry.state, order_number: entry.order_id && orderNumber(entry.order_id) },
    after: { state, order_number: orderId && orderNumber(orderId) },
  });
}
