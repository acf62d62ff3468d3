import { isCalendarDay } from "#kit/contract/days.ts";
import { byLocale, type Language } from "#kit/contract/language.ts";

const shortMonth = byLocale((locale) => new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }));

interface DateParts {
  day: string;
  /** Short, in the language: `Oct`, `říj`. */
  month: string;
  year: string;
}

/** A day (YYYY-MM-DD) for a calendar's date block; null for a date that is none. */
export function dateParts(day: string, language: Language): DateParts | null {
  if (!isCalendarDay(day)) return null;
  const date = new Date(`${day}T00:00:00Z`);
  const month = shortMonth(language).format(date);
  return { day: String(date.getUTCDate()), month: month.replace(".", ""), year: day.slice(0, 4) };
}
