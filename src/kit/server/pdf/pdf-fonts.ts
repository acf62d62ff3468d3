import { createRequire } from "node:module";
import { type Font, openSync } from "fontkit";

/** The site's own faces with every Czech letter, whole; a PDF embeds only the letters that it uses. */
const { resolve } = createRequire(import.meta.url);
const TEXT = "@expo-google-fonts/source-sans-3";
const DISPLAY = "@expo-google-fonts/sofia-sans-extra-condensed";

export const PDF_FONTS = {
  text: resolve(`${TEXT}/400Regular/SourceSans3_400Regular.ttf`),
  strong: resolve(`${TEXT}/600SemiBold/SourceSans3_600SemiBold.ttf`),
  display: resolve(`${DISPLAY}/800ExtraBold_Italic/SofiaSansExtraCondensed_800ExtraBold_Italic.ttf`),
} as const;
export type PdfFont = keyof typeof PDF_FONTS;

const opened = new Map<PdfFont, Font>();

/** The text with `missing` for each letter that the font does not have. */
export function printable(name: PdfFont, text: string, missing: "?" | ""): string {
  const font = opened.get(name) ?? (openSync(PDF_FONTS[name]) as Font);
  opened.set(name, font);
  const isThere = (letter: string) =>
    letter === "\n" || font.hasGlyphForCodePoint(letter.codePointAt(0) as number);
  return [...text].map((letter) => (isThere(letter) ? letter : missing)).join("");
}
