import type { Page } from "@playwright/test";
import { startSmtpServer, type TestSmtpServer } from "../src/testing/outside/smtp-server.ts";
import { codeAt } from "../src/testing/people/authenticator.ts";
import { answerNext, fillBoth, followMenu, picture, success } from "./admin-steps.ts";
import { ADMIN, expect, expectSound, test } from "./fixtures.ts";
import { addToCart, CUSTOMER, SHOP_WORDS } from "./shop-steps.ts";
import { type Site, startSite } from "./site.ts";

/**
 * A new owner opens the site for the first time, follows the guide to its end and adds a product; a stranger buys it.
 * What a proxy in front of the site would say of its address is set: the browser itself comes without TLS.
 */

const WORDS = {
  en: {
    signIn: "Sign in",
    email: "E-mail",
    password: "Password",
    guide: "Before you go live",
    done: (done: number) => `${done} of 11 done`,
    fillTeam: "Fill in the team",
    team: "Team name",
    mail: "Contact e-mail",
    phone: "Contact phone",
    fillCompany: "Fill in the company",
    company: "Company name",
    seat: "Registered office",
    account: "Bank account",
    fillIban: /^Fill in CZ94/,
    saved: "Settings saved",
    edit: "Edit",
    save: "Save",
    remove: "Delete",
    test: "Send a test to me",
    payments: "Payment methods",
    card: "Card",
    active: "Shown on the site",
    paymentSaved: "Payment method updated successfully",
    removeDemo: "Remove the demo content",
    confirmLegal: "It’s done: Legal texts read",
    confirmBackup: "It’s done: Backups in another place",
    demand: "Require two-step sign-in",
    twoSteps: "Two-step sign-in",
    require: "Require it",
    allMust: /^Everyone must have it/,
    setUp: "Set up",
    current: "Current password",
    firstCode: "Code from the app",
    turnOn: "Turn on",
    kept: "I’ve saved them",
    newProduct: "Add Product",
    name: "Name",
    price: "Price (CZK)",
    productAdded: "Product added successfully",
    add: "Add to Cart: First ride",
    bank: "Bank transfer",
    writeHome: "Write the home page",
    headline: "Headline of the home page",
  },
  cs: {
    signIn: "Přihlásit se",
    email: "E-mail",
    password: "Heslo",
    guide: "Než otevřete",
    done: (done: number) => `Hotovo ${done} z 11`,
    fillTeam: "Vyplnit údaje týmu",
    team: "Název týmu",
    mail: "Kontaktní e-mail",
    phone: "Kontaktní telefon",
    fillCompany: "Vyplnit firmu",
    company: "Název firmy",
    seat: "Sídlo firmy",
    account: "Číslo účtu",
    fillIban: /^Vyplnit CZ94/,
    saved: "Nastavení uloženo",
    edit: "Upravit",
    save: "Uložit",
    remove: "Smazat",
    test: "Poslat mi zkušební e-mail",
    payments: "Způsoby platby",
    card: "kart",
    active: "Zobrazit na webu",
    paymentSaved: "Způsob platby byl úspěšně upraven",
    removeDemo: "Odstranit ukázkový obsah",
    confirmLegal: "Je to hotové: Právní texty jsou přečtené",
    confirmBackup: "Je to hotové: Zálohy na jiném místě",
    demand: "Vyžadovat dvoufázové přihlášení",
    twoSteps: "Dvoufázové přihlášení",
    require: "Vyžadovat",
    allMust: /^Musí ho mít každý/,
    setUp: "Nastavit",
    current: "Současné heslo",
    firstCode: "Kód z aplikace",
    turnOn: "Zapnout",
    kept: "Mám je uložené",
    newProduct: "Přidat produkt",
    name: "Název",
    price: "Cena (Kč)",
    productAdded: "Produkt byl úspěšně přidán",
    add: "Přidat do košíku: First ride",
    bank: "Bankovní převod",
    writeHome: "Napsat úvodní stránku",
    headline: "Hlavní titulek",
  },
};

/** From the sign-in to a product that can be bought; what is typed is not counted. */
const MOST_TAPS = 42;

let site: Site;
let smtp: TestSmtpServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  smtp = await startSmtpServer();
  site = await startSite(process.env.PADDOCK_TEMPLATE, {
    PUBLIC_URL: "https://driftteam.example",
    SMTP_URL: smtp.url,
    MAIL_FROM: "shop@driftteam.example",
  });
});

test.afterAll(async () => {
  await site.stop();
  await smtp.stop();
});

test("a new owner follows the guide from the first start to a shop that sells @job", async ({
  page,
  browser,
  language,
}) => {
  test.setTimeout(120_000);
  const t = WORDS[language];
  page.setDefaultTimeout(10_000);
  let taps = 0;
  await page.exposeFunction("countTap", () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener("click", (event) => event.isTrusted && (window as never as Counting).countTap(), true);
  });
  const guide = page.getByRole("region", { name: t.guide });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  // On a phone Today is in the bar at the bottom: one tap.
  const inBar = page.locator('.admin-bar a[href="/admin"]');
  const back = async () => ((await inBar.isVisible()) ? inBar.click() : followMenu(page, "/admin"));

  await page.goto(`${site.url}/login`);
  await page.getByLabel(t.email).pressSequentially(ADMIN.email);
  await page.locator("main input[type=password]").pressSequentially(ADMIN.password);
  await button(t.signIn).click();
  await expect(guide.getByRole("status").first()).toHaveText(t.done(1));
  await guide.locator("summary").click();
  await expectSound(page);

  await guide.getByRole("link", { name: t.fillTeam }).click();
  await page.getByRole("textbox", { name: t.team }).fill("Rychlá kola");
  await page.getByRole("textbox", { name: t.mail }).fill("tym@driftteam.example");
  await page.getByRole("textbox", { name: t.phone }).fill("+420 777 123 456");
  await button(t.save).click();
  await expect(success(page)).toHaveText(t.saved);

  await back();
  await guide.getByRole("link", { name: t.fillCompany }).click();
  await page.getByRole("textbox", { name: t.company }).fill("Rychlá kola s.r.o.");
  await fillBoth(page, t.seat, "Zimní 4, 602 00 Brno", "Zimní 4, 602 00 Brno");
  await page.getByRole("textbox", { name: "IČO" }).fill("27074358");
  await page.getByRole("textbox", { name: /DIČ/ }).fill("CZ27074358");
  await page.getByRole("textbox", { name: t.account }).fill("1011038930/5500");
  await page.getByRole("textbox", { name: "IBAN" }).fill("");
  await page.getByRole("textbox", { name: /^BIC/ }).fill("");
  await button(t.fillIban as never).click();
  await button(t.save).click();
  await expect(success(page)).toHaveText(t.saved);

  await back();
  await expect(guide.getByRole("status").first()).toHaveText(t.done(4));
  await guide.getByRole("link", { name: t.writeHome }).click();
  await fillBoth(page, t.headline, "Sideways since Tuesday", "Bokem už od úterý");
  await button(t.save).click();
  await expect(success(page)).toHaveText(t.saved);

  await back();
  await expect(guide.getByRole("status").first()).toHaveText(t.done(5));
  await guide.getByRole("button", { name: t.test }).click();
  await expect.poll(() => smtp.received.length).toBe(1);
  expect(smtp.received[0]?.to?.[0]?.address).toBe(ADMIN.email);
  await expect(guide.getByRole("status").first()).toHaveText(t.done(6), { timeout: 10_000 });

  await guide.getByRole("link", { name: t.payments }).click();
  await page.getByRole("tab", { name: t.payments }).click();
  await page.getByRole("row").filter({ hasText: t.card }).getByRole("button", { name: t.edit }).click();
  await page.getByRole("switch", { name: t.active }).click();
  await button(t.save).click();
  await expect(success(page)).toHaveText(t.paymentSaved);

  await back();
  const question = answerNext(page);
  await guide.getByRole("button", { name: t.removeDemo }).click();
  await question;
  await expect(guide.getByRole("status").first()).toHaveText(t.done(8), { timeout: 20_000 });
  await guide.getByRole("button", { name: t.confirmLegal }).click();
  await guide.getByRole("button", { name: t.confirmBackup }).click();
  await expect(guide.getByRole("status").first()).toHaveText(t.done(10));
  await expectSound(page);

  await followMenu(page, "/admin/account");
  const form = page.getByRole("form", { name: t.twoSteps });
  await form.getByLabel(t.current).fill(ADMIN.password);
  await form.getByRole("button", { name: t.setUp, exact: true }).click();
  const secret = ((await form.locator("code").textContent()) ?? "").replace(/\s/g, "");
  await form.getByLabel(t.firstCode).fill(codeAt(secret, new Date()));
  await form.getByRole("button", { name: t.turnOn, exact: true }).click();
  await button(t.kept).click();
  await back();
  await guide.getByRole("link", { name: t.demand }).click();
  await button(t.require).click();
  await page.getByRole("dialog").getByLabel(t.current).fill(ADMIN.password);
  await page.getByRole("dialog").getByRole("button", { name: t.require, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: t.allMust })).toBeVisible();
  await back();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(guide).toHaveCount(0);

  await addProduct(page, t);
  // In docs/how-to/open-the-shop.md; a laptop has its menu open.
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);

  const stranger = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await buy(stranger, language);
  await expect.poll(() => smtp.received.map(({ to }) => to?.[0]?.address)).toContain(CUSTOMER.email);
});

async function addProduct(page: Page, t: (typeof WORDS)["en"]): Promise<void> {
  await followMenu(page, "/admin/products");
  await page.getByRole("button", { name: t.newProduct }).first().click();
  await fillBoth(page, t.name, "First ride");
  await page.getByRole("textbox", { name: t.price }).fill("4900");
  await page
    .locator("main form input[type=file][accept*=image]")
    .first()
    .setInputFiles(await picture("ride.jpg"));
  await page.getByRole("button", { name: t.save, exact: true }).click();
  await expect(success(page)).toHaveText(t.productAdded);
}

async function buy(page: Page, language: "cs" | "en"): Promise<void> {
  const words = SHOP_WORDS[language];
  const t = WORDS[language];
  await page.goto(`${site.url}/product/first-ride?lang=${language}`);
  await addToCart(page, t.add);
  await page.goto(`${site.url}/checkout`);
  for (const [field, value] of Object.entries(CUSTOMER)) await page.locator(`[name=${field}]`).fill(value);
  await page.locator("[name=shipping]").selectOption({ index: 1 });
  await page.locator("[name=payment]").selectOption({ label: t.bank });
  await page.getByRole("button", { name: words.order }).click();
  await expect(page.getByRole("heading", { name: words.thanks })).toBeVisible();
  await expect(page.getByText("1011038930/5500").first()).toBeVisible();
}

interface Counting {
  countTap(): void;
}
