import { minutesOf, timeOf } from "#kit/contract/time/prague-time.ts";

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
}

/** More than this in a day is a slip of the finger. */
export const MOST_SLOTS = 200;

/**
 * The slots of a rule in their order. Each ends by `until` and none touches a break; after a break they begin anew at
 * its end. `{from: "09:00", until: "17:00", every: 20, seats: 2, breaks: [{from: "12:00", until: "13:00"}]}` gives 21.
 */
export function slotsOfRule({ from, until, every, length = every, seats, breaks }: SlotRule): PlannedSlot[] {
  const slots: PlannedSlot[] = [];
  const end = minutesOf(until);
  let start = minutesOf(from);
  while (start + length <= end && slots.length < MOST_SLOTS) {
    const inTheWay = breaks.find(
      (pause) => start < minutesOf(pause.until) && start + length > minutesOf(pause.from),
    );
    if (inTheWay) {
      start = minutesOf(inTheWay.until);
      continue;
    }
    slots.push({ starts: timeOf(start), ends: timeOf(start + length), seats });
    start += every;
  }
  return slots;
}

/** What a rule adds to slots that stay because people have booked them: nothing that overlaps one. */
export function besideBooked(planned: readonly PlannedSlot[], booked: readonly Omit<PlannedSlot, "seats">[]) {
  return planned.filter(
    (slot) => !booked.some(({ starts, ends }) => slot.starts < ends && slot.ends > starts),
  );
}
