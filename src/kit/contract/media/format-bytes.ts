import { type Language, LOCALE } from "../language/language.ts";

/** `12.5 GB`, `340 MB`, `85 kB`: decimal units, as disks are sold. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size, digits] =
    bytes >= 1e9
      ? (["gigabyte", 1e9, 1] as const)
      : bytes >= 1e5
        ? (["megabyte", 1e6, bytes < 1e7 ? 1 : 0] as const)
        : (["kilobyte", 1e3, 0] as const);
  return new Intl.NumberFormat(LOCALE[language], {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: digits,
  }).format(unit === "kilobyte" ? Math.max(1, bytes / size) : bytes / size);
}
