import type { BrowserContext, CDPSession, Page, Worker } from "@playwright/test";
import type { Browser, PushService } from "../src/testing/outside/push-service.ts";

/**
 * A browser whose push service is the test's own: Chromium's would be Google's. It is encrypted to, sent to and
 * decrypted as by the RFCs; what comes out is handed to the real service worker, as Chromium would. What that shows is
 * kept beside it, for Chromium without a screen has no place for notifications and denies the permission.
 */
export interface PushPhone {
  browser: () => Browser;
  /** Hands the service worker all that has come in since the last time. */
  deliver: () => Promise<void>;
  /** Title and text of what the phone shows. */
  shown: () => Promise<{ title: string; body: string }[]>;
  /** Taps what is shown under this title. */
  tap: (title: string) => Promise<void>;
}

export async function pushPhone(
  page: Page,
  context: BrowserContext,
  service: PushService,
  origin: string,
): Promise<PushPhone> {
  let browser: Browser | null = null;
  await context.exposeFunction("subscribeAtTest", (key: string) => {
    browser = service.subscribe(key);
    return browser.subscription;
  });
  await context.exposeFunction("subscribedAtTest", () => browser?.subscription ?? null);
  await context.exposeFunction("leaveTest", () => {
    if (browser) service.leave(browser);
    browser = null;
  });
  await context.addInitScript(useTestService);
  await context.grantPermissions(["notifications"], { origin });
  const worker = async () => {
    const found = await workerOf(context);
    await found.evaluate(keepShown);
    return found;
  };
  let delivered = 0;
  const known = () => {
    if (!browser) throw new Error("The phone has not subscribed.");
    return browser;
  };
  let session: Promise<{ cdp: CDPSession; id: string }> | undefined;
  return {
    browser: known,
    async deliver() {
      await worker();
      session ??= registrationOf(page, context);
      const { cdp, id } = await session;
      for (const { message } of known().received.slice(delivered)) {
        const data = JSON.stringify(message);
        await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId: id, data });
        delivered++;
      }
    },
    shown: async () =>
      (await worker()).evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
      }),
    tap: async (title) =>
      (await worker()).evaluate(async (title) => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const notification = (await registration.getNotifications()).find((each) => each.title === title);
        // Nobody but a person makes a real one; without a person no window may be focused.
        const tapped = new Event("notificationclick");
        const waitUntil = (done: Promise<unknown>) => void done.catch(() => null);
        dispatchEvent(Object.assign(tapped, { notification, waitUntil }));
      }, title),
  };
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  const isAdmin = (worker: Worker) => worker.url().endsWith("/admin-worker.js");
  return context.serviceWorkers().find(isAdmin) ?? context.waitForEvent("serviceworker", isAdmin);
}

async function registrationOf(page: Page, context: BrowserContext) {
  const cdp = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { scopeURL, registrationId } of registrations)
        if (scopeURL.endsWith("/admin")) resolve(registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  return { cdp, id: await found };
}

interface AtTest {
  subscribeAtTest: (key: string) => Promise<PushSubscriptionJSON>;
  subscribedAtTest: () => Promise<PushSubscriptionJSON | null>;
  leaveTest: () => Promise<void>;
}

interface Kept {
  title: string;
  body: string;
  tag: string;
  close: () => void;
}

/** Runs in the worker: notifications with one tag take each other's place. */
function keepShown(): void {
  const here = globalThis as unknown as { registration: ServiceWorkerRegistration; kept?: Map<string, Kept> };
  if (here.kept) return;
  const kept = new Map<string, Kept>();
  here.kept = kept;
  Object.assign(here.registration, {
    showNotification: async (title: string, options: Kept) =>
      void kept.set(options.tag, { ...options, title, close: () => kept.delete(options.tag) }),
    getNotifications: async () => [...kept.values()],
  });
}

/** Runs in the page. */
function useTestService(): void {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  const test = globalThis as unknown as AtTest;
  let key: Uint8Array | null = null;
  const of = (json: PushSubscriptionJSON) => ({
    toJSON: () => json,
    options: { applicationServerKey: key?.buffer ?? null },
    unsubscribe: async () => {
      await test.leaveTest();
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const json = await test.subscribedAtTest();
      return json && of(json);
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      key = applicationServerKey;
      const text = btoa(String.fromCharCode(...key));
      const base64url = text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
      return of(await test.subscribeAtTest(base64url));
    },
  });
}
