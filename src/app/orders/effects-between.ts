import { ORDER_EFFECTS, type OrderEffect } from "#features/order-management/index.ts";
import { isPaidAtHandover, toPayOf } from "#features/orders/index.ts";
import type { OrderWorld } from "./order-world.ts";

/** What was done to an order, by what hung on it before and after, and which mails were for its customer. */
export function effectsBetween(
  before: OrderWorld,
  after: OrderWorld,
  mails: ReadonlySet<string>,
): OrderEffect[] {
  const effects = new Set<OrderEffect>([
    ...ofMoney(before, after),
    ...ofPapers(before, after, mails),
    ...ofStock(before, after),
    ...ofVouchers(before, after),
    ...ofSeats(before, after),
    ...ofMails(after, mails),
  ]);
  return ORDER_EFFECTS.filter((effect) => effects.has(effect));
}

type Told = readonly (readonly [OrderEffect, boolean])[];
const told = (effects: Told) => effects.flatMap(([effect, is]) => (is ? [effect] : []));

const linesOf = ({ lines }: OrderWorld) =>
  JSON.stringify(
    lines.map(({ id, product_id, variant_id, quantity }) => [id, product_id, variant_id, quantity]),
  );
const isOtherLines = (before: OrderWorld, after: OrderWorld) => linesOf(before) !== linesOf(after);

function ofMoney(before: OrderWorld, after: OrderWorld) {
  const { discount } = before;
  const isDropped = discount !== null && after.discount === null;
  const { paid_at } = before.order;
  return told([
    [
      "forget-payment",
      paid_at !== null && after.order.paid_at === null && before.order.status === "cancelled",
    ],
    ["mark-paid", paid_at === null && after.order.paid_at !== null && isOtherLines(before, after)],
    ["release-vouchers", after.byVoucher < before.byVoucher],
    ["take-vouchers", after.byVoucher > before.byVoucher],
    ["release-discount", discount === "held" && !isDropped && after.discount !== "held"],
    ["take-discount", discount !== null && discount !== "held" && after.discount === "held"],
    ["drop-discount", isDropped],
    ["settle-withdrawal", before.isWithdrawn && !after.isWithdrawn],
  ]);
}

function ofPapers(before: OrderWorld, after: OrderWorld, mails: ReadonlySet<string>) {
  const made = after.papers.filter(({ id }) => !before.papers.some((one) => one.id === id));
  const isNew = made.some(({ kind }) => kind === "final");
  const isCredited = made.some(({ kind }) => kind === "credit");
  const isSent = mails.has("invoice");
  const isPaid = mails.has("order-paid");
  const others = isOtherLines(before, after);
  const wasUnsent = before.papers.some(
    (one) => one.mailed_at === null && one.kind === "final" && !one.credited_at,
  );
  const isSentNow = wasUnsent && !after.papers.some((one) => one.mailed_at === null && !one.credited_at);
  const byPayment = isPaid && !isSent;
  return told([
    ["issue-paid-invoice", byPayment && isNew],
    ["mail-paid-with-invoice", byPayment && !isNew && isSentNow],
    ["mail-paid", isPaid && !(byPayment && (isNew || isSentNow))],
    ["issue-invoice", isSent && isNew && !isCredited],
    ["mail-invoice", isSent && !isNew],
    ["issue-credit-note", isCredited && !others],
    ["renew-invoice", isCredited && !others && isNew],
    ["credit-pieces", isCredited && others && !isNew],
    ["correct-invoice", isCredited && others && isNew],
  ]);
}

function ofStock(before: OrderWorld, after: OrderWorld) {
  const was = heldPieces(before);
  const is = heldPieces(after);
  return told([
    ["return-stock", [...was].some(([key, count]) => count > (is.get(key) ?? 0))],
    ["take-stock", [...is].some(([key, count]) => count > (was.get(key) ?? 0))],
  ]);
}

/** How many pieces of which count an order holds. */
function heldPieces({ lines }: OrderWorld): Map<string, number> {
  const held = new Map<string, number>();
  for (const { stock_source, product_id, variant_id, quantity } of lines) {
    if (stock_source === null) continue;
    const key = `${stock_source} ${stock_source === "product" ? product_id : variant_id}`;
    held.set(key, (held.get(key) ?? 0) + quantity);
  }
  return held;
}

function ofVouchers(before: OrderWorld, after: OrderWorld) {
  const wasVoid = new Map(before.vouchers.map(({ id, voided_at }) => [id, voided_at !== null]));
  const has = (was: boolean | undefined, isVoid: boolean) =>
    after.vouchers.some(({ id, voided_at }) => wasVoid.get(id) === was && (voided_at !== null) === isVoid);
  const isLater =
    after.order.paid_at !== null && toPayOf(after.order) > 0 && missing(after) > missing(before);
  return told([
    ["void-vouchers", has(false, true)],
    ["restore-vouchers", has(true, false)],
    ["issue-vouchers", has(undefined, false)],
    ["issue-vouchers-later", isLater],
  ]);
}

/** Pieces of rides and vouchers that have none yet. */
function missing({ lines, vouchers }: OrderWorld): number {
  const without = lines.map(({ id, voucher_months, quantity }) =>
    voucher_months === null
      ? 0
      : quantity - vouchers.filter((one) => one.item === id && !one.voided_at).length,
  );
  return without.reduce((sum, count) => sum + Math.max(0, count), 0);
}

function ofSeats(before: OrderWorld, after: OrderWorld) {
  const moves = after.seats.flatMap((seat) => {
    const was = before.seats.find(({ id }) => id === seat.id);
    return was ? [{ was, is: seat, own: seat.order_id === after.order.id }] : [];
  });
  const isLive = ({ state }: { state: string }) => state === "held" || state === "booked";
  const isLate = ({ why }: { why: string | null }) => why === "late" || why === "day";
  const waits = ({ state, why }: { state: string; why: string | null }) =>
    state === "held" || why === "expired" || why === "order";
  return told([
    ["free-seats", moves.some(({ was, is }) => isLive(was) && is.state === "cancelled" && !isLate(is))],
    ["hold-seats", moves.some(({ was, is }) => was.state === "booked" && is.state === "held")],
    [
      "book-seats",
      moves.some(({ was, is, own }) => own && waits(was) && (is.state === "booked" || isLate(is))),
    ],
  ]);
}

function ofMails({ order }: OrderWorld, mails: ReadonlySet<string>) {
  const isOut = mails.has("order-shipped");
  const isChanged = mails.has("order-changed");
  const asks = toPayOf(order) > 0 && !isPaidAtHandover(order.payment_kind);
  return told([
    ["mail-shipped", isOut && !order.is_pickup],
    ["mail-ready", isOut && order.is_pickup],
    ["mail-cancelled", mails.has("order-cancelled")],
    ["mail-reopened", mails.has("order-reopened")],
    ["mail-undone", mails.has("order-undone")],
    ["mail-unpaid", mails.has("order-unpaid")],
    ["mail-reduced", mails.has("order-reduced")],
    ["mail-request", isChanged && asks],
    ["mail-changed", isChanged && !asks],
  ]);
}
