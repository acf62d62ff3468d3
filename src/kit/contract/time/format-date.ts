import { byLocale, type Language } from "../language/language.ts";
import { isCalendarDay } from "./days.ts";

/** Shown in place of a date that cannot be read. */
const INVALID_DATE = { en: "Invalid date", cs: "Neplatné datum" };

const longDay = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }));
const shortMoment = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Prague" }),
);
const momentOfYear = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "short",
      hour: "numeric",
      minute: "2-digit",
      timeZone: "Europe/Prague",
    }),
);

/** A day in the language's long form: `14. června 2027`, `14 June 2027`. */
export function formatDay(day: string, language: Language): string {
  if (!isCalendarDay(day)) return INVALID_DATE[language];
  return longDay(language).format(new Date(`${day}T00:00:00Z`));
}

/**
 * Days from `first` to `last` in the language's long form: `14.–15. června 2027`, `14–15 June 2027`; one day where
 * they are the same or there is no last one. Put together here: browsers and servers space Intl's ranges differently.
 */
export function formatDays(first: string, last: string | null | undefined, language: Language): string {
  if (!last || last === first || !isCalendarDay(first) || !isCalendarDay(last))
    return formatDay(first, language);
  const [from, to] = [partsOf(first, language), partsOf(last, language)];
  if (from.year !== to.year) return `${formatDay(first, language)} – ${formatDay(last, language)}`;
  const dot = language === "cs" ? "." : "";
  return from.month === to.month
    ? `${from.day}${dot}–${to.day}${dot} ${to.month} ${to.year}`
    : `${from.day}${dot} ${from.month} – ${to.day}${dot} ${to.month} ${to.year}`;
}

/** A time of a day, kept as `09:00`, as pages show it: `9:00`. */
export function formatTime(time: string): string {
  return time.replace(/^0(?=\d)/, "");
}

function partsOf(day: string, language: Language): Record<"day" | "month" | "year", string> {
  const parts = longDay(language).formatToParts(new Date(`${day}T00:00:00Z`));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return { day: part("day"), month: part("month"), year: part("year") };
}

/** A moment as day and time in Prague: `14. 6. 2027 10:30`, `14 Jun 2027, 10:30`. */
export function formatMoment(moment: string, language: Language): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return INVALID_DATE[language];
  return shortMoment(language).format(date);
}

/** A moment without its year, for lists of the newest: `14. 6. 10:30`, `14 Jun, 10:30`. */
export function formatShortMoment(moment: string, language: Language): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return INVALID_DATE[language];
  return momentOfYear(language).format(date);
}

const longMonth = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** A month (YYYY-MM) by its name: `říjen 2026`, `October 2026`. */
export function formatMonth(month: string, language: Language): string {
  return longMonth(language).format(new Date(`${month}-01T00:00:00Z`));
}
