import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { accountsWords } from "#features/accounts/accounts.words.ts";
import { secondFactorWords } from "#features/accounts/web/admin/second-factor/second-factor.words.ts";
import { codeAt } from "../src/testing/people/authenticator.ts";
import { codeIn } from "../src/testing/read-code.ts";
import { ADMIN, expect, expectSound, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

const OWN = {
  en: {
    wrongPassword: "The current password is wrong.",
    left: (count: number) => `${count} recovery codes are left.`,
    turnedOff: "Two-step sign-in is off.",
    account: "Account",
  },
  cs: {
    wrongPassword: "Současné heslo nesouhlasí.",
    left: (count: number) => `Zbývá ${count} záložních kódů.`,
    turnedOff: "Dvoufázové přihlášení je vypnuté.",
    account: "Účet",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...secondFactorWords[language],
  ...accountsWords[language],
  wrongCode: accountsWords[language].codeWrong,
  title: secondFactorWords[language].title,
  password: secondFactorWords[language].password,
  passwordMissing: secondFactorWords[language].passwordMissing,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

// The answers to wrong passwords and codes, and to a code that is missing.
test.use({ expectedFaults: [/401|422/] });

test("a person turns two-step sign-in on, signs in with codes, with a recovery code, and turns it off @job", async ({
  adminPage: page,
  context,
  language,
  site,
}) => {
  const words = WORDS[language];
  await page.goto("/admin/account");
  const form = page.getByRole("form", { name: words.title });
  const button = (name: string) => form.getByRole("button", { name, exact: true });
  await expect(form).toContainText(words.off);
  await button(words.setUp).click();
  await expect(form).toContainText(words.passwordMissing);
  await form.getByLabel(words.password).fill("not it");
  await button(words.setUp).click();
  await expect(form).toContainText(words.wrongPassword);
  await form.getByLabel(words.password).fill(ADMIN.password);
  await button(words.setUp).click();

  // What a phone would see is what is typed by hand.
  const picture = form.getByRole("img", { name: words.qr });
  await expect(picture).toBeVisible();
  const uri = new URL((await codeIn(await picture.screenshot())) ?? "about:blank");
  const secret = ((await form.locator("code").textContent()) ?? "").replace(/\s/g, "");
  expect(uri.searchParams.get("secret")).toBe(secret);
  expect(decodeURIComponent(uri.pathname)).toMatch(new RegExp(`:${ADMIN.email}$`));
  const code = (steps = 0) => codeAt(secret, new Date(Date.now() + steps * 30_000));
  await expect(form.getByLabel(words.firstCode)).toBeFocused();
  await expectSound(page);
  await form.getByLabel(words.firstCode).fill("000000");
  await button(words.confirm).click();
  await expect(form).toContainText(words.wrongCode);
  await form.getByLabel(words.firstCode).fill(code());
  await button(words.confirm).click();

  await expect(page.getByRole("heading", { name: words.codesTitle })).toBeFocused();
  const listed = page.getByRole("list", { name: words.codes }).getByRole("listitem");
  const recovery = await listed.allTextContents();
  expect(recovery).toHaveLength(10);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: words.save }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(words.file);
  expect(readFileSync(await saved.path(), "utf8")).toBe(`${recovery.join("\n")}\n`);
  await expectSound(page);
  await page.getByRole("button", { name: words.kept }).click();
  await expect(form).toContainText(words.left(10));
  await page.reload();
  await expect(form).toContainText(words.left(10));
  await expect(page.getByText(recovery[0] ?? "")).toHaveCount(0);
  await expectSound(page);

  // With the app: pasted as the app shows it.
  await toSecondStep(page, true);
  const field = page.getByRole("main").getByLabel(new RegExp(`^${words.code}`));
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field).toHaveAttribute("inputmode", "numeric");
  await expectSound(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText(words.codeMissing);
  await field.fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText(words.wrongCode);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // The code that turned it on is used up: the app shows the next one within half a minute.
  const next = code(1);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${next.slice(0, 3)} ${next.slice(3)}`);
  await field.press("ControlOrMeta+A");
  await field.press("ControlOrMeta+V");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin$/);
  // Remembered as before: e-mail and password stand in the form the next time.
  expect(await page.evaluate(() => localStorage.rememberedPassword)).toMatch(/^[A-Za-z0-9+/=]{30,}$/);

  // Without the phone.
  await toSecondStep(page, false);
  await page.getByRole("button", { name: words.startOver }).click();
  await expect(page.getByRole("main").locator("input[type=password]")).toHaveValue(ADMIN.password);
  await toSecondStep(page, false);
  await page.getByRole("button", { name: words.useRecovery }).click();
  const recoveryField = page.getByRole("main").getByLabel(new RegExp(`^${words.recoveryCode}`));
  await expect(recoveryField).toBeFocused();
  await expect(page.getByRole("button", { name: words.useApp })).toBeVisible();
  await expectSound(page);
  await recoveryField.fill((recovery[0] ?? "").toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin$/);

  await page.goto("/admin/account");
  await expect(form).toContainText(words.left(9));
  const prove = async (code = "") => {
    await form.getByLabel(words.password).fill(ADMIN.password);
    await form.getByLabel(words.code).fill(code);
  };
  await prove(recovery[0]);
  await button(words.turnOff).click();
  await expect(form).toContainText(words.wrongCode);
  await prove(recovery[1]);
  await button(words.renew).click();
  await expect(listed).toHaveCount(10);
  const [fresh] = await listed.allTextContents();
  await page.getByRole("button", { name: words.kept }).click();
  await prove(fresh);
  await button(words.turnOff).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(words.turnedOff);
  await expect(form).toContainText(words.off);
  await expectSound(page);
  expect(await passwordIsEnough(site)).toBe(true);

  await page.goto("/admin/history");
  await expect(page.getByRole("row").nth(1)).toContainText(words.account);
  await expect(page.getByRole("row").nth(1)).toContainText(ADMIN.email);
});

/** Signs out and in again, as far as the password goes; the form may be filled in already. */
async function toSecondStep(page: Page, remember: boolean): Promise<void> {
  // From a document without scripts: a back office that finds itself signed out would go to the sign-in page by
  // itself, in the middle of the visit that follows.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    for (const key of ["accessToken", "refreshToken", "user"]) localStorage.removeItem(key);
  });
  await page.goto("/login", { waitUntil: "networkidle" });
  const main = page.getByRole("main");
  await main.locator("input[type=email]").fill(ADMIN.email);
  await main.locator("input[type=password]").fill(ADMIN.password);
  if (remember) await main.getByRole("checkbox").check();
  await main.locator("button[type=submit]").click();
  await expect(main.locator("input[name=code]")).toBeVisible();
}

async function passwordIsEnough(site: Site): Promise<boolean> {
  const { status } = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return status === 200;
}
