import type { Browser, Page } from "@playwright/test";
import { accountsWords } from "#features/accounts/accounts.words.ts";
import { passkeysWords } from "#features/accounts/web/admin/passkeys/passkeys.words.ts";
import { secondFactorWords } from "#features/accounts/web/admin/second-factor/second-factor.words.ts";
import { ADMIN, expect, expectSound, test } from "./fixtures.ts";
import { linkFor } from "./invited.ts";
import type { Site } from "./site.ts";

/** Passkeys as people use them, with Chromium's own authenticator in software. */

const OWN = {
  en: {
    useInstead: "Use a passkey instead",
    gate: "Gate",
    vouchers: "Vouchers",
    next: /^Your password is correct\. Now use your passkey/,
    none: /^No passkey was used/,
    used: "Last used",
    remove: /^Remove /,
    onlyWay: /This is your only way to sign in/,
    removed: /^Passkey removed/,
    first: "Set up two-step sign-in",
  },
  cs: {
    useInstead: "Místo hesla použít přístupový klíč",
    gate: "Vjezd",
    vouchers: "Poukazy",
    next: /^Heslo souhlasí\. Teď použijte přístupový klíč/,
    none: /^Přístupový klíč nebyl použit/,
    used: "Naposledy použit",
    remove: /^Odebrat /,
    onlyWay: /Jinak se přihlásit nemůžete/,
    removed: /^Přístupový klíč je odebraný/,
    first: "Nastavte si dvoufázové přihlášení",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...passkeysWords[language],
  ...secondFactorWords[language],
  rename: passkeysWords[language].renameOf("Workshop phone"),
  removeNow: passkeysWords[language].remove,
  offer: passkeysWords[language].offer.title,
  never: passkeysWords[language].offer.later,
  signIn: accountsWords[language].passkey.signIn,
  recovery: accountsWords[language].recoveryCode,
  save: passkeysWords[language].save,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

const PASSWORD = "four wheels sideways";

/** Passkeys belong to names: the site is opened by one. */
const named = (site: Site) => site.url.replace("127.0.0.1", "localhost");

/** A phone of somebody, whose authenticator says yes while it is `willing`. */
async function phoneWithPasskeys(browser: Browser, page: Page, site: Site, language: string) {
  const context = await browser.newContext({ viewport: page.viewportSize(), baseURL: named(site) });
  await context.addCookies([{ name: "language", value: language, url: named(site) }]);
  const phone = await context.newPage();
  const device = await context.newCDPSession(phone);
  await device.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const willing = (enabled: boolean) =>
    device.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return { phone, willing, close: () => context.close() };
}

/** Invites somebody and answers their link, at the site's name. */
async function invited(page: Page, site: Site, language: string, name: string): Promise<string> {
  const email = `${name.toLowerCase()}-${language}@team.example`;
  const { accessToken } = await (
    await page.request.post(`${site.url}/api/auth/login`, { data: ADMIN })
  ).json();
  const answer = await page.request.post(`${site.url}/api/people`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { name, email, roles: ["track"], language, current_password: ADMIN.password },
  });
  expect(answer.status()).toBe(201);
  return (await linkFor(site, email)).replace("127.0.0.1", "localhost");
}

const signOut = (phone: Page) =>
  phone.evaluate(() => {
    localStorage.clear();
  });

test("an invited mechanic keeps a passkey in place of a password, is in again by the e-mail field, and can't remove it @job", async ({
  page,
  browser,
  language,
  site,
}) => {
  const t = WORDS[language];
  const link = await invited(page, site, language, "Petr");
  const { phone, close } = await phoneWithPasskeys(browser, page, site, language);
  await phone.goto(link);
  await expect(phone.getByRole("button", { name: t.useInstead })).toBeVisible();
  await expectSound(phone);
  await phone.getByRole("button", { name: t.useInstead }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.gate);

  // The browser answers in the field at once: its authenticator says yes to everything.
  await signOut(phone);
  await phone.goto("/login");
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.gate);

  await phone.goto("/admin/account");
  const list = phone.getByRole("list", { name: t.list });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText(t.used);
  await expectSound(phone);
  await list.getByRole("button", { name: t.remove }).click();
  const dialog = phone.getByRole("dialog");
  await expect(dialog).toContainText(t.willBeAsked);
  await dialog.getByRole("button", { name: t.removeNow, exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText(t.onlyWay);
  await expectSound(phone);
  await close();
});

test("who has a password adds a passkey, is asked for it after the password, and takes it away again", async ({
  page,
  browser,
  language,
  site,
}) => {
  const t = WORDS[language];
  const link = await invited(page, site, language, "Klara");
  const { phone, willing, close } = await phoneWithPasskeys(browser, page, site, language);
  await phone.goto(link);
  await phone.locator("input[name=new-password]").fill(PASSWORD);
  await phone.keyboard.press("Enter");
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.gate);

  // After a password the device offers to do without one, and a "no" is remembered.
  const signIn = async () => {
    await signOut(phone);
    await phone.goto("/login");
    await phone.locator("main input[type=email]").fill(`klara-${language}@team.example`);
    await phone.locator("main input[type=password]").fill(PASSWORD);
    await phone.locator("main button[type=submit]").click();
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.gate);
    await phone.goto("/admin/vouchers");
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.vouchers);
  };
  await signIn();
  const offer = phone.getByRole("group", { name: t.offer });
  await expect(offer).toBeVisible();
  await expectSound(phone);
  await offer.getByRole("button", { name: t.never }).click();
  await expect(offer).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.vouchers);
  await expect(offer).toHaveCount(0);
  await signIn();
  await offer.getByRole("link", { name: t.add }).click();
  await expect(phone).toHaveURL(/\/admin\/account#passkeys$/);
  await expect(offer).toHaveCount(0);
  await phone.getByRole("button", { name: t.add }).click();
  const dialog = phone.getByRole("dialog");
  await expectSound(phone);
  await dialog.getByLabel(t.name, { exact: true }).fill("Workshop phone");
  await dialog.getByLabel(t.password).fill(PASSWORD);
  await dialog.getByRole("button", { name: t.make }).click();
  await expect(phone.getByRole("list", { name: t.codes }).getByRole("listitem")).toHaveCount(10);
  await expectSound(phone);
  await phone.getByRole("button", { name: t.kept }).click();
  await phone.getByRole("button", { name: t.rename }).click();
  await dialog.getByLabel(t.name, { exact: true }).fill("Phone of the pits");
  await dialog.getByRole("button", { name: t.save }).click();
  const list = phone.getByRole("list", { name: t.list });
  await expect(list).toContainText("Phone of the pits");
  await expectSound(phone);

  await signOut(phone);
  await willing(false);
  await phone.goto("/login");
  await expect(phone.getByRole("button", { name: t.signIn })).toBeEnabled();
  await expectSound(phone);
  await phone.locator("main input[type=email]").fill(`klara-${language}@team.example`);
  await phone.locator("main input[type=password]").fill(PASSWORD);
  await phone.locator("main button[type=submit]").click();
  await expect(phone.getByText(t.next)).toBeVisible();
  await expect(phone.getByLabel(t.recovery)).toBeVisible();
  await expectSound(phone);
  await willing(true);
  await phone.getByRole("button", { name: t.signIn }).click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.gate);

  await phone.goto("/admin/account");
  await list.getByRole("button", { name: t.remove }).click();
  await dialog.getByRole("button", { name: t.removeNow, exact: true }).click();
  await expect(phone.getByRole("status").filter({ hasText: t.removed })).toBeVisible();
  await close();
});
