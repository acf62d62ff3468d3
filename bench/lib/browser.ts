import { setTimeout } from "node:timers/promises";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.ts";

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A request that a page made, with what came over the wire. */
export interface Fetched {
  url: string;
  path: string;
  /** As Chromium calls it: `Script`, `Image`, `Fetch`, ... */
  type: string;
  /** Bytes of the body as they were sent, compressed. */
  bytes: number;
  /** It came from the browser's own cache, so that nobody waited for the server. */
  wasThere: boolean;
}

export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Collects the requests of a page from now on. */
export async function watchRequests(page: Page): Promise<Fetched[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const fetched: Fetched[] = [];
  const byId = new Map<string, Fetched>();
  const thereAlready = (requestId: string) => {
    const one = byId.get(requestId);
    if (one) one.wasThere = true;
  };
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    if (!request.url.startsWith("http")) return;
    const one = { url: request.url, path: new URL(request.url).pathname, type, bytes: 0, wasThere: false };
    byId.set(requestId, one);
    fetched.push(one);
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => thereAlready(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) thereAlready(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = byId.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return fetched;
}

/** Opens a page and waits until nothing is loaded any more, without scrolling. */
export async function visit(
  browser: Browser,
  url: string,
  device: BrowserContextOptions,
): Promise<{ page: Page; fetched: Fetched[]; close: () => Promise<void> }> {
  const context = await browser.newContext({ ...device, locale: "cs-CZ" });
  const page = await context.newPage();
  const fetched = await watchRequests(page);
  await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
  return { page, fetched, close: () => context.close() };
}

/** Resolves when a later visitor gets what stays: the first one is sent WebP while AVIFs are being made. */
export async function picturesSettled(urls: string[]): Promise<void> {
  const headers = { accept: "image/avif,image/webp,*/*" };
  for (const url of urls) {
    for (let tries = 0; tries < 120; tries++) {
      const { headers: answered } = await fetch(url, { method: "HEAD", headers });
      if (!answered.get("cache-control")?.includes("s-maxage")) break;
      await setTimeout(500);
    }
  }
}
