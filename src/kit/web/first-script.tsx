/** Runs before all other scripts and before anything is laid out, as text: it may name nothing but the browser's own. */
export function beforeLayout(): void {
  // Whoever comes back to a place on the page, or to one of its parts, finds it where it was: all parts are laid out.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (location.hash || navigation?.type !== "navigate") {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root{--wait:visible}");
    document.adoptedStyleSheets = [sheet];
  }
  // The first formatter wakes the browser's language data, which takes longer than a frame: while the rest of the
  // page is on its way, not between its first paint and the first press.
  new Intl.NumberFormat();
}

export function FirstScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of this file
  return <script dangerouslySetInnerHTML={{ __html: `(${beforeLayout})()` }} />;
}
