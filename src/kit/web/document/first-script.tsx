import { useScriptMark } from "./own-scripts.ts";

/** Runs before all other scripts and before anything is laid out, as text: it may name nothing but the browser's own. */
export function beforeLayout(): void {
  // Whoever comes back to a place on the page, or to one of its parts, finds it where it was: all parts are laid out.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== "navigate") {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root{--wait:visible}");
    document.adoptedStyleSheets = [sheet];
  }
}

export function FirstScript() {
  const nonce = useScriptMark();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this file
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${beforeLayout})()` }} />;
}
