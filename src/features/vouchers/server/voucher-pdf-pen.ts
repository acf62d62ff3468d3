import { printable, type SheetFont } from "#kit/server/pdf/sheet-fonts.ts";

export type Sheet = PDFKit.PDFDocument;
export const INK = {
  ground: "#0d1013",
  raised: "#1d242b",
  hot: "#ff4f1f",
  muted: "#5b6670",
  text: "#14191e",
};

interface Style {
  font?: SheetFont;
  size: number;
  colour?: string;
  width: number;
  align?: "left" | "center";
  gap?: number;
  /** What is longer ends with an ellipsis. */
  height?: number;
  /** The address that the text opens. */
  link?: string | undefined;
}

/** Writes a text; answers where it ends. A letter that the font has not is left out. */
export function write(sheet: Sheet, text: string, x: number, y: number, style: Style): number {
  const { font = "text", size, colour = INK.text, width, align = "left", gap = 1, height, link } = style;
  sheet.font(font).fontSize(size).fillColor(colour);
  sheet.text(printable(font, text, ""), x, y, {
    ...{ width, align, lineGap: gap },
    ...(height !== undefined && { height, ellipsis: true }),
    ...(link && { link }),
  });
  return sheet.y;
}
