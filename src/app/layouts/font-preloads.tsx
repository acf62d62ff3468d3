import bold from "#kit/web/styles/fonts/bold-first.woff2?url";
import display from "#kit/web/styles/fonts/display-first.woff2?url";
import text from "#kit/web/styles/fonts/text-first.woff2?url";

/**
 * Fetches the fonts of a page's first screen with the page itself. As elements, which React writes after the first
 * picture's preload: `preload()` writes fonts before it, and the picture, the largest paint, would come after them.
 */
export function FontPreloads() {
  return [display, text, bold].map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
