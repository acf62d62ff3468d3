import { asc, eq, inArray, or, type SQL } from "drizzle-orm";
import { holdSlots } from "#features/days/server/index.ts";
import { isPaidAtHandover } from "#features/orders/index.ts";
import { type Follower, itemsOf, type orders } from "#features/orders/server/index.ts";
import { voucherState } from "#features/vouchers/index.ts";
import { redeemVoucher, vouchers } from "#features/vouchers/server/index.ts";
import { withdrawnItems } from "#features/withdrawals/server/index.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { holdUntil, isEndedByUs } from "../booking-state.ts";
import { type Booking, bookingOfVoucher, changeBooking, rideSlot } from "./booking-rows.ts";
import { bookings } from "./bookings.table.ts";
import { queueBookingMail } from "./mails/booking-mails.ts";
import { holdForTransfer } from "./seats/hold-seats.ts";
import { noteTaken, releaseSeats, tryTake } from "./seats/release-seats.ts";
import { isOver, isTakenBack } from "./sold-pieces.ts";

/** Days that a seat waits after a payment was noted by mistake. */
const UNPAID_DAYS = 7;

type Order = typeof orders.$inferSelect;
type Voucher = typeof vouchers.$inferSelect;

/**
 * Brings the bookings of an order to what it is now: paid,
 * its held seats are booked and know their vouchers; cancelled, hidden, withdrawn from or refunded, its seats are free. Who
 * pays by transfer now keeps them for as long as that may take.
 */
export const followSeats: Follower = async (context, tx, order, { change }) => {
  const orderId = order.id;
  const issued = await tx
    .select()
    .from(vouchers)
    .where(eq(vouchers.order_id, orderId))
    .orderBy(asc(vouchers.id));
  const ids = issued.map(({ id }) => id);
  const ofOrder = or(
    eq(bookings.order_id, orderId),
    ids.length > 0 ? inArray(bookings.voucher_id, ids) : undefined,
  );
  await holdTheirSlots(tx, ofOrder);
  const rows = await tx.select().from(bookings).where(ofOrder).orderBy(asc(bookings.id)).for("update");
  const withdrawn = await withdrawnItems(tx, orderId);
  const items = await itemsOf(tx, orderId);
  const over = rows.length > 0 && (await isOver(tx, order));
  for (const booking of rows) {
    const voucher = issued.find(
      (one) =>
        one.id === booking.voucher_id ||
        (one.order_item_id === booking.order_item_id && one.piece === booking.piece),
    );
    const item = items.find(({ id }) => id === (booking.order_item_id ?? voucher?.order_item_id));
    const isLeft =
      item !== undefined &&
      isTakenBack(item, withdrawn.get(item.id)?.pieces ?? 0, booking, voucher !== undefined);
    if (isLeft || over || (order.paid_at && voucher?.voided_at)) await end(context, tx, booking);
    else if (order.paid_at) await bookPaid(context, tx, booking, voucher, order.paid_at);
    else await awaitPayment(context, tx, order, booking, voucher);
  }
  if (change?.kind === "money" && change.what === "way" && change.due_on)
    await holdForTransfer(context, tx, orderId, change.due_on);
};

/** All slots at once, by id: two orders over the same ones, in whatever order, wait in turn. */
async function holdTheirSlots(tx: Database, ofOrder: SQL | undefined): Promise<void> {
  const found = await tx.selectDistinct({ id: bookings.slot_id }).from(bookings).where(ofOrder);
  const slots = found.flatMap(({ id }) => id ?? []);
  if (slots.length > 1) await holdSlots(tx, slots);
}

/** A seat in use stays; what was cancelled before is no longer to be chosen anew. */
async function end(context: Context, tx: Database, booking: Booking): Promise<void> {
  const { state, id } = booking;
  if (state === "held" || state === "booked") {
    const ended = await releaseSeats(context, tx, booking, "order");
    if (state === "booked") await queueBookingMail(context, tx, ended, "cancelled");
  } else if (booking.cancelled_why !== "customer" && isEndedByUs(booking))
    await changeBooking(context, tx, id, { cancelled_why: "order" });
}

/** A hold that has ended meanwhile is taken again where a seat is free; else its customer chooses anew. */
async function bookPaid(
  context: Context,
  tx: Database,
  booking: Booking,
  voucher: Voucher | undefined,
  paid_at: Date,
): Promise<void> {
  const { state, cancelled_why, id, slot_id, seats, starts_at } = booking;
  const ranOut = state === "cancelled" && (cancelled_why === "expired" || cancelled_why === "order");
  if (booking.order_id === null) return;
  // Cancelled while it waited: the money is for a place that nobody holds any more, and its customer is told.
  const wasGivenUp = cancelled_why === "customer" || cancelled_why === "team";
  if (wasGivenUp && booking.money_asked_at === null && paid_at > booking.updated_at) {
    const change = { cancelled_why: "late" as const, voucher_id: voucher?.id ?? null };
    await queueBookingMail(context, tx, await changeBooking(context, tx, id, change), "late");
    return;
  }
  if (state !== "held" && !ranOut) return giveVoucher(context, tx, booking, voucher);
  const voucher_id = voucher?.id ?? null;
  const isAhead = slot_id !== null && starts_at > context.now();
  // Paid after its start: nobody rides in the past.
  if (state === "held" && !isAhead) await releaseSeats(context, tx, booking, "late");
  if (!isAhead || (ranOut && !(await tryTake(tx, slot_id, seats)))) {
    const isOff = Boolean((await rideSlot(tx, slot_id))?.day.cancelled_at);
    const change = { cancelled_why: isOff ? ("day" as const) : ("late" as const), voucher_id };
    const late = await changeBooking(context, tx, id, change);
    await queueBookingMail(context, tx, late, isOff ? "day-cancelled" : "late");
    return;
  }
  const booked = await changeBooking(
    context,
    tx,
    id,
    { state: "booked", cancelled_why: null, hold_until: null, voucher_id },
    { kind: "booked" },
  );
  await noteTaken(tx, id);
  await queueBookingMail(context, tx, booked, "booked");
}

/**
 * Who pays at the handover has booked before there is a voucher. It belongs to that seat, so it books no second one,
 * and it is used where its rider has been.
 */
async function giveVoucher(
  context: Context,
  tx: Database,
  { id, state, voucher_id, gate_at }: Booking,
  voucher: Voucher | undefined,
): Promise<void> {
  if (voucher_id !== null || !voucher || (await bookingOfVoucher(tx, voucher.id))) return;
  await changeBooking(context, tx, id, { voucher_id: voucher.id });
  const at = gate_at ?? context.now();
  if (state === "checked-in" && voucherState(voucher, pragueDay(at)) === "valid")
    await redeemVoucher(context, tx, voucher.code, at);
}

async function awaitPayment(
  context: Context,
  tx: Database,
  order: Order,
  booking: Booking,
  voucher: Voucher | undefined,
): Promise<void> {
  const { state, id, order_id, voucher_id } = booking;
  if (state !== "booked") return;
  if (isPaidAtHandover(order.payment_kind)) {
    // A void voucher would be refused at the gate.
    if (order_id !== null && voucher?.voided_at) await changeBooking(context, tx, id, { voucher_id: null });
    return;
  }
  // Booked with a voucher that a mistaken payment had issued.
  if (order_id === null) {
    await end(context, tx, booking);
    return;
  }
  const week = pragueMoment(addDays(pragueDay(context.now()), UNPAID_DAYS), "23:59");
  const ride = await rideSlot(tx, booking.slot_id);
  const slot = ride && { ...ride.day, starts_at: ride.slot.starts_at };
  const hold_until = holdUntil(week, slot, context.now());
  await changeBooking(context, tx, id, { state: "held", hold_until, voucher_id }, { kind: "held" });
}
