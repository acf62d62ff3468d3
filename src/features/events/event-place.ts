/** `Autodrom Most, Czech Republic` -> place and country; a text without a comma is a place alone. */
export function placeAndCountry(location: string): { place: string; country: string } {
  const text = location.trim();
  const comma = text.lastIndexOf(",");
  if (comma < 1) return { place: text, country: "" };
  return { place: text.slice(0, comma).trim(), country: text.slice(comma + 1).trim() };
}
