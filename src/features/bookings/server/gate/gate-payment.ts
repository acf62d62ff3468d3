import { and, desc, eq, inArray, or } from "drizzle-orm";
import { orders } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { toHalere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { GateAct } from "../../admin-bookings.contract.ts";
import type { Booking } from "../booking-rows.ts";
import { bookingEvents, bookings, gateActs } from "../bookings.table.ts";
import { sellBookings } from "../track-till.ts";
import { dayOf, isGateOpen } from "./gate-day.ts";

type Payment = Extract<GateAct, { kind: "pay" }>;
type Done = { outcome: "done" | "same" | "conflict"; note: string };

const BY_VOUCHER: Both<string> = {
  en: "This booking is paid by its voucher, so the money isn’t on any order. Give it back, or record it on an order.",
  cs: "Tato rezervace je zaplacená poukazem, takže peníze nejsou u žádné objednávky. Vraťte je, nebo je zapište k objednávce.",
};
const NOT_LIVE: Both<string> = {
  en: "The booking has been cancelled in the meantime. The money is recorded on its order: give it back, or book another time.",
  cs: "Rezervace byla mezitím zrušená. Peníze jsou zapsané u její objednávky: vraťte je, nebo domluvte jiný čas.",
};
const MOVED: Both<string> = {
  en: "The booking has been moved to another day in the meantime. The money is recorded on its order.",
  cs: "Rezervace byla mezitím přesunutá na jiný den. Peníze jsou zapsané u její objednávky.",
};
const NO_ORDER = (reason: string): Both<string> => ({
  en: `No order could be made for this booking, so the money isn’t on any: ${reason}`,
  cs: `Pro tuto rezervaci nešla založit objednávka, peníze tedy nejsou u žádné: ${reason}`,
});
const NOT_YOURS: Both<string> = {
  en: "This booking isn’t for today. Whoever looks after the shop can take the money on the day’s page.",
  cs: "Tato rezervace není na dnešek. Peníze za ni může na stránce dne zapsat ten, kdo se stará o obchod.",
};
const NO_PAYMENT: Both<string> = {
  en: "No payment was recorded here that could be undone.",
  cs: "Není tu zapsaná platba, kterou by šlo vzít zpět.",
};
const USED: Both<string> = {
  en: "The rider has already been checked in. Undo the check-in first, then the payment.",
  cs: "Účastník už je odbavený. Nejdřív vezměte zpět odbavení, pak platbu.",
};

/**
 * Notes what was taken for a booking at the track, on its order, or on one that is made now. What was taken is never lost:
 * money that nothing is to be paid with any more, or whose booking is gone or elsewhere, waits for a decision.
 *
 * @throws Refusal CONFLICT for somebody who works at the track, where the booking is not of the day
 */
export async function payAtGate(
  then: Context,
  context: Context,
  tx: Database,
  booking: Booking,
  { how, amount }: Payment,
): Promise<Done> {
  const { language } = context;
  const isElsewhere = !isGateOpen(await dayOf(tx, booking), then.now());
  await requireMine(then, tx, booking);
  const said = (words: Both<string>): Done => ({ outcome: "conflict", note: words[language] });
  if (booking.order_id === null && booking.voucher_id !== null) return said(BY_VOUCHER);
  let orderId: number;
  try {
    orderId = booking.order_id ?? (await tx.transaction((inner) => sellBookings(then, inner, [booking])));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return said(NO_ORDER(error.body(language).message));
  }
  if (!(await context.parts.till.take(then, tx, orderId, { how, amount: toHalere(amount) })))
    return said(await paidAlready(tx, orderId));
  if (booking.state === "cancelled") return said(NOT_LIVE);
  // The shop may take money for any day.
  return isElsewhere && context.user?.role === "track" ? said(MOVED) : { outcome: "done", note: "" };
}

/** Takes back what was noted here by a wrong tap. Throws CONFLICT. */
export async function undoPayment(
  then: Context,
  context: Context,
  tx: Database,
  booking: Booking,
): Promise<Done> {
  await requireMine(then, tx, booking);
  if (booking.order_id === null || !(await isPaidHere(tx, booking.order_id)))
    throw new Refusal("CONFLICT", { words: NO_PAYMENT });
  if (booking.state === "checked-in" && booking.voucher_id !== null)
    throw new Refusal("CONFLICT", { words: USED });
  await context.parts.till.undo(context, tx, booking.order_id);
  return { outcome: "done", note: "" };
}

/** Whoever works at the track takes money for the day that is on, and for a booking that stood on its list. */
async function requireMine(then: Context, tx: Database, booking: Booking): Promise<void> {
  if (then.user?.role !== "track") return;
  const at = then.now();
  const dates = [await dayOf(tx, booking), ...(await earlierDays(tx, booking))];
  if (!dates.some((date) => isGateOpen(date, at))) throw new Refusal("CONFLICT", { words: NOT_YOURS });
}

/** Days that a booking was moved away from, by its log. */
async function earlierDays(tx: Database, { id }: Booking): Promise<string[]> {
  const moves = await tx
    .select({ note: bookingEvents.note })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.booking_id, id), inArray(bookingEvents.kind, ["moved", "day-moved"])));
  return moves.flatMap(({ note }) => {
    const from = Date.parse(note.split(" ")[0] ?? "");
    return Number.isNaN(from) ? [] : [pragueDay(new Date(from))];
  });
}

/** Whether the last that was done about an order's money at the gate was to take it. */
async function isPaidHere(tx: Database, orderId: number): Promise<boolean> {
  const [last] = await tx
    .select({ kind: gateActs.kind })
    .from(gateActs)
    .innerJoin(bookings, eq(bookings.id, gateActs.booking_id))
    .where(
      and(
        eq(bookings.order_id, orderId),
        inArray(gateActs.kind, ["pay", "unpay"]),
        or(eq(gateActs.outcome, "done"), eq(gateActs.outcome, "conflict")),
      ),
    )
    .orderBy(desc(gateActs.received_at), desc(gateActs.done_at))
    .limit(1);
  return last?.kind === "pay";
}

async function paidAlready(tx: Database, orderId: number): Promise<Both<string>> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const when = (language: "en" | "cs") =>
    order?.paid_at ? formatMoment(order.paid_at.toISOString(), language) : "";
  return {
    en: `It was already paid: ${when("en")}. Only one payment is recorded; if the money came twice, give one back.`,
    cs: `Zaplaceno už bylo: ${when("cs")}. Zapsaná je jen jedna platba; pokud peníze přišly dvakrát, jednu vraťte.`,
  };
}
