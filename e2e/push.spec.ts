import { notificationsWords } from "#features/push/web/admin/notifications.words.ts";
import { type PushService, startPushService } from "../src/testing/outside/push-service.ts";
import { caller, placeOrder, sendMessage } from "./api-calls.ts";
import { test as base, expect, expectSound } from "./fixtures.ts";
import { pushPhone } from "./push-phone.ts";
import { startSite } from "./site.ts";

const OWN = {
  en: {
    testTitle: "Notifications work",
    order: "New order ",
    many: "New orders: 5",
    install: "Install on this phone",
    later: "Not now",
    offline: "You’re offline",
    app: "Paddock: Back office",
  },
  cs: {
    testTitle: "Upozornění fungují",
    order: "Nová objednávka ",
    many: "Nové objednávky: 5",
    install: "Instalace do telefonu",
    later: "Teď ne",
    offline: "Jste bez připojení",
    app: "Paddock: Administrace",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...notificationsWords[language],
  on: notificationsWords[language].turnOn,
  off: notificationsWords[language].turnOff,
  isOn: notificationsWords[language].turnedOn,
  isOff: notificationsWords[language].turnedOff,
  sent: notificationsWords[language].tested.sent,
  gone: notificationsWords[language].tested.gone,
  messages: notificationsWords[language].kind.message,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

const test = base.extend<object, { service: PushService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const service = await startPushService();
      await use(service);
      service.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ service }, use) => {
      const site = await startSite(process.env.PADDOCK_TEMPLATE, { PUSH_SERVICES: service.url });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** What a person's notifications say is in the language of their account. */
async function speak(site: Parameters<typeof caller>[0], language: "en" | "cs") {
  const call = await caller(site);
  const people = (await call("GET", "/people")) as { id: number }[] | { people: { id: number }[] };
  const [owner] = Array.isArray(people) ? people : people.people;
  await call("PATCH", `/people/${owner?.id}`, { language });
}

test("a phone is turned on, tried, told of orders, and opens them where the back office is open @job", async ({
  adminPage: page,
  context,
  site,
  service,
  language,
}) => {
  test.slow();
  const words = WORDS[language];
  await speak(site, language);
  const phone = await pushPhone(page, context, service, site.url);
  await page.goto("/admin/account#phone");
  const card = page.locator("#phone");
  await expect(card.getByRole("heading", { name: words.title })).toBeVisible();
  await card.getByRole("button", { name: words.on }).click();
  await expect(card.getByRole("status")).toHaveText(words.isOn);
  await expect(card.getByRole("list", { name: words.list }).getByRole("listitem")).toHaveCount(1);
  await expectSound(page);
  if (process.env.SHOTS)
    await page.screenshot({ path: `${process.env.SHOTS}/push-on-${language}.png`, fullPage: true });

  await card.getByRole("button", { name: words.test }).click();
  await expect(card.getByRole("status")).toHaveText(words.sent);
  await phone.deliver();
  await expect.poll(phone.shown).toMatchObject([{ title: words.testTitle }]);

  await card.getByLabel(words.messages).uncheck();
  await expect(card.getByRole("status")).toHaveText(words.saved);
  await sendMessage(site, "Potichu");
  const order = await placeOrder(site, "Jana Telefonní");
  const received = () => phone.browser().received.filter(({ message }) => message.kind !== "test").length;
  await expect.poll(received).toBe(1);
  await phone.deliver();
  const title = words.order + order.number.slice(1);
  await expect.poll(phone.shown).toContainEqual({ title, body: expect.stringContaining("Jana Telefonní, ") });
  // What is typed elsewhere in the window is the router's to keep: the window is the same, and was not loaded anew.
  await page.evaluate(() => Object.assign(window, { sameWindow: true }));
  await phone.tap(title);
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(order.number.slice(1));
  expect(await page.evaluate(() => "sameWindow" in window)).toBe(true);

  for (const name of ["Dva", "Tři", "Čtyři", "Pět", "Šest"]) await placeOrder(site, name);
  await expect.poll(received).toBe(6);
  await phone.deliver();
  await expect.poll(async () => (await phone.shown()).map((each) => each.title)).toContain(words.many);

  await page.goto("/admin/account#phone");
  await card.getByRole("button", { name: words.off }).click();
  await expect(card.getByRole("status")).toHaveText(words.isOff);
  await expect(card.getByRole("list", { name: words.list })).toHaveCount(0);
});

test("a phone that its push service no longer knows is said to be gone, and can be turned on again", async ({
  adminPage: page,
  context,
  site,
  service,
  language,
}) => {
  const words = WORDS[language];
  const phone = await pushPhone(page, context, service, site.url);
  await page.goto("/admin/account#phone");
  const card = page.locator("#phone");
  await card.getByRole("button", { name: words.on }).click();
  await expect(card.getByRole("status")).toHaveText(words.isOn);
  service.leave(phone.browser());
  await card.getByRole("button", { name: words.test }).click();
  await expect(card.getByRole("alert")).toHaveText(words.gone);
  await card.getByRole("button", { name: words.on }).click();
  await expect(card.getByRole("status")).toHaveText(words.isOn);
  await card.getByRole("button", { name: words.off }).click();
  await expect(card.getByRole("status")).toHaveText(words.isOff);
});

test("the back office can be installed, in the language of its page", async ({
  adminPage: page,
  context,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/admin/account");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cdp = await context.newCDPSession(page);
  const { url, data = "", errors } = await cdp.send("Page.getAppManifest");
  expect(url).toContain(`/admin.webmanifest?lang=${language}`);
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({
    name: words.app,
    lang: language,
    start_url: "/admin",
    scope: "/admin",
    display: "standalone",
  });
  const faults = (await cdp.send("Page.getInstallabilityErrors")).installabilityErrors;
  expect(faults.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, type]);
    const side = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(side).toBe(sizes);
  }
  const worker = await page.request.get("/admin-worker.js");
  expect(worker.headers()).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
  });
});

test.describe("on the dashboard", () => {
  test("a phone is offered to install it until somebody says no; a computer is not @both", async ({
    adminPage: page,
    isMobile,
    language,
  }) => {
    const words = WORDS[language];
    await page.goto("/admin");
    const offer = page.getByRole("group", { name: words.install });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(isMobile ? 1 : 0);
    if (!isMobile) return;
    await expectSound(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/install-offer.png` });
    await offer.getByRole("button", { name: words.later }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test.describe("without a network", () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|503|Failed to fetch|ERR_FAILED/] });

  test("a page of the back office says so, and nothing of it was kept", async ({
    adminPage: page,
    context,
    language,
  }) => {
    await page.goto("/admin/orders");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await context.setOffline(true);
    await page.goto("/admin/messages").catch(() => null);
    await expect(page.getByRole("heading", { name: WORDS[language].offline })).toBeVisible();
    await expectSound(page);
    await context.setOffline(false);
    await page.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/admin\/messages$/);
    await expect(page.locator("#content").getByRole("heading", { level: 1 })).toBeVisible();
  });
});
