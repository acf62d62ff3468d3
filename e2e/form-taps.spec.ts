import type { Locator, Page } from "@playwright/test";
import { blogAdminWords } from "#features/blog/web/admin/blog-admin.words.ts";
import { productsAdminWords } from "#features/products/web/admin/products-admin.words.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { languagesWords } from "#kit/web/editor/fields/form-languages.words.ts";
import { picture, success } from "./admin-steps.ts";
import { caller } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";

/** What a person presses and types into, counted: one tap is one press, one field or one choice of files. */
class Taps {
  count = 0;

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }

  async choose(input: Locator, files: Awaited<ReturnType<typeof picture>>[]): Promise<void> {
    this.count += 1;
    await input.setInputFiles(files);
  }
}

/** A device on which nobody has asked for both languages yet. */
async function inOneLanguage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (self.origin !== "null") localStorage.removeItem("form-languages");
  });
}

const TITLE = { en: "Title", cs: "Název" };

test("a product with sizes and six photos takes at most 20 taps, in both languages @phone", async ({
  adminPage: page,
  language,
  site,
}) => {
  const t = { ...editorWords[language], ...productsAdminWords[language], ...languagesWords[language] };
  const [own, other] = language === "cs" ? ["cs", "en"] : (["en", "cs"] as const);
  const field = (label: string, of: string) =>
    page.getByRole("textbox", { name: `${label} (${of.toUpperCase()})` });
  const taps = new Taps();
  await inOneLanguage(page);
  await page.goto("/admin/products");
  await taps.press(page.getByRole("button", { name: t.add }));
  await taps.press(page.getByRole("radio", { name: t.categories.merchandise }));
  await taps.type(field(t.name, own), `Mikina ${language}`);
  const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => picture(`${n}.jpg`, `#1${n}2${n}3${n}`)));
  await taps.choose(page.locator("main form input[type=file][accept*=image]").first(), photos);
  await taps.type(page.getByRole("textbox", { name: t.priceCzk }), "990");
  await taps.press(page.getByRole("button", { name: t.addUsualSizes }));
  const counts = page.getByRole("textbox", { name: t.sizePieces, exact: true });
  for (const place of [0, 1, 2, 3, 4]) await taps.type(counts.nth(place), "5");
  await taps.type(field(t.description, own), "Teplá.");
  await taps.press(page.getByRole("switch", { name: t.also[other as "en" | "cs"] }));
  await taps.press(page.getByRole("button", { name: t.copyFrom[own as "en" | "cs"] }));
  await taps.press(page.getByRole("button", { name: t.save, exact: true }));
  await expect(success(page)).toHaveText(t.added);
  expect(taps.count).toBeLessThanOrEqual(20);
  const call = await caller(site);
  const made = await call("GET", `/products/mikina-${language}`);
  expect(made).toMatchObject({
    category: "merchandise",
    translations: {
      en: { name: `Mikina ${language}`, description: "Teplá." },
      cs: { description: "Teplá." },
    },
  });
  const { photos: stored, variants } = made as { photos: unknown[]; variants: { stock: number }[] };
  expect([stored.length, variants.map(({ stock }) => stock)]).toEqual([6, [5, 5, 5, 5, 5]]);
  await call("DELETE", `/products/mikina-${language}`);
});

test("a post in two languages takes at most 18 taps, and stays a draft until it is published @phone", async ({
  adminPage: page,
  language,
  site,
}) => {
  const t = { ...editorWords[language], ...blogAdminWords[language], ...languagesWords[language] };
  const [own, other] = language === "cs" ? (["cs", "en"] as const) : (["en", "cs"] as const);
  const title = (of: "en" | "cs") =>
    page.getByRole("textbox", { name: `${TITLE[language]} (${of.toUpperCase()})` });
  const taps = new Taps();
  await inOneLanguage(page);
  await page.goto("/admin/blog");
  await taps.press(page.getByRole("button", { name: t.add }));
  await taps.type(title(own), `Zima v dílně ${language}`);
  await taps.press(page.getByRole("switch", { name: t.also[other] }));
  await taps.type(title(other), `Winter in the garage ${language}`);
  await taps.choose(page.locator("main form input[type=file][accept*=image]").first(), [
    await picture("winter.jpg"),
  ]);
  for (const of of [own, other]) {
    await taps.press(page.getByRole("tab", { name: t.content[of] }));
    await taps.type(page.getByRole("textbox", { name: t.content[of] }), "Motor je venku.");
  }
  await taps.press(page.getByRole("tab", { name: t.general }));
  const slugs = page.getByRole("textbox", { name: "URL slug" });
  await expect(slugs.nth(1)).not.toHaveValue("");
  await expect(slugs.first()).not.toHaveValue("");
  await taps.press(page.getByRole("button", { name: t.save, exact: true }));
  await expect(success(page)).toHaveText(t.added);
  const row = page
    .getByRole("row")
    .filter({ hasText: new RegExp(`(Zima\\sv\\sdílně|Winter\\sin\\sthe\\sgarage)\\s${language}`) });
  await expect(row).toContainText(t.draft);
  await taps.press(row.getByRole("button", { name: t.edit }));
  await taps.press(page.getByRole("switch", { name: t.isActive }));
  await taps.press(page.getByRole("button", { name: t.save, exact: true }));
  await expect(row).toContainText(t.published);
  expect(taps.count).toBeLessThanOrEqual(18);
  const call = await caller(site);
  const posts = (await call("GET", "/blog?admin=true&limit=50")) as { id: number; title: string }[];
  for (const { id, title } of posts) if (title.endsWith(` ${language}`)) await call("DELETE", `/blog/${id}`);
});
