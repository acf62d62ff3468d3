import { minutesOf } from "#kit/contract/time/prague-time.ts";
import { says } from "#kit/contract/validation/says.ts";

/** What ends on the next date: days, slots and rules that go past midnight. Times are HH:MM in Prague. Pure. */

/** A night ends by then, and is half a day long at most: anything longer is a slip. */
const LATEST = minutesOf("06:00");
const DAY = 24 * 60;

/** Whether it ends on the date after the one of its start: at midnight or later in the night. */
export function endsNextDay({ starts, ends }: { starts: string; ends: string }): boolean {
  const [from, until] = [minutesOf(starts), minutesOf(ends)];
  return until <= LATEST && DAY - from + until <= DAY / 2;
}

/** Whether there is time between start and end. */
export function isSpan(times: { starts: string; ends: string }): boolean {
  return times.ends > times.starts || endsNextDay(times);
}

/** Minutes of a time of day since the midnight before `from`; what is before `from` in a night is of the next date. */
export function minutesInNight(time: string, from: string): number {
  const minutes = minutesOf(time);
  return minutes < minutesOf(from) && minutes <= LATEST ? minutes + DAY : minutes;
}

export const endsTooEarly = says({
  en: "The end must come after the start. Past midnight it can be 6:00 at the latest, 12 hours after the start.",
  cs: "Konec musí být po začátku. Po půlnoci může být nejpozději v 6:00, nejvýš 12 hodin po začátku.",
});
