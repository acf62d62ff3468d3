const IMPORT = /^\s*import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const MODULES = /__reactRouterRouteModules = \{([^}]*)\}/;
const ENTRY = /^import\("([^"]+)"\);$/m;

/** A page's scripts, as addresses. */
interface Scripts {
  /** All of them, in the order in which they are evaluated, those that others need first. */
  files: string[];
  /** What the router wants to know of the page's routes: their modules by id. */
  routes: Record<string, string>;
  /** Takes the page over; the last. */
  entry: string;
}

/**
 * A page as the router renders it, with its scripts asked for after the first paint: the page reads and looks the
 * same without them, and fonts and the first picture have the line to themselves. Left as it is where the router's
 * script is not as expected. The router's elements carry the rendering's mark (`ownScripts`); others are not read.
 */
export function scriptsAfterPaint(html: string, mark: string): string {
  const nonce = ` nonce="${mark}"`;
  const preload = new RegExp(`<link rel="modulepreload"(?=[^>]*${nonce})[^>]* href="([^"]+)"[^>]*/>`, "g");
  const script = new RegExp(`<script(?=[^>]*${nonce})[^>]* type="module"[^>]*>(import "[^<]*)</script>`);
  const [element, router = ""] = script.exec(html) ?? [];
  const [, entry] = ENTRY.exec(router) ?? [];
  if (!element || !entry) return html;
  const preloads = [...html.matchAll(preload)].map(([, href = ""]) => href);
  const imports = [...router.matchAll(IMPORT)].map(([, name = "", href = ""]) => [name, href] as const);
  const byName = new Map(imports);
  const own = imports.map(([, href]) => href);
  const shared = preloads.filter((href) => href !== entry && !own.includes(href));
  const [, modules = ""] = MODULES.exec(router) ?? [];
  const routes = Object.entries(
    JSON.parse(`{${modules.replace(/":(\w+)/g, '":"$1"')}}`) as Record<string, string>,
  );
  const scripts: Scripts = {
    files: [...shared, ...own],
    routes: Object.fromEntries(routes.map(([id, name]) => [id, byName.get(name) ?? ""])),
    entry,
  };
  const started = `(${startAfterPaint})(${JSON.stringify(scripts)},href=>import(href))`;
  return html
    .replace(preload, "")
    .replace(element, () => `<script${nonce} type="module" async="">${started}</script>`);
}

/**
 * Runs in the page, as text: it may name nothing but its parameters and the browser's own.
 *
 * Asks for the scripts once the page and its first picture are painted. A paint may be late or never come (a tab in
 * the background, a busy machine), so 300 ms after the page was read, with the first press, or where the tab is not
 * seen, they are asked for all the same. Each is evaluated in a task of its own, and asked for again where it fails.
 */
export function startAfterPaint(
  { files, routes, entry }: Scripts,
  load: (href: string) => Promise<unknown>,
): void {
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  const loaded = async (href: string, wait = 500): Promise<unknown> => {
    await turn();
    try {
      return await load(href);
    } catch (fault) {
      if (wait > 30_000) throw fault;
      await new Promise((resolve) => setTimeout(resolve, wait));
      return loaded(href, wait * 2);
    }
  };

  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    // The first formatter wakes the browser's language data, which takes longer than a frame: now that the first is
    // seen, before the scripts come, which are compiled beside it, and in thirds. Comparing wakes half of it.
    for (const wake of [
      () => "a".localeCompare("b"),
      () => Intl.NumberFormat(),
      () => Intl.DateTimeFormat(),
    ]) {
      await turn();
      wake();
    }
    await turn();
    for (const href of [...files, entry])
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    const modules = new Map<string, unknown>();
    for (const href of files) modules.set(href, await loaded(href));
    const ofRoutes = Object.entries(routes).map(([id, href]) => [id, modules.get(href)]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(ofRoutes) });
    await loaded(entry);
  };

  const painted = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
  );
  // Told within the next frame; after a turn it is on its way to the screen.
  const frame = () =>
    new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)).then(turn);
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  const seen = picture?.decode().then(frame, () => {});

  for (const event of ["pointerdown", "touchstart", "keydown"])
    document.addEventListener(event, begin, { capture: true, passive: true, once: true });
  document.addEventListener("visibilitychange", begin, { once: true });
  if (document.hidden) begin();
  setTimeout(begin, 300);
  Promise.all([painted, seen]).then(begin);
}
