/**
 * The gate's service worker: answers the gate's page and its files without a network, and nothing else. The server
 * puts their list before it (serve-gate.ts), so that a new build is a new worker with files of its own.
 */
interface Given {
  GATE_FILES: { version: string; page: string; files: string[] };
}
interface WorkerEvent extends Event {
  request: Request;
  waitUntil: (done: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
}

const { version, page, files } = (globalThis as unknown as Given).GATE_FILES;
const NAME = `gate-${version}`;
/** Answers name in `Vary` what they differ by; here there is one of each. */
const ANY = { ignoreVary: true, ignoreSearch: true };

async function take(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([page, ...files].map((url) => new Request(url, { cache: "reload" })));
}

async function forgetOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("gate-") && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request: Request, path: string): Promise<Response> {
  const kept = await (await caches.open(NAME)).match(path, ANY);
  return kept ?? fetch(request);
}

const on = (kind: string, listen: (event: WorkerEvent) => void) =>
  addEventListener(kind, (event) => listen(event as WorkerEvent));

on("install", (event) => event.waitUntil(take()));
on("activate", (event) => event.waitUntil(forgetOld()));
on("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const isPage = request.mode === "navigate" && pathname === page;
  if (isPage || files.includes(pathname)) event.respondWith(answer(request, pathname));
});
