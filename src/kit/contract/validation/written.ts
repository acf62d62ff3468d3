/**
 * What nobody sees in a text, or what turns the direction of the text around it: zero-width spaces and joiners of
 * words, marks and turns of direction. Not U+200C and U+200D: emoji and some languages are written with them.
 */
export const UNSEEN = /[\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;

const ALL_UNSEEN = new RegExp(UNSEEN.source, "gu");

export function withoutUnseen(text: string): string {
  return text.replace(ALL_UNSEEN, "");
}

/** A text without them, and on one line: control characters and blanks become one space. */
export function oneLine(text: string): string {
  return withoutUnseen(text).replace(/[\p{Cc}\s]+/gu, " ").trim();
}

/** A text of several lines without them, and without other control characters. */
export function severalLines(text: string): string {
  return withoutUnseen(text.replace(/\r\n?/g, "\n")).replace(/[^\P{Cc}\n]+/gu, " ");
}
