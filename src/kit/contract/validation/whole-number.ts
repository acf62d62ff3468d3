/**
 * A whole number as people type and paste it: `12`, `1 234`. Null for everything else: `1,5`, `1.5`, `1,234` and
 * `1e3` are no guess at another number.
 */
export function parseWholeNumber(text: string): number | null {
  if (text.length > 60) return null;
  const match = /^(?:\d+|\d{1,3}(?:\s\d{3})+)$/.test(text.trim());
  const number = Number(text.replace(/\s/g, ""));
  return match && Number.isSafeInteger(number) ? number : null;
}
