import { whenIdle } from "../ui/hydration/when-idle.ts";
import { KEPT_NAME, KEPT_PAGES, KEPT_UNTIL } from "./kept-pages.ts";

const WORKER = "/site-worker.js";
/** Milliseconds in which a page that changes comes to rest. */
const REST_MS = 500;
/** What works with a network alone. */
const ONLINE = "[data-online], button, form, script, template";

interface Kept {
  /** Its address without parameters. */
  path: string;
  name: string;
  /** What is said above it where there is no network. */
  note: string;
  until: Date;
}

/** Registers the service worker of the site; development has no built one. */
export function registerSiteWorker(): void {
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.register(WORKER).catch(() => {
    // A browser that keeps nothing: the site works as before.
  });
}

/** Keeps what the page shows, as often as that changes, until the answer is called. */
export function keepWhileShown(kept: Kept): () => void {
  const main = document.querySelector("main");
  if (!main || !globalThis.caches) return () => {};
  registerSiteWorker();
  let rest: ReturnType<typeof setTimeout>;
  const keep = () => {
    clearTimeout(rest);
    rest = setTimeout(() => whenIdle(() => void store(kept, main).catch(() => {})), REST_MS);
  };
  const changes = new MutationObserver(keep);
  changes.observe(main, { childList: true, subtree: true, characterData: true });
  keep();
  return () => {
    changes.disconnect();
    clearTimeout(rest);
  };
}

export async function forgetPage(path: string): Promise<void> {
  if (await globalThis.caches?.has(KEPT_PAGES)) await (await caches.open(KEPT_PAGES)).delete(path);
}

async function store(kept: Kept, main: Element): Promise<void> {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'",
    [KEPT_UNTIL]: kept.until.toISOString(),
    [KEPT_NAME]: encodeURIComponent(kept.name),
  };
  const html = snapshot(kept, main);
  await (await caches.open(KEPT_PAGES)).put(kept.path, new Response(html, { headers }));
}

/** A document without scripts that has all its styles with it. */
export function snapshot({ name, note }: Pick<Kept, "name" | "note">, main: Element): string {
  const shown = main.cloneNode(true) as Element;
  for (const part of shown.querySelectorAll(ONLINE)) part.remove();
  const head =
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="referrer" content="no-referrer"><title>${escaped(name)}</title>` +
    `<style>${stylesOf(document)}</style>`;
  const said =
    `<p role="status" style="margin:0;padding:0.75rem 1rem;background:#ffd166;color:#14171a;font-weight:600">` +
    `${escaped(note)}</p>`;
  const { lang } = document.documentElement;
  return `<!doctype html><html lang="${lang}"><head>${head}</head><body>${said}${shown.outerHTML}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function stylesOf({ styleSheets }: Document): string {
  return [...styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map((rule) => rule.cssText);
      } catch {
        // One from elsewhere, such as an extension's.
        return [];
      }
    })
    .join("\n");
}
