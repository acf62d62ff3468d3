import { and, asc, eq, inArray, or } from "drizzle-orm";
import { orders, paidAtTrack } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { toHalere } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { GateAct } from "../../admin-bookings.contract.ts";
import { type Booking, lockBooking } from "../booking-rows.ts";
import { bookings, gateActs } from "../bookings.table.ts";
import { isTrackAlone } from "../track-alone.ts";
import { sellBookings } from "../track-till.ts";
import { dayOf, isGateOpen, isLongShut, stoodAtGate } from "./gate-day.ts";

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
  // With the money a hold that had run out may have its seat again.
  if ((await lockBooking(tx, booking.id)).state === "cancelled") return said(NOT_LIVE);
  // The shop may take money for any day.
  return isElsewhere && isTrackAlone(context) ? said(MOVED) : { outcome: "done", note: "" };
}

/**
 * Takes back what was noted here by a wrong tap, and nothing else: not what another phone has taken, where the own tap
 * found it and waits for a decision, nor what the shop or a gateway has noted. Throws CONFLICT.
 */
export async function undoPayment(
  then: Context,
  context: Context,
  tx: Database,
  booking: Booking,
): Promise<Done> {
  await requireMine(then, tx, booking);
  if (isTrackAlone(context) && isLongShut(await dayOf(tx, booking), context.now()))
    throw new Refusal("CONFLICT", { words: NOT_YOURS });
  const { order_id } = booking;
  const noted = (order_id === null ? [] : await context.parts.till.noted(tx, order_id)).map((at) =>
    at.getTime(),
  );
  const taps = await tapsOf(tx, booking);
  const isNoted = ({ done_at }: Tap) => noted.includes(done_at.getTime());
  const own = taps.findLast(({ by, done_at }) => by === nameOf(then) && done_at <= then.now());
  if (own?.outcome === "conflict" && own.decided_at === null && !isNoted(own)) {
    await tx.update(gateActs).set({ decided_at: context.now() }).where(eq(gateActs.key, own.key));
    return { outcome: "same", note: "" };
  }
  // What the office has noted, or a transfer has brought, is not taken back here.
  if (order_id === null || !(await paidAtTrack(tx, [order_id])).has(order_id))
    throw new Refusal("CONFLICT", { words: NO_PAYMENT });
  if (booking.state === "checked-in" && booking.voucher_id !== null)
    throw new Refusal("CONFLICT", { words: USED });
  await context.parts.till.undo(context, tx, order_id);
  return { outcome: "done", note: "" };
}

type Tap = Awaited<ReturnType<typeof tapsOf>>[number];

/** What was taken at the gate for the order of a booking, or for the booking alone, by the moments of the taps. */
function tapsOf(tx: Database, { id, order_id }: Booking) {
  const { key, by, done_at, outcome, decided_at } = gateActs;
  return tx
    .select({ key, by, done_at, outcome, decided_at })
    .from(gateActs)
    .innerJoin(bookings, eq(bookings.id, gateActs.booking_id))
    .where(
      and(
        or(eq(bookings.id, id), order_id === null ? undefined : eq(bookings.order_id, order_id)),
        eq(gateActs.kind, "pay"),
        inArray(gateActs.outcome, ["done", "conflict"]),
      ),
    )
    .orderBy(asc(gateActs.done_at), asc(gateActs.received_at));
}

function nameOf({ user }: Context): string {
  return user ? user.name || user.email : "";
}

/** Whoever works at the track takes money for the day that is on, and for a booking that stood on its list. */
async function requireMine(then: Context, tx: Database, booking: Booking): Promise<void> {
  if (!isTrackAlone(then)) return;
  if (!(await stoodAtGate(tx, booking, then.now()))) throw new Refusal("CONFLICT", { words: NOT_YOURS });
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
