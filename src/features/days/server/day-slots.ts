import { eq } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { pragueMoment, pragueTime } from "#kit/contract/time/prague-time.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { SlotInput } from "../days.contract.ts";
import { endsNextDay, minutesInNight } from "../night.ts";
import { besideBooked, MOST_SLOTS, type PlannedSlot, type SlotRule, slotsOfRule } from "../slot-rule.ts";
import type { DayRow, SlotMove } from "./day-changes.ts";
import { changingDay } from "./day-history.ts";
import { lockedSlots } from "./day-parts.ts";
import { daySlots, days } from "./days.table.ts";
import type { Slot } from "./seats.ts";

/**
 * The slots of a day, changed by the team. The day is locked first, so nobody books meanwhile. Its version stays the
 * same for whoever is editing it: a write here changes only the slots that it names.
 */

const WORDS = {
  sameStart: {
    en: "There is already a slot at this time. Add places to it instead.",
    cs: "V tuto dobu už jeden čas je. Přidejte místa k němu.",
  },
  tooFew: (taken: number) => ({
    en: `Places taken: ${taken}. The slot can’t have fewer.`,
    cs: `Obsazená místa: ${taken}. Méně míst čas mít nemůže.`,
  }),
  booked: {
    en: "Someone has booked this slot. Move the booking first.",
    cs: "Tento čas už má někdo rezervovaný. Nejdřív rezervaci přesuňte.",
  },
  noSlot: {
    en: "This rule produces no slots. The day is too short, or the break too long.",
    cs: "Z tohoto pravidla žádný čas nevyjde. Den je příliš krátký, nebo přestávka příliš dlouhá.",
  },
  noSuchTime: (time: string) => ({
    en: `Clocks don’t show ${time} on this night: they go forward by an hour.`,
    cs: `Čas ${time} v tuto noc neexistuje: hodiny se posouvají o hodinu dopředu.`,
  }),
  tooMany: {
    en: `A day can have at most ${MOST_SLOTS} slots`,
    cs: `Den má nejvýše ${MOST_SLOTS} časů`,
  },
};

/**
 * Makes the slots of a rule. Those with taken seats stay and get no neighbour that overlaps them; empty ones that are
 * not of the rule go. Throws INVALID.
 */
export function makeSlots(context: Context, id: number, rule: SlotRule) {
  return changingDay(context, id, async (tx, day) => {
    const planned = slotsOfRule(rule);
    if (planned.length === 0) throw invalidField("every", WORDS.noSlot, context.language);
    const stored = await lockedSlots(tx, id);
    const [booked, empty] = [stored.filter(isBooked), stored.filter((slot) => !isBooked(slot))];
    const left = [...empty];
    for (const slot of besideBooked(planned, booked.map(localTimes))) {
      const index = left.findIndex(({ starts_at }) => pragueTime(starts_at) === slot.starts);
      const [same] = index === -1 ? [] : left.splice(index, 1);
      await write(context, tx, day, slot, same?.id);
    }
    for (const slot of left) await tx.delete(daySlots).where(eq(daySlots.id, slot.id));
    return {};
  });
}

/** Adds one slot. Throws NOT_FOUND, INVALID. */
export function addSlot(context: Context, id: number, slot: SlotInput) {
  return changingDay(context, id, async (tx, day) => {
    const stored = await lockedSlots(tx, id);
    if (stored.length >= MOST_SLOTS) throw invalidField("starts", WORDS.tooMany, context.language);
    refuseSameStart(context, stored, slot);
    await write(context, tx, day, ofNight(day, slot));
    return {};
  });
}

/** Changes a slot's times and seats. Throws NOT_FOUND, INVALID for fewer seats than are taken. */
export function changeSlot(context: Context, id: number, slotId: number, change: SlotInput) {
  return changingDay(context, id, async (tx, day) => {
    const stored = await lockedSlots(tx, id);
    const slot = found(stored, slotId);
    if (change.seats < Math.min(slot.taken, slot.seats))
      throw invalidField("seats", WORDS.tooFew(slot.taken), context.language);
    refuseSameStart(
      context,
      stored.filter((other) => other !== slot),
      change,
    );
    const { starts_at } = await write(context, tx, day, ofNight(day, change), slotId);
    const moved = moveOf(slot, starts_at);
    if (moved.length === 0 || day.moved_reason === null) return { moved };
    // The reason of an earlier move of the whole day is not told again.
    const [row] = await tx.update(days).set({ moved_reason: null }).where(eq(days.id, id)).returning();
    return { moved, ...(row && { row }) };
  });
}

/** Removes a slot. Throws NOT_FOUND, CONFLICT where a seat is taken. */
export function removeSlot(context: Context, id: number, slotId: number) {
  return changingDay(context, id, async (tx) => {
    const slot = found(await lockedSlots(tx, id), slotId);
    if (slot.taken > 0) throw new Refusal("CONFLICT", { words: WORDS.booked });
    await tx.delete(daySlots).where(eq(daySlots.id, slotId));
    return {};
  });
}

/** Moves all slots of a locked day from one date to the same times of another. Answers those that somebody has booked. */
export async function moveSlotsTo(
  context: Context,
  tx: Database,
  dayId: number,
  from: string,
  to: string,
): Promise<SlotMove[]> {
  const moved: SlotMove[] = [];
  for (const slot of await lockedSlots(tx, dayId)) {
    const there = (moment: Date) =>
      momentOf(context, "date", pragueDay(moment) > from ? addDays(to, 1) : to, pragueTime(moment));
    const [starts_at, ends_at] = [there(slot.starts_at), there(slot.ends_at)];
    await tx.update(daySlots).set({ starts_at, ends_at }).where(eq(daySlots.id, slot.id));
    moved.push(...moveOf(slot, starts_at));
  }
  return moved;
}

function moveOf(slot: Slot, to: Date): SlotMove[] {
  const isTold = slot.taken > 0 && slot.starts_at.getTime() !== to.getTime();
  return isTold ? [{ slot_id: slot.id, from: slot.starts_at, to }] : [];
}

async function write(
  context: Context,
  tx: Database,
  { id: day_id, date }: DayRow,
  { starts, ends, seats, is_next_day }: PlannedSlot,
  slotId?: number,
): Promise<{ starts_at: Date; ends_at: Date }> {
  const first = is_next_day ? addDays(date, 1) : date;
  const starts_at = momentOf(context, "starts", first, starts);
  const ends_at = momentOf(context, "ends", ends <= starts ? addDays(first, 1) : first, ends);
  const values = { starts_at, ends_at, seats };
  if (slotId === undefined) await tx.insert(daySlots).values({ day_id, ...values });
  else await tx.update(daySlots).set(values).where(eq(daySlots.id, slotId));
  return values;
}

/** Throws INVALID in the hour that spring leaves out. */
function momentOf({ language }: Context, field: string, date: string, time: string): Date {
  const moment = pragueMoment(date, time);
  if (pragueTime(moment) !== time) throw invalidField(field, WORDS.noSuchTime(time), language);
  return moment;
}

/** A single slot that the team adds to a day that goes on past midnight: in the small hours it is of the next date. */
function ofNight(day: DayRow, slot: SlotInput): PlannedSlot {
  const isNext = endsNextDay(day) && minutesInNight(slot.starts, day.starts) >= 24 * 60;
  return { ...slot, ...(isNext && { is_next_day: true }) };
}

function isBooked({ taken }: Slot): boolean {
  return taken > 0;
}

function localTimes({ starts_at, ends_at }: Slot) {
  return { starts: pragueTime(starts_at), ends: pragueTime(ends_at) };
}

function found(stored: Slot[], id: number): Slot {
  const slot = stored.find((other) => other.id === id);
  if (!slot) throw new Refusal("NOT_FOUND");
  return slot;
}

function refuseSameStart({ language }: Context, others: Slot[], { starts }: SlotInput): void {
  if (others.some(({ starts_at }) => pragueTime(starts_at) === starts))
    throw invalidField("starts", WORDS.sameStart, language);
}
