import { mailWordsWords } from "#features/mails/web/admin/mail-words.words.ts";
import { caller, placeOrder } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    edit: "Edit: Order confirmation",
    closing: "Closing",
    unknown: "There is no placeholder {teem} here.",
    insert: "Insert Customer’s name",
    written: "only written to a file",
    save: "Save",
    saved: "The text is saved.",
    changed: "Changed: ",
    sample: "Jana Nováková",
  },
  cs: {
    edit: "Upravit: Potvrzení objednávky",
    closing: "Závěr",
    unknown: "Zástupný text {teem} tady není.",
    insert: "Vložit: Jméno zákazníka",
    written: "zapsal do souboru",
    save: "Uložit",
    saved: "Texty jsou uložené.",
    changed: "Změněno: ",
    sample: "Jana Nováková",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...mailWordsWords[language],
  back: mailWordsWords[language].wasReset,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test("what an e-mail says is changed with a placeholder by a tap, seen, tried, sent and put back @job", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  // Orders that the tests make without a language are English.
  const field = page.getByRole("textbox", { name: `${words.closing} (EN)` });
  const preview = page.frameLocator(`iframe[title="${words.frame}"]`);
  await page.goto("/admin/mail-words");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await page.getByRole("button", { name: words.edit }).click();
  await page.getByRole("radiogroup", { name: words.previewIn }).getByText("EN").click();

  await field.fill("See you, {teem}!");
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(words.unknown.replace(/[{}.]/g, "\\$&")));

  await field.fill("See you, !");
  await field.press("End");
  await field.press("ArrowLeft");
  await page.getByRole("button", { name: words.insert }).click();
  await expect(field).toHaveValue("See you, {customer}!");
  await expect(preview.locator("body")).toContainText(`See you, ${words.sample}!`);
  await expectSound(page);

  await page.getByRole("button", { name: words.test }).click();
  await expect(page.getByRole("alert").filter({ hasText: words.written })).toBeVisible();
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByText(`${words.changed}EN`)).toBeVisible();

  const { id } = await placeOrder(site, "Milada Poštovní");
  const call = await caller(site);
  const { mails } = (await call("GET", "/mails?q=kupec@example.cz")) as {
    mails: { id: number; about: string }[];
  };
  const sent = mails.find(({ about }) => about === `orders/${id}`);
  const { text } = (await call("GET", `/mails/${sent?.id}`)) as { text: string };
  expect(text).toContain("See you, Milada Poštovní!");

  await page.getByRole("button", { name: words.edit }).click();
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: words.reset }).click();
  await expect(page.getByText(words.back)).toBeVisible();
  await expect(page.getByText(words.changed)).toHaveCount(0);
  await page.getByRole("button", { name: words.edit }).click();
  await expect(field).toHaveValue("");
});
