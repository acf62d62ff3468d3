/** A stat's text such as `118`, `5x` or `12 500+`: what stands before its number, the number, what follows. */
export interface CountedText {
  before: string;
  number: number;
  after: string;
}

/** null for a text without a whole number: it is shown as it is. */
export function countedText(text: string): CountedText | null {
  const match = /^(\D*)(\d+)((?:\D.*)?)$/s.exec(text);
  if (!match) return null;
  const [, before = "", digits = "", after = ""] = match;
  // `1.5` or `12 500` is one number that counting its first part would garble.
  if (/^[\s.,\u00a0]\d/.test(after)) return null;
  return { before, number: Number(digits), after };
}

/** The number to show at a part (0 to 1) of the way; fast first, slow at the end. */
export function countAt(number: number, part: number): number {
  return Math.round(number * (1 - (1 - Math.min(1, Math.max(0, part))) ** 3));
}
