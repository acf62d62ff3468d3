const SUFFIXES: Record<string, string> = { one: "st", two: "nd", few: "rd" };
const places = new Intl.PluralRules("en", { type: "ordinal" });

/** `1st`, `22nd`, `13th`. */
export function ordinal(place: number): string {
  return `${place}${SUFFIXES[places.select(place)] ?? "th"}`;
}
