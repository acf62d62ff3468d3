import type { Page } from "@playwright/test";
import { expect, expectSound, test } from "./fixtures.ts";
import { SHOP_WORDS } from "./shop-steps.ts";

const WORDS = {
  en: {
    contact: {
      name: "Name",
      email: "Your e-mail",
      subject: "Subject",
      message: "Message",
      send: "Send message",
      sending: "Sending...",
      required: "All fields are required.",
      terms: "You must agree to the processing of personal data and terms.",
      spam: "Spam detected.",
      sent: "Message sent",
      failed: "Failed to send the message. Please try again.",
      notAnEmail: "This is not an e-mail address.",
    },
    terms: [
      "Terms and conditions",
      "3–\u20607 working days",
      "within 14 days",
      "include VAT",
      "Czech Trade Inspection",
    ],
    privacy: ["Privacy", "for 5 years", "up to 1 year"],
    guarantee: ["Legal guarantee", "for two years", "Your Europe"],
    accessibility: ["Accessibility", "2.2, level AA", "within 14 days"],
    accept: "Accept",
    decline: "Decline",
    accepted: "You have accepted optional cookies.",
    declined: "You have declined optional cookies.",
    none: "You haven’t chosen yet.",
  },
  cs: {
    contact: {
      name: "Jméno",
      email: "Váš e-mail",
      subject: "Předmět",
      message: "Zpráva",
      send: "Odeslat zprávu",
      sending: "Odesílám...",
      required: "Všechna pole jsou povinná.",
      terms: "Musíte souhlasit se zpracováním osobních údajů a s podmínkami.",
      spam: "Byl rozpoznán spam.",
      sent: "Zpráva odeslána",
      failed: "Odeslání zprávy se nezdařilo. Zkuste to prosím znovu.",
      notAnEmail: "Toto není e-mailová adresa.",
    },
    terms: [
      "Obchodní podmínky",
      "3–\u20607 pracovních dnů",
      "do 14 dnů",
      "včetně DPH",
      "Česká obchodní inspekce",
    ],
    privacy: ["Ochrana osobních údajů", "5 let", "nejvýše 1 rok"],
    guarantee: ["Zákonná záruka", "dva roky", "Vaše Evropa"],
    accessibility: ["Přístupnost", "2.2, úrovně AA", "do 14 dnů"],
    accept: "Přijmout",
    decline: "Odmítnout",
    accepted: "Volitelné cookies jste přijali.",
    declined: "Volitelné cookies jste odmítli.",
    none: "Zatím jste si nevybrali.",
  },
};

const choose = (page: Page, choice: "accepted" | "declined") =>
  page.addInitScript((value) => localStorage.setItem("cookieConsent", value), choice);

test("the legal pages say what holds, in whole", async ({ page, language }) => {
  for (const [path, texts] of [
    ["/terms", WORDS[language].terms],
    ["/privacy", WORDS[language].privacy],
    ["/guarantee", WORDS[language].guarantee],
    ["/accessibility", WORDS[language].accessibility],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts[0] ?? "");
    for (const text of texts) await expect(page.getByRole("main")).toContainText(text);
    await expect(page.getByRole("main")).toContainText("98765434");
    await expect(page.getByRole("main")).not.toContainText(/[{}]/);
  }
});

test("the cookies page lists what is stored, shows the choice and changes it", async ({ page, language }) => {
  const words = WORDS[language];
  await page.goto("/cookies");
  const main = page.getByRole("main");
  for (const key of [
    "accessToken",
    "refreshToken",
    "user",
    "rememberedEmail",
    "rememberedPassword",
    "signIn",
    "cart",
    "language",
    "cookieConsent",
  ])
    await expect(main.getByRole("rowheader", { name: key }).first()).toBeVisible();
  await expect(main.getByText(words.none)).toBeVisible();
  await main.getByRole("button", { name: words.accept }).click();
  await expect(main.getByText(words.accepted)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("accepted");
  await expect(page.getByRole("button", { name: words.accept })).toHaveCount(1);
  await main.getByRole("button", { name: words.decline }).click();
  await expect(main.getByText(words.declined)).toBeVisible();
  await page.reload();
  await expect(main.getByText(words.declined)).toBeVisible();
  await expect(main.getByRole("button", { name: words.decline })).toHaveAttribute("aria-pressed", "true");
});

test("what a visit leaves in the browser is on the list of the cookies page", async ({
  page,
  context,
  language,
}) => {
  const words = { ...SHOP_WORDS[language], accept: WORDS[language].accept };
  await page.goto("/shop");
  await page.getByRole("button", { name: words.accept }).click();
  await page.getByRole("main").getByRole("link", { name: words.cap }).first().click();
  await expect(page).toHaveURL(/\/product\/team-cap$/);
  await page.getByRole("button", { name: words.addCap }).first().click();
  await page.goto("/checkout");
  await page.getByRole("main").getByRole("textbox").first().fill("Jana Nová");
  await page.goto("/cookies");
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  const listed = await page.getByRole("main").getByRole("rowheader").locator("code").allTextContents();
  expect(stored).toEqual(expect.arrayContaining(["cart", "remix-router-transitions"]));
  expect([...stored, ...cookies].filter((name) => !listed.includes(name))).toEqual([]);
});

test.describe("the contact form", () => {
  test.use({ expectedFaults: [/4(00|22|29)|500/] });

  test("checks fields, then the terms, then for spam; sends, and keeps what was typed where that fails @job", async ({
    page,
    site,
    language,
  }) => {
    const words = WORDS[language].contact;
    await choose(page, "declined");
    await page.goto("/#contact");
    const form = page.locator("#contact form");
    const error = form.getByRole("alert");
    const field = (label: string) => form.getByRole("textbox", { name: label });
    const send = form.getByRole("button");

    await send.click();
    await expect(error).toHaveText(words.required);
    await expect(field(words.name)).toBeFocused();
    // The box too.
    await expect(form.locator("[aria-invalid]")).toHaveCount(5);
    await field(words.name).fill("Jana Nová");
    await field(words.email).fill("jana@nikde");
    await field(words.subject).fill("Jízda");
    await field(words.message).fill("Kdy jezdíte?");
    await send.click();
    await expect(error).toHaveText(words.terms);
    await form.getByRole("checkbox").check();
    const trap = form.locator('[name="honeypot"]');
    await trap.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "bot");
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await send.click();
    await expect(error).toHaveText(words.spam);
    await trap.evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "");
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });

    await send.click();
    await expect(error).toHaveText(words.notAnEmail);
    await expect(field(words.email)).toBeFocused();
    await field(words.email).fill(`jana.${language}@example.cz`);
    await page.route("**/api/contact-messages", (route) => route.fulfill({ status: 500, json: {} }));
    await send.click();
    await expect(error).toHaveText(words.failed);
    await expect(field(words.message)).toHaveValue("Kdy jezdíte?");
    await page.unroute("**/api/contact-messages");

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/contact-messages", async (route) => {
      await held;
      await route.continue();
    });
    await send.click();
    await expect(send).toHaveText(words.sending);
    await expect(send).toBeDisabled();
    release();
    await expect(form.getByRole("status")).toContainText(words.sent);
    await expect(send).toHaveText(words.send);
    for (const label of [words.name, words.email, words.subject, words.message])
      await expect(field(label)).toHaveValue("");
    await expect(form.getByRole("checkbox")).not.toBeChecked();
    await expect
      .poll(async () => (await site.mails()).some((mail) => mail.includes(`jana.${language}@example.cz`)))
      .toBe(true);
  });

  test("is reached by hash, and its hidden field by nobody", async ({ page, language }) => {
    const words = WORDS[language].contact;
    await choose(page, "declined");
    await page.goto("/#contact");
    await expect(page.locator("#contact")).toBeInViewport();
    const form = page.locator("#contact form");
    await form.getByRole("textbox", { name: words.message }).focus();
    await page.keyboard.press("Tab");
    await expect(form.getByRole("checkbox")).toBeFocused();
    await expect(form.getByRole("textbox")).toHaveCount(4);
    await expectSound(page);
  });
});

test.describe("the contact form without JavaScript", () => {
  // The browser refuses to preload what it may not run.
  test.use({ javaScriptEnabled: false, expectedFaults: [/^csp /] });

  test("is not there: what stands in its place says how to write", async ({ page }) => {
    for (const language of ["cs", "en"] as const) {
      await page.goto(`/?lang=${language}#contact`);
      const form = page.locator("#contact form");
      await expect(form.getByRole("heading")).toBeVisible();
      for (const part of await form.locator("input, textarea, button").all()) await expect(part).toBeHidden();
      const says = form.locator("noscript > p");
      await expect(says).toBeVisible();
      // Playwright finds no text within `noscript`.
      expect(await says.evaluate((text) => text.textContent)).toMatch(/JavaScript/);
      await expect(says.locator('a[href^="mailto:"]')).toBeVisible();
    }
  });
});
