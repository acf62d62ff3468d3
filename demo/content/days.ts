import type { Day } from "./types.ts";

const parse = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const format = (date: Date): Day => date.toISOString().slice(0, 10);

/** The day `days` after `day` (before it, when negative). */
export function addDays(day: Day, days: number): Day {
  const date = parse(day);
  date.setUTCDate(date.getUTCDate() + days);
  return format(date);
}

/** The first Saturday on or after `day`. */
export function saturdayFrom(day: Day): Day {
  return addDays(day, (6 - parse(day).getUTCDay() + 7) % 7);
}

/** The calendar year of `day`, which is also the number of the racing season. */
export function yearOf(day: Day): number {
  return parse(day).getUTCFullYear();
}

/** Nobody rides on ice: races, rides and courses are between these days of a year (MM-DD). */
const [SEASON_FIRST, SEASON_LAST] = ["04-01", "10-31"];

/** True for a day between April and October. */
export function isInSeason(day: Day): boolean {
  return day.slice(5) >= SEASON_FIRST && day.slice(5) <= SEASON_LAST;
}

/** The day `count` days of the season before `day`: winters are passed over. */
export function seasonDaysBefore(day: Day, count: number): Day {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, -1);
    if (isInSeason(at)) left -= 1;
  }
  return at;
}
