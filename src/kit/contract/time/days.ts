/** Days are days in Europe/Prague, written YYYY-MM-DD. */

/** Made when it is first asked: a first visitor's browser takes some milliseconds for it, and most pages never ask. */
let prague: Intl.DateTimeFormat | undefined;

/** The day that it is in Prague at a moment. */
export function pragueDay(moment: Date): string {
  prague ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: "Europe/Prague",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return prague.format(moment);
}

/** `addDays("2026-12-30", 7)` -> `2027-01-06`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** True for a YYYY-MM-DD that exists in the calendar. */
export function isCalendarDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
