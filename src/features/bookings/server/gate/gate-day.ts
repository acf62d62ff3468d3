import { and, asc, eq, inArray } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { GateAct } from "../../admin-bookings.contract.ts";
import { type Booking, rideSlot } from "../booking-rows.ts";
import { bookingEvents } from "../bookings.table.ts";

/** In the morning after the day a phone forgets its list. */
const FORGET_AT = "06:00";

/** When the list of a day is forgotten, and its gate is shut. */
export function endOfGate(date: string): Date {
  return pragueMoment(addDays(date, 1), FORGET_AT);
}

/** Whether the gate of a day, YYYY-MM-DD, is open at a moment: also the day before, when the first ones come and pay. */
export function isGateOpen(date: string, at: Date): boolean {
  return at >= pragueMoment(addDays(date, -1), "00:00") && at < endOfGate(date);
}

/** No phone is without a signal for longer; and by its word about the moment alone nobody undoes what is long past. */
const LATEST_DAYS = 14;

/** Whether the gate of a day was shut so long ago that nothing done there is taken over any more. */
export function isLongShut(date: string, now: Date): boolean {
  return now >= endOfGate(addDays(date, LATEST_DAYS));
}

const LONG_SHUT: Both<string> = {
  en: "The gate of this day has been shut for more than two weeks. Change the booking on the day’s page.",
  cs: "Vjezd tohoto dne je zavřený už přes dva týdny. Změňte rezervaci na stránce dne.",
};
const notOfDay = (day: string): Both<string> => ({
  en: `This booking is for ${formatDay(day, "en")}, and the gate works with bookings of its own day. Change it on the day’s page.`,
  cs: `Tato rezervace je na ${formatDay(day, "cs")} a vjezd pracuje jen s rezervacemi svého dne. Změňte ji na stránce dne.`,
});
const OTHER_DAY: Both<string> = {
  en: "The gate moves bookings within their day only. Move this one to another day on the day’s page.",
  cs: "Vjezd přesouvá rezervace jen v rámci jejich dne. Na jiný den ji přesuňte na stránce dne.",
};

/** Days that a booking was moved away from, by its log. */
export async function earlierDays(tx: Database, { id }: Booking): Promise<string[]> {
  const moves = await tx
    .select({ note: bookingEvents.note })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.booking_id, id), inArray(bookingEvents.kind, ["moved", "day-moved"])))
    .orderBy(asc(bookingEvents.id));
  return moves.flatMap(({ note }) => {
    const from = Date.parse(note.split(" ")[0] ?? "");
    return Number.isNaN(from) ? [] : [pragueDay(new Date(from))];
  });
}

/** Whether a booking stood on the list of a gate that was open at a moment: its own day, or one that it was moved from. */
export async function stoodAtGate(tx: Database, booking: Booking, at: Date): Promise<boolean> {
  const dates = [await dayOf(tx, booking), ...(await earlierDays(tx, booking))];
  return dates.some((date) => isGateOpen(date, at));
}

/** The day of a booking, YYYY-MM-DD. */
export async function dayOf(tx: Database, { slot_id, starts_at }: Booking): Promise<string> {
  return (await rideSlot(tx, slot_id))?.day.date ?? pragueDay(starts_at);
}

/**
 * What is done at the gate is done on the booking's own day, and moves it within that day: whoever may do this one thing
 * changes no season. Throws CONFLICT.
 */
export async function requireOfDay(
  tx: Database,
  booking: Booking,
  act: GateAct,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  const date = await dayOf(tx, booking);
  if (!isGateOpen(date, at)) throw new Refusal("CONFLICT", { words: notOfDay(date) });
  if (isLongShut(date, now)) throw new Refusal("CONFLICT", { words: LONG_SHUT });
  if (act.kind !== "slot") return;
  const to = await rideSlot(tx, act.slot_id);
  if (to && to.day.id !== (await rideSlot(tx, booking.slot_id))?.day.id)
    throw new Refusal("CONFLICT", { words: OTHER_DAY });
}
