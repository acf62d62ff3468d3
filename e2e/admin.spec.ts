import type { Page } from "@playwright/test";
import { adminWords } from "#app/admin/admin.words.ts";
import { dashboardWords } from "#app/dashboard/dashboard.words.ts";
import { caller, placeOrder, sendMessage } from "./api-calls.ts";
import { ADMIN, expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    email: "E-mail",
    password: "Password",
    orders: "Orders",
    dashboard: "Dashboard",
    messages: "Messages",
    unread: "Unread messages",
    counts: ["Team members", "Cars", "Events", "Gallery items", "Products", "Sponsors", "Achievements"],
    notKnown: "not known",
  },
  cs: {
    email: "E-mail",
    password: "Heslo",
    orders: "Objednávky",
    dashboard: "Přehled",
    messages: "Zprávy",
    unread: "Nepřečtené zprávy",
    counts: ["Členové týmu", "Auta", "Události", "Položky galerie", "Produkty", "Sponzoři", "Úspěchy"],
    notKnown: "není známo",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...adminWords[language],
  ...dashboardWords[language],
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test("a visitor who opens the back office is sent to the sign-in screen", async ({ page }) => {
  await page.goto("/admin/orders");
  await expect(page).toHaveURL(/\/login$/);
});

test("signing in opens the dashboard, and who is signed in does not see the sign-in screen again @job", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/login");
  await page.getByLabel(words.email).fill(ADMIN.email);
  await page.getByLabel(words.password).fill(ADMIN.password);
  await page.locator("main button[type=submit]").click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.dashboard);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/admin$/);
});

test("an unknown admin path leads to the dashboard", async ({ adminPage: page }) => {
  await page.goto("/admin/no-such-screen");
  await expect(page).toHaveURL(/\/admin$/);
});

test("logging out clears the three storage items and leads to the sign-in screen @job", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  // A call that is under way when the session ends is refused.
  await page.goto("/admin", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.dashboard);
  await openMenu(page, language);
  await page.getByRole("button", { name: words.signOut }).click();
  await expect(page).toHaveURL(/\/login$/);
  const kept = await page.evaluate(() =>
    ["accessToken", "refreshToken", "user"].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([null, null, null]);
});

test("the sidebar leads to a screen, moves the focus to its heading and closes on a phone @both @job", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/admin");
  await openMenu(page, language);
  const menu = page.getByRole("navigation", { name: words.navigation });
  const link = menu.getByRole("link", { name: words.orders });
  // The groups of other screens are closed until they are pressed.
  await expect(link).toBeHidden();
  await menu.getByRole("button", { name: words.orders }).click();
  await link.click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await expect(page).toHaveTitle(`${words.orders} | Paddock`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  if (language === "cs") await expect(link).toBeHidden();
});

test("on a phone the closed menu is out of the keyboard's way, and Escape closes the open one", async ({
  adminPage: page,
  language,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const menu = page.getByRole("navigation", { name: WORDS[language].navigation });
  await expect(menu).toBeHidden();
  await openMenu(page, language);
  await menu.getByRole("button", { name: WORDS[language].orders }).focus();
  await expectSound(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: WORDS[language].openMenu })).toBeFocused();
});

test.describe("dashboard", () => {
  test("counts what the lists have, shows what waits and whom to ask @job", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const order = await placeOrder(
      site,
      "Vera Waiting",
      ({ is_pickup, for_goods }) => for_goods && !is_pickup,
      ({ category, variants }) => category === "merchandise" && variants.length === 0,
    );
    const call = await caller(site);
    await call("POST", `/orders/admin/orders/${order.id}/paid`, { how: "bank" });
    await sendMessage(site, "Unread subject");
    const lists = ["team-members", "cars", "events", "gallery", "products", "sponsors", "achievements"];
    const lengths = await Promise.all(
      lists.map(async (list) => ((await call("GET", `/${list}`)) as unknown[]).length),
    );
    const messages = (await call("GET", "/contact-messages")) as { is_read: boolean }[];
    const unread = messages.filter((message) => !message.is_read).length;
    await page.goto("/admin");
    for (const [index, label] of words.counts.entries())
      await expect(counter(page, label)).toHaveText(`${lengths[index]} ${label}`);
    await expect(counter(page, words.messages)).toHaveText(`${messages.length} ${words.messages}`);
    await expect(counter(page, words.unread)).toHaveText(`${unread} ${words.unread}`);
    const tasks = page.getByRole("region", { name: words.today });
    await expect(tasks.getByRole("link", { name: words.tasks["to-ship"] })).toBeVisible();
    await expect(tasks).toContainText("Unread subject");
    await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
    await expectSound(page);
    await tasks.getByRole("link", { name: "Vera Waiting" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(order.number);
    await page.goto("/admin");
    await page.getByRole("link", { name: "Unread subject" }).first().click();
    await expect(page).toHaveURL(/\/admin\/messages\?message=\d+$/);
    await expect(page.getByRole("heading", { level: 2, name: "Unread subject" })).toBeVisible();
  });

  test("asks the server six times at most, and for no whole list", async ({ adminPage: page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname);
    });
    await page.goto("/admin", { waitUntil: "networkidle" });
    await expect(page.getByRole("list").first()).toBeVisible();
    expect(asked.length, asked.join(" ")).toBeLessThanOrEqual(6);
    expect(
      asked.filter((path) => /team-members|cars|events|gallery|products|sponsors|achievements/.test(path)),
    ).toEqual([]);
  });

  test("takes one screen and a half of a phone @phone", async ({ adminPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/admin", { waitUntil: "networkidle" });
    await expect(page.getByRole("list").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844 * 1.5);
  });

  test.describe("with an answer that fails", () => {
    test.use({ expectedFaults: [/500/] });
    test("says so, and shows a dash for every count", async ({ adminPage: page, language }) => {
      const words = WORDS[language];
      await page.route(/\/api\/dashboard\/today/, (route) => route.fulfill({ status: 500, body: "{}" }));
      await page.goto("/admin");
      await expect(page.getByRole("alert")).toContainText(words.failed);
      for (const label of words.counts.slice(0, 2))
        await expect(counter(page, label)).toHaveText(`–${words.notKnown} ${label}`);
    });
  });
});

async function openMenu(page: Page, language: "en" | "cs"): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const burger = page.getByRole("button", { name: WORDS[language].openMenu });
  if (await burger.isVisible()) await burger.click();
}

/** The counter with exactly this label. */
function counter(page: Page, label: string) {
  return page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^(\\d+|–|.*)\\s*${label}$`) })
    .first();
}
