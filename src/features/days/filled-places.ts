import type { DayStatus } from "./day-rules.ts";

interface Counted {
  date: string;
  status: DayStatus;
  seats: number;
  free: number;
}

interface Month {
  /** YYYY-MM */
  month: string;
  days: number;
  seats: number;
  taken: number;
}

/** Days, places and taken places by month, latest month first; drafts and cancelled days do not count. Pure. */
export function filledByMonth(days: readonly Counted[]): Month[] {
  const counted = days.filter(({ status }) => status === "published");
  return [...Map.groupBy(counted, ({ date }) => date.slice(0, 7))]
    .map(([month, own]) => ({
      month,
      days: own.length,
      seats: own.reduce((sum, { seats }) => sum + seats, 0),
      taken: own.reduce((sum, { seats, free }) => sum + seats - free, 0),
    }))
    .sort((a, b) => b.month.localeCompare(a.month));
}
