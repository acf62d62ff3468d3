import { byLocale, type Language } from "#kit/contract/language/language.ts";

/** Moments of rides as people say them, in Prague. Pure. */

const withDay = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone: "Europe/Prague",
    }),
);
const withoutWeekday = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZone: "Europe/Prague",
    }),
);
const timeAlone = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "Europe/Prague" }),
);
const dayAlone = byLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "Europe/Prague",
    }),
);

const dateAlone = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "Europe/Prague" }),
);

/** `sobota 14. června 2027 v 9:20`, `Saturday, 14 June 2027 at 9:20` */
export function rideMoment(moment: Date | string, language: Language): string {
  return withDay(language).format(new Date(moment));
}

/** `14. června 2027 v 9:20`, as it stands in a sentence: a weekday would have to be declined. */
export function rideStart(moment: Date | string, language: Language): string {
  return withoutWeekday(language).format(new Date(moment));
}

/** `14. června 2027, 9:20`, as it stands behind “until”: Czech can't say “do … v”. */
export function rideLimit(moment: Date | string, language: Language): string {
  const text = rideStart(moment, language);
  return language === "cs" ? text.replace(/\sv\s/, ", ") : text;
}

/** `9:20` */
export function rideTime(moment: Date | string, language: Language): string {
  return timeAlone(language).format(new Date(moment));
}

/** `sobota 14. června 2027` */
export function rideDay(moment: Date | string, language: Language): string {
  return dayAlone(language).format(new Date(moment));
}

/** `14. června`, as it stands on a button beside its time */
export function rideDate(moment: Date | string, language: Language): string {
  return dateAlone(language).format(new Date(moment));
}

/** When to come, and how many minutes that is before the ride. */
export function arrivalOf(
  ride: { slot: { starts_at: Date | string }; day: { arrive_minutes: number } },
  language: Language,
): [time: string, minutes: number] {
  const { arrive_minutes } = ride.day;
  const at = new Date(new Date(ride.slot.starts_at).getTime() - arrive_minutes * 60_000);
  return [rideTime(at, language), arrive_minutes];
}
