import type * as shared from "#kit/web/offline/kept-pages.ts";

/**
 * The service worker of the public site. It answers nothing while there is a network; without one it shows a booking
 * that was opened before (kit/web/offline/keep-page.ts), or a page of its own. Its reach is the whole site, but for
 * back office and gate, which have their own.
 */
interface WorkerEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  waitUntil: (done: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  cookieStore?: { get: (name: string) => Promise<{ value?: string } | null> };
}

const worker = globalThis as unknown as Worker;
// A worker is one file, so these are written once more; the compiler compares them.
const KEPT_PAGES: typeof shared.KEPT_PAGES = "kept-pages";
const KEPT_UNTIL: typeof shared.KEPT_UNTIL = "x-kept-until";
const KEPT_NAME: typeof shared.KEPT_NAME = "x-kept-name";
/** At a track a bar of signal may be worse than none: who has a page here does not wait longer. */
const PATIENCE_MS = 6_000;
const WITHOUT_QUERY = { ignoreSearch: true, ignoreVary: true };

const WORDS = {
  en: {
    title: "You’re offline",
    text: "This page needs an internet connection. Once you have a signal, try again.",
    again: "Try again",
    kept: "On this device without a signal:",
  },
  cs: {
    title: "Jste bez připojení",
    text: "Tahle stránka potřebuje internet. Až budete mít signál, zkuste to znovu.",
    again: "Zkusit znovu",
    kept: "V tomto zařízení i bez signálu:",
  },
};

async function language(request: Request): Promise<"cs" | "en"> {
  const asked = new URL(request.url).searchParams.get("lang");
  const stored = await worker.cookieStore?.get("language").catch(() => null);
  return (asked ?? stored?.value ?? navigator.language).startsWith("cs") ? "cs" : "en";
}

const isOver = (page: Response) => !(Date.parse(page.headers.get(KEPT_UNTIL) ?? "") > Date.now());

/** Pages whose time is over go; answers the others with their addresses. */
async function keptPages(): Promise<{ path: string; name: string }[]> {
  const cache = await caches.open(KEPT_PAGES);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const page = await cache.match(request);
      if (page && !isOver(page))
        return [
          {
            path: new URL(request.url).pathname,
            name: decodeURIComponent(page.headers.get(KEPT_NAME) ?? ""),
          },
        ];
      await cache.delete(request);
      return [];
    }),
  );
  return pages.flat();
}

async function kept(request: Request): Promise<Response | undefined> {
  const page = await (await caches.open(KEPT_PAGES)).match(new URL(request.url).pathname, WITHOUT_QUERY);
  return page && !isOver(page) ? page : undefined;
}

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

async function offline(request: Request): Promise<Response> {
  const lang = await language(request);
  const t = WORDS[lang];
  const pages = await keptPages();
  const list =
    pages.length > 0
      ? `<p>${t.kept}</p><ul>${pages.map(({ path, name }) => `<li><a href="${escaped(path)}">${escaped(name)}</a></li>`).join("")}</ul>`
      : "";
  const style =
    "body{margin:0;background:#0d1013;color:#f2f0ec;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:34rem;margin:18vh auto;padding:0 1.25rem}h1{margin:0 0 1rem;padding-top:1.5rem;background:linear-gradient(#ff6a2b,#ff6a2b) 0 0/3.5rem .5rem no-repeat;font-size:2rem;line-height:1.15}a{color:#ff9a6b}ul{padding-left:1.25rem}li{padding:.25rem 0}.again{display:inline-block;margin:.5rem 0 1rem;padding:.75rem 1.25rem;background:#ff6a2b;color:#14171a;font-weight:700;text-decoration:none}";
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark"><meta name="referrer" content="no-referrer"><title>${t.title}</title><style>${style}</style></head><body><main><h1>${t.title}</h1><p>${t.text}</p><p><a class="again" href="">${t.again}</a></p>${list}</main></body></html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}

async function answer({ request, preloadResponse }: WorkerEvent): Promise<Response> {
  const asked = preloadResponse.then((loaded) => loaded ?? fetch(request));
  try {
    const page = await kept(request);
    if (!page) return await asked;
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(page), PATIENCE_MS));
    return await Promise.race([asked, late]);
  } catch {
    return (await kept(request)) ?? offline(request);
  }
}

const on = (kind: string, listen: (event: WorkerEvent) => void) =>
  addEventListener(kind, (event) => listen(event as WorkerEvent));

on("install", (event) => event.waitUntil(worker.skipWaiting()));
on("activate", (event) =>
  event.waitUntil(
    Promise.all([
      // The network is asked while the worker wakes up, so that nobody waits for it.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
      keptPages(),
    ]),
  ),
);
on("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(answer(event));
});
