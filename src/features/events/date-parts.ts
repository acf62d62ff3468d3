import { byLocale, type Language } from "#kit/contract/language/language.ts";
import { isCalendarDay } from "#kit/contract/time/days.ts";
import type { EventDays } from "./event-days.ts";

const shortMonth = byLocale((locale) => new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }));

interface DateParts {
  day: string;
  /** Short, in the language: `Oct`, `říj`. */
  month: string;
  year: string;
}

/**
 * An event's days for a calendar's date block: `14`, or `14–15` with both months where they differ. Null for an
 * invalid date.
 */
export function dateParts({ date, end_date }: EventDays, language: Language): DateParts | null {
  if (!isCalendarDay(date)) return null;
  const first = partsOf(date, language);
  if (!end_date || end_date === date || !isCalendarDay(end_date)) return first;
  const last = partsOf(end_date, language);
  return {
    day: `${first.day}–${last.day}`,
    month: first.month === last.month ? last.month : `${first.month}–${last.month}`,
    year: last.year,
  };
}

function partsOf(day: string, language: Language): DateParts {
  const date = new Date(`${day}T00:00:00Z`);
  const month = shortMonth(language).format(date);
  return { day: String(date.getUTCDate()), month: month.replace(".", ""), year: day.slice(0, 4) };
}
