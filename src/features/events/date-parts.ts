import { byLocale, type Language } from "#kit/contract/language/language.ts";
import { isCalendarDay } from "#kit/contract/time/days.ts";
import type { EventDays } from "./event-days.ts";

const shortMonth = byLocale((locale) => new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }));

interface DateParts {
  /** Large: `14` or `14–15`; null where the days lie in two months. */
  day: string | null;
  /** Small, one below the other: the short month and the year, or the two days with their months. */
  lines: [string, string];
}

/** An event's days for a calendar's date block. Null for an invalid date. */
export function dateParts({ date, end_date }: EventDays, language: Language): DateParts | null {
  if (!isCalendarDay(date)) return null;
  const first = partsOf(date, language);
  if (!end_date || end_date === date || !isCalendarDay(end_date))
    return { day: first.day, lines: [first.month, first.year] };
  const last = partsOf(end_date, language);
  if (first.month === last.month && first.year === last.year)
    return { day: `${first.day}–${last.day}`, lines: [last.month, last.year] };
  // In a Czech line of text the number of a day has its dot.
  const dot = language === "cs" ? "." : "";
  return {
    day: null,
    lines: [`${first.day}${dot} ${first.month} –`, `${last.day}${dot} ${last.month} ${last.year}`],
  };
}

function partsOf(day: string, language: Language) {
  const date = new Date(`${day}T00:00:00Z`);
  const month = shortMonth(language).format(date);
  return { day: String(date.getUTCDate()), month: month.replace(".", ""), year: day.slice(0, 4) };
}
