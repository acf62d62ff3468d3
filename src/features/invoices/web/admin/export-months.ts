import { pragueDay } from "#kit/contract/time/days.ts";

/** Months for the accountant. Pure. A month is YYYY-MM. */

/** The last `count` months before the one that it is in Prague, then that one; newest first. */
export function monthsUpTo(now: Date, count: number): string[] {
  const [year, month] = pragueDay(now).split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** First and last day. */
export function daysOf(month: string): { from: string; to: string } {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}
