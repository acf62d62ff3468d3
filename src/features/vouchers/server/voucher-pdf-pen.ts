import type { Sheet, TextStyle } from "#kit/server/pdf/sheet.ts";
import { printable } from "#kit/server/pdf/sheet-fonts.ts";

export const INK = {
  ground: "#0d1013",
  raised: "#1d242b",
  hot: "#ff4f1f",
  muted: "#5b6670",
  text: "#14191e",
};

/** Writes a text; answers where it ends. A letter that the font has not is left out. */
export function write(sheet: Sheet, text: string, x: number, y: number, style: TextStyle): number {
  const letters = printable(style.font ?? "text", text, "");
  return sheet.write(sheet.root, "P", letters, x, y, { colour: INK.text, gap: 1, ...style });
}
