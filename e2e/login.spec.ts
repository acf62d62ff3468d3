import type { Page } from "@playwright/test";
import { ADMIN, expect, expectSound, test } from "./fixtures.ts";

const WORDS = {
  en: {
    email: "Email",
    home: /home/i,
  },
  cs: {
    email: "E-mail",
    home: /stránku|domů/i,
  },
};

test.use({ expectedFaults: [/401|500/] });

test("e-mail and password are asked for before anything is sent, and a link leads home", async ({
  page,
  language,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/api/auth/login") && sent.push(request.url()));
  await page.goto("/login", { waitUntil: "networkidle" });
  const main = page.getByRole("main");
  await main.locator("button[type=submit]").click();
  await expect(main.locator("input[type=email]")).toHaveAttribute("aria-invalid", "true");
  await expect(main.locator("input[type=password]")).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  await main.getByRole("link", { name: WORDS[language].home }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the back office opens in the language of the sign-in page, whatever that was asked by (15.27)", async ({
  page,
  context,
  site,
}) => {
  for (const lang of ["en", "cs"]) {
    await context.clearCookies();
    await page.goto(`/login?lang=${lang}`, { waitUntil: "networkidle" });
    await page.locator("main input[type=email]").fill(ADMIN.email);
    await page.locator("main input[type=password]").fill(ADMIN.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${site.url}/admin`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(lang === "cs" ? "Přehled" : "Dashboard");
    await page.evaluate(() => localStorage.clear());
  }
});

test("who logs out by their own wish is told nothing (15.27)", async ({ page }) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  await page.locator("main input[type=email]").fill(ADMIN.email);
  await page.locator("main input[type=password]").fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("button", { name: /^(Sign out|Odhlásit se)$/, includeHidden: true })
    .evaluate((button) => {
      (button as HTMLElement).click();
    });
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator("main button[type=submit]")).toBeEnabled();
  await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
});

test.describe("remember me", () => {
  const email = (page: Page) => page.getByRole("main").locator("input[type=email]");
  const password = (page: Page) => page.getByRole("main").locator("input[type=password]");
  const box = (page: Page) => page.getByRole("main").getByRole("checkbox");
  const kept = (page: Page) =>
    page.evaluate(() => [localStorage.rememberedEmail ?? null, localStorage.rememberedPassword ?? null]);
  const keys = (page: Page) =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

  async function signIn(page: Page, remembered: boolean): Promise<void> {
    await email(page).fill(ADMIN.email);
    await password(page).fill(ADMIN.password);
    await box(page).setChecked(remembered);
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** The next visit after the session has ended. */
  async function comeBack(page: Page): Promise<void> {
    await page.evaluate(() => {
      for (const key of ["accessToken", "refreshToken", "user"]) localStorage.removeItem(key);
    });
    await page.goto("/login", { waitUntil: "networkidle" });
  }

  test("e-mail and password are remembered where that is asked for, unreadably, and forgotten when it is not", async ({
    page,
  }) => {
    await page.goto("/login", { waitUntil: "networkidle" });
    await expect(box(page)).not.toBeChecked();
    await signIn(page, true);
    const [keptEmail, keptPassword] = await kept(page);
    for (const text of [keptEmail, keptPassword]) {
      expect(text).toMatch(/^[A-Za-z0-9+/=]{30,}$/);
      expect(atob(text)).not.toMatch(/example|bokem/);
    }

    await comeBack(page);
    await expect(email(page)).toHaveValue(ADMIN.email);
    await expect(password(page)).toHaveValue(ADMIN.password);
    await expect(box(page)).toBeChecked();
    await expectSound(page);

    await signIn(page, false);
    expect(await kept(page)).toEqual([null, null]);
    expect(await keys(page)).toEqual([]);
    await comeBack(page);
    await expect(email(page)).toHaveValue("");
    await expect(box(page)).not.toBeChecked();
  });

  test("a lost key or forbidden storage leaves the form empty and signing in possible", async ({ page }) => {
    await page.goto("/login", { waitUntil: "networkidle" });
    await signIn(page, true);
    await page.evaluate(() => indexedDB.deleteDatabase("signIn"));
    await comeBack(page);
    await expect(email(page)).toHaveValue("");
    await expect(box(page)).not.toBeChecked();
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
    });
    await comeBack(page);
    await expect(password(page)).toHaveValue("");
    await signIn(page, true);
    expect(await kept(page)).toEqual([null, null]);
  });
});
