/** `Autodrom Most, Czech Republic` -> place and country; a text without a comma is a place alone. */
export function placeAndCountry(location: string): { place: string; country: string } {
  const text = location.trim();
  const comma = text.lastIndexOf(",");
  if (comma < 1) return { place: text, country: "" };
  return { place: text.slice(0, comma).trim(), country: text.slice(comma + 1).trim() };
}

/** What kind of a place it is, said beside its name. */
const KIND =
  /^(?:autodrom|letiště|okruh|areál|polygon)\s|\s(?:airfield|circuit|raceway|speedway|autodrome|motorsenter|park)$/giu;

/** The name alone, short enough for large letters: `Autodrom Most, Czech Republic` -> `Most`. */
export function plateName(location: string): string {
  const first = placeAndCountry(location).place.split(",")[0]?.trim() ?? "";
  return first.replace(KIND, "").trim();
}
