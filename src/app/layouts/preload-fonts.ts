import displayExtended from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-italic.woff2?url";
import display from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-italic.woff2?url";
import textExtended from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url";
import text from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import { preload } from "react-dom";
import type { Both, Language } from "#kit/contract/language.ts";

/** Czech letters stand in files of their own. */
const FONTS: Both<string[]> = { en: [display, text], cs: [display, displayExtended, text, textExtended] };

/** Fetches the fonts of a page's first screen with the page itself. Called while rendering. */
export function preloadFonts(language: Language): void {
  for (const font of FONTS[language])
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
