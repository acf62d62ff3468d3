import { printable } from "#kit/server/pdf/pdf-fonts.ts";
import type { PdfPen, TextStyle } from "#kit/server/pdf/pdf-pen.ts";

export const INK = {
  ground: "#0d1013",
  raised: "#1d242b",
  hot: "#ff4f1f",
  muted: "#5b6670",
  text: "#14191e",
};

/** Writes a text; answers where it ends. A letter that the font has not is left out. */
export function write(pen: PdfPen, text: string, x: number, y: number, style: TextStyle): number {
  const letters = printable(style.font ?? "text", text, "");
  return pen.write(pen.root, "P", letters, x, y, { colour: INK.text, gap: 1, ...style });
}
