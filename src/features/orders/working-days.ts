import { addDays } from "#kit/contract/time/days.ts";

/** Public holidays of the Czech Republic that have a fixed date, MM-DD (Act 245/2000). */
const FIXED = new Set("01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26".split(" "));

/** The day itself, or the next one that is no weekend and no Czech holiday: a period ends there (Civil Code 607). */
export function workingDayFrom(day: string): string {
  let found = day;
  while (isFree(found)) found = addDays(found, 1);
  return found;
}

/** The day so many working days after a day, such as the last on which a parcel comes. */
export function afterWorkingDays(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = workingDayFrom(addDays(found, 1));
  return found;
}

function isFree(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED.has(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day === addDays(easter, -2) || day === addDays(easter, 1);
}

/** Easter Sunday of a year from 1900 to 2099 (Carter's algorithm). */
function easterSunday(year: number): string {
  const base = 225 - 11 * (year % 19);
  let full = ((((base - 21) % 30) + 30) % 30) + 21;
  if (full > 48) full -= 1;
  const shift = (year + Math.floor(year / 4) + full + 1) % 7;
  const days = full + 7 - shift;
  return addDays(`${year}-03-01`, days - 1);
}
