import { isCalendarDay } from "#kit/contract/days.ts";
import { type Language, LOCALE } from "#kit/contract/language.ts";

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
  const month = new Intl.DateTimeFormat(LOCALE[language], { month: "short", timeZone: "UTC" }).format(date);
  return { day: String(date.getUTCDate()), month: month.replace(".", ""), year: day.slice(0, 4) };
}
