import { preload } from "react-dom";
import display from "#kit/web/styles/fonts/sofia-sans-extra-condensed-latin.woff2?url";
import displayExtended from "#kit/web/styles/fonts/sofia-sans-extra-condensed-latin-ext.woff2?url";
import text from "#kit/web/styles/fonts/source-sans-3-latin.woff2?url";
import textExtended from "#kit/web/styles/fonts/source-sans-3-latin-ext.woff2?url";

/** Czech letters stand in files of their own; Czech names are on English pages too. */
const FONTS = [display, displayExtended, text, textExtended];

/** Fetches the fonts of a page's first screen with the page itself. Called while rendering. */
export function preloadFonts(): void {
  for (const font of FONTS) preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
