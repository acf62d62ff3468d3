import { type Language, LOCALE } from "#kit/contract/language.ts";

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `3 hours ago`, `před 3 hodinami`; in whole units, the largest that fits twice (`26 hours`, `3 days`). */
export function timeAgo(moment: string, now: string, language: Language): string {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(moment)) / 1_000);
  const [unit, length] = UNITS.find(([name, size]) => seconds >= (name === "day" ? 2 * size : size)) ?? [
    "minute",
    60,
  ];
  const ago = new Intl.RelativeTimeFormat(LOCALE[language]).format(-Math.floor(seconds / length), unit);
  // A number and its unit stay on one line.
  return ago.replace(/(?<=\d) /, "\u00a0");
}

/** `12.5 GB`, `340 MB`: decimal units, as disks are sold. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size, digits] =
    bytes >= 1e9 ? (["gigabyte", 1e9, 1] as const) : (["megabyte", 1e6, bytes < 1e7 ? 1 : 0] as const);
  return new Intl.NumberFormat(LOCALE[language], {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: digits,
  }).format(bytes / size);
}
