import { addDays } from "#kit/contract/time/days.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import { endsNextDay } from "./night.ts";

/** What a day is at the moment. Pure: pages, documents and server count alike. */

/** Riding along, slot by slot, and courses with one slot of many places. */
export const DAY_KINDS = ["ride", "course"] as const;
export type DayKind = (typeof DAY_KINDS)[number];

export const DAY_STATUSES = ["draft", "published", "cancelled"] as const;
export type DayStatus = (typeof DAY_STATUSES)[number];

/** Hours before a slot until which its customer may move or cancel, unless the day says otherwise. */
export const LATEST_CHANGE_HOURS = 48;

/** Minutes before a slot that its rider is asked to come, unless the day says otherwise. */
export const ARRIVE_MINUTES = 15;

/** A cancelled day stays cancelled for the team too, whether visitors see it or not. */
export function statusOf(day: { is_active: boolean; cancelled_at: Date | null }): DayStatus {
  if (day.cancelled_at) return "cancelled";
  return day.is_active ? "published" : "draft";
}

interface Seats {
  seats: number;
  taken: number;
}

/** Free seats of one slot: none also where more are taken than there are. */
export function freeOf({ seats, taken }: Seats): number {
  return Math.max(0, seats - taken);
}

/** Seats of all slots, those that are free, and whether none is left. A day without slots is not full. */
export function seatsOf(slots: readonly Seats[]): { seats: number; free: number; is_full: boolean } {
  const seats = slots.reduce((sum, slot) => sum + slot.seats, 0);
  const free = slots.reduce((sum, slot) => sum + freeOf(slot), 0);
  return { seats, free, is_full: seats > 0 && free === 0 };
}

/** When a day is over, also one that ends after midnight. */
export function endOfDay(day: { date: string; starts: string; ends: string }): Date {
  return pragueMoment(endsNextDay(day) ? addDays(day.date, 1) : day.date, day.ends);
}
