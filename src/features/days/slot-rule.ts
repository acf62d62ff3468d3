import { minutesOf, timeOf } from "#kit/contract/time/prague-time.ts";
import { endsNextDay, minutesInNight } from "./night.ts";

/** Slots made from a rule. Pure: the server makes them, the form shows them beforehand. */

/** Times of day are HH:MM in Prague. */
interface Span {
  from: string;
  until: string;
}

export interface SlotRule extends Span {
  /** Minutes from one start to the next. */
  every: number;
  /** Minutes that one slot takes; `every` where it is missing. */
  length?: number | undefined;
  /** Seats of each slot. */
  seats: number;
  breaks: readonly Span[];
}

export interface PlannedSlot {
  starts: string;
  ends: string;
  seats: number;
  /** After midnight, of a day that goes on into the night. */
  is_next_day?: true;
}

const DAY = 24 * 60;

/** Minutes of a time of day in a rule, since the midnight before it; more than a day after the next midnight. */
export function minutesOfRule({ from, until }: Span, time: string): number {
  return endsNextDay({ starts: from, ends: until }) ? minutesInNight(time, from) : minutesOf(time);
}

/** More than this in a day is a slip of the finger. */
export const MOST_SLOTS = 200;

/**
 * The slots of a rule in their order. Each ends by `until` and none touches a break; after a break they begin anew at
 * its end. `{from: "09:00", until: "17:00", every: 20, seats: 2, breaks: [{from: "12:00", until: "13:00"}]}` gives 21.
 */
export function slotsOfRule(rule: SlotRule): PlannedSlot[] {
  const { from, until, every, length = every, seats, breaks } = rule;
  const slots: PlannedSlot[] = [];
  const pauses = breaks.map((pause) => ({
    from: minutesOfRule(rule, pause.from),
    until: minutesOfRule(rule, pause.until),
  }));
  const end = minutesOfRule(rule, until);
  let start = minutesOf(from);
  while (start + length <= end && slots.length < MOST_SLOTS) {
    const inTheWay = pauses.find((pause) => start < pause.until && start + length > pause.from);
    if (inTheWay) {
      start = inTheWay.until;
      continue;
    }
    const times = { starts: timeOf(start % DAY), ends: timeOf((start + length) % DAY) };
    slots.push({ ...times, seats, ...(start >= DAY && { is_next_day: true }) });
    start += every;
  }
  return slots;
}

/** What a rule adds to slots that stay because people have booked them: nothing that overlaps one. */
export function besideBooked(planned: readonly PlannedSlot[], booked: readonly Omit<PlannedSlot, "seats">[]) {
  const from = planned[0]?.starts ?? "00:00";
  const spans = booked.map((slot) => spanOf(slot, from));
  return planned.filter((slot) => {
    const own = spanOf(slot, from);
    return !spans.some(({ starts, ends }) => own.starts < ends && own.ends > starts);
  });
}

function spanOf({ starts, ends }: Omit<PlannedSlot, "seats">, from: string) {
  const start = minutesInNight(starts, from);
  return { starts: start, ends: start + ((minutesOf(ends) - minutesOf(starts) + DAY) % DAY) };
}
