import { test as base, expect, type Page } from "@playwright/test";
import { type Device, deviceOf } from "./device.ts";
import { ADMIN, type Site, startSite } from "./site.ts";
import { expectSound } from "./sound.ts";

export { ADMIN, expect, expectSound };

type Language = "cs" | "en";

/** For tests of what moves: a visitor who has not asked for rest. The others see pages at rest (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

interface Fixtures {
  /** The phone or the desktop that this test has; its width, pointer and language follow. */
  device: Device;
  /** The device's language; pages open in it. */
  language: Language;
  /** What a test expects to go wrong: console errors and failed requests that match are no fault of the page. */
  expectedFaults: RegExp[];
  /** Whether the home page's film may play. Each of its pictures costs more than all else on the page, so only where it matters. */
  film: boolean;
  /** A page whose browser holds a session of the administrator. */
  adminPage: Page;
}

interface WorkerFixtures {
  site: Site;
}

/** Every page fails its test on a console error, an exception or a failed request. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const site = await startSite(process.env.PADDOCK_TEMPLATE);
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  device: async ({}, use, info) => use(deviceOf(info)),
  viewport: async ({ device }, use) => use(device.viewport),
  hasTouch: async ({ device }, use) => use(device.hasTouch),
  isMobile: async ({ device }, use) => use(device.isMobile),
  locale: async ({ device }, use) => use(device.locale),
  language: async ({ device }, use) => use(device.language),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  expectedFaults: async ({}, use) => use([]),

  film: [false, { option: true }],

  baseURL: async ({ site }, use) => use(site.url),

  context: async ({ context, site, language, film }, use) => {
    if (!film) await context.addInitScript(refuseFilm);
    await context.addCookies([{ name: "language", value: language, url: site.url }]);
    await use(context);
  },

  page: async ({ page, expectedFaults, javaScriptEnabled }, use) => {
    const errors = watch(page);
    if (javaScriptEnabled !== false) waitUntilTakenOver(page);
    await use(page);
    const surprising = errors.filter((fault) => !expectedFaults.some((expected) => expected.test(fault)));
    expect(surprising, "console errors, exceptions and failed requests").toEqual([]);
  },

  adminPage: async ({ page, site }, use) => {
    await signIn(page, site);
    await use(page);
  },
});

/** Gives the page's browser a session of the administrator, who looks at forms in both languages. */
export async function signIn(page: Page, site: Site): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/auth/login`, { data: ADMIN });
  const { accessToken, refreshToken, user } = await answer.json();
  await page.addInitScript(
    (session) => {
      // A sandboxed frame, such as the preview of an e-mail, has no storage.
      if (self.origin === "null" || sessionStorage.getItem("signed-in")) return;
      sessionStorage.setItem("signed-in", "1");
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      localStorage.setItem("form-languages", "both");
    },
    { accessToken, refreshToken, user: JSON.stringify(user) },
  );
}

/** In the page: a film that goes round and round may not start by itself, as on a telephone that saves its battery. */
function refuseFilm(): void {
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    if (this.loop) return Promise.reject(new DOMException("No film here.", "NotAllowedError"));
    return play.call(this);
  };
}

/**
 * A page asks for its scripts after it is painted, so that it may be loaded and not yet listen. What opens it here
 * returns once React has gone through it, and the back office shows its screen: what is pressed from then on is heard.
 * And its fonts are there: what is measured from then on is measured in them.
 */
function waitUntilTakenOver(page: Page): void {
  const wait = () =>
    page.waitForFunction(
      () =>
        (!document.getElementById("page-state") ||
          [document.documentElement, document.querySelector("#app > :not(.admin-waiting)")].some((element) =>
            Object.keys(element ?? {}).some((key) => key.startsWith("__reactFiber$")),
          )) &&
        document.fonts.status === "loaded",
    );
  const { goto, reload } = page;
  page.goto = async (...options) => {
    const answer = await goto.apply(page, options);
    await wait();
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload.apply(page, options);
    await wait();
    return answer;
  };
}

/** What the browser says when it looks for a new service worker of a site that a test has stopped. */
const NO_WORKER_NOW = "An unknown error occurred when fetching the script.";

function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && message.text() !== NO_WORKER_NOW)
      errors.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => errors.push(`exception: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const text = request.failure()?.errorText ?? "";
    // A page that is left ends its own requests.
    if (text !== "net::ERR_ABORTED") errors.push(`${text} ${request.url()}`);
  });
  return errors;
}
