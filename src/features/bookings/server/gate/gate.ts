import { and, eq, gt, inArray } from "drizzle-orm";
import { lockOrder } from "#features/orders/server/index.ts";
import { redeemVoucher, undoRedeemed, voucherBy, vouchers } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { toHalere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { GateAct } from "../../admin-bookings.contract.ts";
import { adminBooking, getBooking } from "../admin-bookings.ts";
import { type Booking, changeBooking, noteEvent } from "../booking-rows.ts";
import { bookings, gateActs } from "../bookings.table.ts";
import { queueBookingMail } from "../mails/booking-mails.ts";
import { lockForChange, moveBooking, requireNotAsked } from "../seats/change-seat.ts";
import { afterOthers, doneBefore, hashOf } from "./act-keys.ts";
import { dayOf, isGateOpen, requireOfDay, stoodAtGate } from "./gate-day.ts";
import { payAtGate, undoPayment } from "./gate-payment.ts";

/** A clock that is wrong by less is right. */
const A_MINUTE = 60_000;

type Outcome = typeof gateActs.$inferSelect.outcome;
type Done = { outcome: Outcome; note: string };

const NOT_BOOKED: Both<string> = {
  en: "This booking isn’t confirmed: it is cancelled, or still waiting for payment.",
  cs: "Tato rezervace neplatí: je zrušená, nebo se ještě čeká na její platbu.",
};
const GONE: Both<string> = {
  en: "Checked in, though the booking had been cancelled in the meantime. If they did ride, mark the voucher as used: no other date is left to choose.",
  cs: "Odbaveno, ačkoli rezervace byla mezitím zrušená. Pokud účastník jel, označte poukaz jako použitý: na jiný termín už nárok nemá.",
};
const ELSEWHERE = (day: string): Both<string> => ({
  en: `Checked in, though the booking had been moved to ${formatDay(day, "en")} in the meantime. If they did ride, cancel that date and mark the voucher as used.`,
  cs: `Odbaveno, ačkoli rezervace byla mezitím přesunutá na ${formatDay(day, "cs")}. Pokud účastník jel, zrušte tento termín a poukaz označte jako použitý.`,
});
const NOTHING: Both<string> = { en: "There is nothing to undo.", cs: "Není co vzít zpět." };
/**
 * What phones at the gate have done, in their order, each in a transaction of its own; of what is refused nothing
 * stays but the answer. A key that was used answers what
 * it was answered before. What two phones have done to the same booking meanwhile is kept as a conflict, and the first
 * stands. `sent_at` is the phone's clock at the sending; without it the clock counts as right.
 *
 * @throws Refusal IDEMPOTENCY_KEY_REUSED for a key that was used for something else
 */
export async function doAtGate(context: Context, acts: GateAct[], sent_at?: string) {
  const wrongBy = sent_at === undefined ? 0 : context.now().getTime() - Date.parse(sent_at);
  const answers = [];
  for (const act of acts) {
    const done = await afterOthers(() => context.db.transaction((tx) => doOnce(context, tx, act, wrongBy)));
    const [stored] = await context.db.select().from(gateActs).where(eq(gateActs.key, act.key));
    const booking = await adminBooking(context, act.booking_id);
    answers.push({ ...(stored ?? unstored(context, act, done)), booking });
  }
  return answers;
}

/** A booking that is not there has no log to keep it in. */
function unstored({ now, user }: Context, { key, kind, done_at }: GateAct, { outcome, note }: Done) {
  const by = user ? user.name || user.email : "";
  return { key, kind, done_at: new Date(done_at), received_at: now(), by, outcome, note, decided_at: null };
}

async function doOnce(context: Context, tx: Database, act: GateAct, wrongBy: number): Promise<Done> {
  const { now, user } = context;
  const hash = hashOf(act);
  const [seen] = await tx.select().from(bookings).where(eq(bookings.id, act.booking_id));
  if (!seen) return { outcome: "refused", note: NOT_BOOKED[context.language] };
  // In the order in which everybody locks: the order, the voucher, days, the booking.
  // A payment changes its order first.
  const isMoney = act.kind === "pay" || act.kind === "unpay";
  if (isMoney && seen.order_id !== null) await lockOrder(tx, seen.order_id);
  if (seen.voucher_id !== null)
    await tx.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.id, seen.voucher_id)).for("update");
  const booking = await lockForChange(tx, act.booking_id, act.kind === "slot" ? act.slot_id : undefined);
  const earlier = await doneBefore(tx, act.key, hash);
  if (earlier) return earlier;
  const done_at = await momentOf(context, tx, booking, act, wrongBy);
  const done = await orRefused(context, tx, async (inner) => {
    const then = { ...context, now: () => done_at };
    if (act.kind === "pay") return payAtGate(then, context, inner, booking, act);
    if (act.kind === "unpay") return undoPayment(then, context, inner, booking);
    const gone = act.kind === "check-in" ? await goneMeanwhile(inner, booking, done_at) : null;
    if (gone) return { outcome: "conflict", note: gone[context.language] };
    await requireOfDay(inner, booking, act, { at: done_at, now: now() });
    return perform(then, context, inner, booking, act);
  });
  await tx.insert(gateActs).values({
    key: act.key,
    booking_id: booking.id,
    kind: act.kind,
    done_at,
    received_at: now(),
    by: user ? user.name || user.email : "",
    body_hash: hash,
    ...done,
    ...(act.kind === "pay" && { paid_halere: toHalere(act.amount) }),
  });
  if (done.outcome === "done" && act.kind === "pay")
    await noteEvent(context, tx, booking.id, "paid", act.how);
  if (done.outcome === "done" && act.kind === "unpay")
    await noteEvent(context, tx, booking.id, "payment-undone");
  if (done.outcome === "conflict") await noteEvent(context, tx, booking.id, "conflict", act.kind);
  return done;
}

/**
 * When it was done: by what the clock is wrong at the sending. Where no gate of the booking was open then, somebody or the
 * network has put the clock right in between, and it counts as the device had noted it. A clock that is ahead would put a
 * check-in after the next one.
 */
async function momentOf({ now }: Context, tx: Database, booking: Booking, act: GateAct, wrongBy: number) {
  const noted = Date.parse(act.done_at);
  const at = (moment: number) => new Date(Math.min(moment, now().getTime()));
  const isSetSince =
    Math.abs(wrongBy) > A_MINUTE &&
    !(await stoodAtGate(tx, booking, at(noted + wrongBy))) &&
    (await stoodAtGate(tx, booking, at(noted)));
  return at(isSetSince ? noted : noted + wrongBy);
}

/**
 * Somebody was let in by a list that did not know: the booking is cancelled or on another day by now. Then he has ridden,
 * and has his voucher or another day as well, which somebody has to decide.
 */
async function goneMeanwhile(tx: Database, booking: Booking, at: Date): Promise<Both<string> | null> {
  if (booking.cancelled_why === "expired" || !(await stoodAtGate(tx, booking, at))) return null;
  if (booking.state === "cancelled") return GONE;
  const date = await dayOf(tx, booking);
  return isGateOpen(date, at) ? null : ELSEWHERE(date);
}

/** What is refused leaves nothing behind, wherever in its way it was: it has a savepoint of its own. */
async function orRefused(
  { language }: Context,
  tx: Database,
  work: (inner: Database) => Promise<Done>,
): Promise<Done> {
  try {
    return await tx.transaction(work);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: "refused", note: error.body(language).message };
  }
}

/** `then` has the moment of the act as its clock. */
async function perform(
  then: Context,
  context: Context,
  tx: Database,
  booking: Booking,
  act: Exclude<GateAct, { kind: "pay" | "unpay" }>,
): Promise<Done> {
  const { state, id } = booking;
  const by = context.user ? context.user.name || context.user.email : "";
  const done: Done = { outcome: "done", note: "" };
  const refused = (words: Both<string>) => new Refusal("CONFLICT", { words });
  if (act.kind === "note") {
    await changeBooking(context, tx, id, { note: act.note }, { kind: "noted" });
    return { ...done, note: act.note };
  }
  if (act.kind === "paper") {
    const paper = act.has ? { paper_at: then.now(), paper_by: by } : { paper_at: null, paper_by: null };
    await changeBooking(context, tx, id, paper, { kind: "paper", note: act.has ? "" : "-" });
    return done;
  }
  if (act.kind === "slot") return changeSlot(then, context, tx, booking, act.slot_id);
  if (act.kind === "undo") {
    if (state !== "checked-in" && state !== "no-show") throw refused(NOTHING);
    if (await isOfBefore(then, tx, booking, by)) return { outcome: "same", note: "" };
    const { voucher_id, gate_at } = booking;
    if (voucher_id !== null && gate_at) await undoRedeemed(then, tx, voucher_id, gate_at);
    const change = { state: "booked" as const, gate_at: null, gate_by: null };
    await changeBooking(context, tx, id, change, { kind: "undone" });
    return done;
  }
  if (state === "checked-in") return { outcome: "conflict", note: heldBy(booking) };
  if (state === act.kind) return { outcome: "same", note: "" };
  if (state !== "booked" && state !== "no-show") throw refused(NOT_BOOKED);
  if (act.kind === "check-in") {
    // Staying away may have used the voucher up before this arrived.
    const { voucher_id, gate_at } = booking;
    if (state === "no-show" && voucher_id !== null && gate_at)
      await undoRedeemed(then, tx, voucher_id, gate_at);
    const fault = await redeem(then, tx, booking);
    if (fault) return fault;
  }
  const state_ = act.kind === "check-in" ? ("checked-in" as const) : ("no-show" as const);
  const change = { state: state_, gate_at: then.now(), gate_by: by };
  await changeBooking(context, tx, id, change, { kind: state_, note: then.now().toISOString() });
  return done;
}

/**
 * Whether an undo that arrives late means something other than what stands now: it was done before that, by another
 * person, or it takes back a check-in of its own phone that had lost against another one without knowing.
 */
async function isOfBefore(then: Context, tx: Database, { id, gate_at, gate_by }: Booking, by: string) {
  if (gate_at && gate_at > then.now() && gate_by !== by) return true;
  const lost = await tx
    .select({ key: gateActs.key })
    .from(gateActs)
    .where(
      and(
        ...[eq(gateActs.booking_id, id), eq(gateActs.by, by), eq(gateActs.outcome, "conflict")],
        ...[inArray(gateActs.kind, ["check-in", "no-show"]), gt(gateActs.received_at, then.now())],
      ),
    );
  return lost.length > 0;
}

/** The voucher of a booking is used with its check-in; one that was used elsewhere is a conflict to decide. */
async function redeem(then: Context, tx: Database, booking: Booking): Promise<Done | null> {
  const { voucher_id } = booking;
  if (voucher_id === null) return null;
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, voucher_id));
  if (!voucher) return null;
  try {
    // After midnight it is still the ride's day.
    const day = [pragueDay(then.now()), await dayOf(tx, booking)].sort()[0];
    await redeemVoucher(then, tx, voucher.code, then.now(), day);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== "VOUCHER_USED") throw error;
    const { used_at, used_by } = await voucherBy(tx, voucher.code);
    return { outcome: "conflict", note: [used_at?.toISOString(), used_by].filter(Boolean).join(" ") };
  }
}

function heldBy({ gate_at, gate_by }: Booking): string {
  return [gate_at?.toISOString(), gate_by].filter(Boolean).join(" ");
}

/** Whether the time was still to come, and the voucher good, is judged by the moment at which it was done. */
async function changeSlot(then: Context, context: Context, tx: Database, booking: Booking, slotId: number) {
  if (booking.state === "cancelled") throw new Refusal("CONFLICT", { words: NOT_BOOKED });
  requireNotAsked(booking);
  const moved = await moveBooking(context, tx, booking, slotId, "team", then.now());
  // What came late says nothing new about a ride that is over.
  if (moved.slot_id !== booking.slot_id && moved.starts_at > context.now())
    await queueBookingMail(context, tx, moved, "moved");
  return { outcome: "done" as const, note: "" };
}

/** Marks a conflict as decided. Throws NOT_FOUND. */
export async function decideConflict(context: Context, key: string, note: string) {
  const id = await context.db.transaction(async (tx) => {
    const [act] = await tx
      .update(gateActs)
      .set({ decided_at: context.now() })
      .where(eq(gateActs.key, key))
      .returning();
    if (!act) throw new Refusal("NOT_FOUND");
    await noteEvent(context, tx, act.booking_id, "noted", note);
    return act.booking_id;
  });
  return getBooking(context, id);
}
