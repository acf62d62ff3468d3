import { type Both, type Language, LOCALE } from "#kit/contract/language/language.ts";

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

const JUST_NOW: Both<string> = { en: "just now", cs: "právě teď" };

/** `3 hours ago`, `před 3 hodinami`; in whole units, the largest that fits twice (`26 hours`, `3 days`). */
export function timeAgo(moment: string, now: string, language: Language): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(moment)) / 1_000);
  const found = UNITS.find(([name, size]) => seconds >= (name === "day" ? 2 * size : size));
  if (!found) return JUST_NOW[language];
  const [unit, length] = found;
  const ago = new Intl.RelativeTimeFormat(LOCALE[language]).format(-Math.floor(seconds / length), unit);
  // A number and its unit stay on one line.
  return ago.replace(/(?<=\d) /, "\u00a0");
}
