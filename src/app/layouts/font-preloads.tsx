import display from "#kit/web/styles/fonts/sofia-sans-extra-condensed-latin.woff2?url";
import displayExtended from "#kit/web/styles/fonts/sofia-sans-extra-condensed-latin-ext.woff2?url";
import text from "#kit/web/styles/fonts/source-sans-3-latin.woff2?url";
import textExtended from "#kit/web/styles/fonts/source-sans-3-latin-ext.woff2?url";

/** Czech letters stand in files of their own; Czech names are on English pages too. */
const FONTS = [display, displayExtended, text, textExtended];

/**
 * Fetches the fonts of a page's first screen with the page itself. As elements, which React writes after the first
 * picture's preload: `preload()` writes fonts before it, and the picture, the largest paint, would come after them.
 */
export function FontPreloads() {
  return FONTS.map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
