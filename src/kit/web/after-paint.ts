const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*\/>/g;
const ROUTER = /<script type="module" async="">(import "[^<]*)<\/script>/;
const IMPORT = /^\s*import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/**
 * A page as the router renders it, with its scripts asked for after the first paint: the page reads and looks the
 * same without them, and fonts and the first picture have the line to themselves. Left as it is where the router's
 * script is not as expected.
 */
export function scriptsAfterPaint(html: string): string {
  const [element, router = ""] = ROUTER.exec(html) ?? [];
  if (!element) return html;
  const files = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const imports = [...router.matchAll(IMPORT)];
  const names = imports.map(([, name = ""]) => name).join(", ");
  const from = imports.map(([, , href]) => `import("${href}")`).join(", ");
  const rest = router.replace(IMPORT, "").trim();
  const script = `const go = async () => {
for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
const [${names}] = await Promise.all([${from}]);
${rest}
};
if (document.hidden) go(); else requestAnimationFrame(() => setTimeout(go));`;
  return html
    .replace(PRELOAD, "")
    .replace(element, () => `<script type="module" async="">${script}</script>`);
}
