import type { PushMessage } from "#features/push/index.ts";

/**
 * The back office's service worker: shows what is pushed, opens what is clicked, and says so where a page is opened
 * without a network. It keeps no page and no answer.
 */
interface ShownData {
  path: string;
  kind: string;
  /** How many it stands for. */
  count: number;
}
interface WorkerEvent extends Event {
  data: { json: () => PushMessage } | null;
  notification: Notification;
  request: Request;
  oldSubscription: PushSubscription | null;
  waitUntil: (done: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
}
interface WindowClient {
  url: string;
  focus: () => Promise<WindowClient>;
  postMessage: (message: unknown) => void;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (options: object) => Promise<WindowClient[]>;
    openWindow: (url: string) => Promise<unknown>;
    claim: () => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
}

const worker = globalThis as unknown as Worker;
/** More of one kind than these are shown as one. */
const MOST_OF_A_KIND = 3;
const ADMIN = /^\/admin(?:[/?#]|$)/;

async function show({ title, text, path, kind, tag, many }: PushMessage): Promise<void> {
  const shown = await worker.registration.getNotifications();
  const ofKind = shown.filter((each) => (each.data as ShownData | null)?.kind === kind && each.tag !== tag);
  const count = ofKind.reduce((sum, each) => sum + (each.data as ShownData).count, 1);
  const picture = { icon: "/icon-192.png", badge: "/push-badge.png" };
  if (many && (ofKind.length >= MOST_OF_A_KIND || ofKind.some((each) => each.tag === kind))) {
    for (const each of ofKind) each.close();
    const data: ShownData = { path: many.path, kind, count };
    return worker.registration.showNotification(`${many.title}: ${count}`, {
      ...picture,
      body: text,
      tag: kind,
      data,
    });
  }
  const data: ShownData = { path, kind, count: 1 };
  return worker.registration.showNotification(title, { ...picture, body: text, tag, data });
}

/** In the window that shows it, else in one of the back office, which keeps what is typed there; else in a new one. */
async function open(path: string): Promise<unknown> {
  const target = new URL(path, location.origin);
  // What opens is of the back office, whatever was sent.
  if (target.origin !== location.origin || !ADMIN.test(target.pathname)) return;
  const windows = (await worker.clients.matchAll({ type: "window", includeUncontrolled: true })).filter(
    ({ url }) => ADMIN.test(new URL(url).pathname),
  );
  const showing = windows.find(({ url }) => url === target.href);
  if (showing) return showing.focus();
  const [first] = windows;
  if (!first) return worker.clients.openWindow(target.href);
  first.postMessage({ open: target.pathname + target.search + target.hash });
  return first.focus();
}

const OFFLINE = {
  en: [
    "You’re offline",
    "The back office needs an internet connection. The gate works without one.",
    "Try again",
    "Open the gate",
  ],
  cs: [
    "Jste bez připojení",
    "Administrace potřebuje připojení k internetu. Vjezd funguje i bez něj.",
    "Zkusit znovu",
    "Otevřít vjezd",
  ],
};

function offline(): Response {
  const language = navigator.language.startsWith("cs") ? "cs" : "en";
  const [title, text, again, gate] = OFFLINE[language];
  const style =
    "body{font:1.125rem/1.5 system-ui,sans-serif;max-width:28rem;margin:20vh auto;padding:0 1rem}a{display:inline-block;padding:.6rem 1rem .6rem 0;color:inherit}";
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a> <a href="/gate">${gate}</a></p></main></body></html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
  return new Response(html, { status: 503, headers });
}

const on = (kind: string, listen: (event: WorkerEvent) => void) =>
  addEventListener(kind, (event) => listen(event as WorkerEvent));

// It keeps nothing that an open page could miss, so a new one takes over at once.
on("install", (event) => event.waitUntil(worker.skipWaiting()));
on("activate", (event) => event.waitUntil(worker.clients.claim()));
on("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
on("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open((event.notification.data as ShownData).path));
});
// The push service gave the browser a new address; the next page that opens tells the server (use-push-here.ts).
on("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(worker.registration.pushManager.subscribe(options));
});
on("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(offline));
});
