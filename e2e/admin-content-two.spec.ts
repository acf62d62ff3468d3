import { Buffer } from "node:buffer";
import type { Locator, Page } from "@playwright/test";
import { parseMediaPath } from "../src/kit/contract/media/media-path.ts";
import { WORDS } from "./admin-content-two.words.ts";
import { unfold } from "./admin-steps.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { picture, productCall, productWithTwoPhotos } from "./product-calls.ts";

test.describe("products", () => {
  // A picture that is deleted while its thumbnail is on the way.
  test.use({ expectedFaults: [/404 .*\/media\/|status of 404/] });

  test("a product is refused until it is whole, then added with its photos and features @job", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const t = words.product;
    const read = async () => (await page.request.get(`${site.url}/api/products/winter-cap`)).json();
    await page.goto("/admin/products");
    await page.getByRole("button", { name: t.add }).click();
    await save(page, words);
    // The page's address is in a part that is folded; its fault opens it.
    await expect(fault(page)).toHaveText(t.slugMissing);
    const slug = field(page, t.slug);
    await field(page, words.name).fill("Winter Cáp");
    await expect(slug).toHaveValue("winter-cap");
    await save(page, words);
    await expect(fault(page)).toHaveText(t.namesMissing);
    await field(page, words.nameCs).fill("Zimní čepice");
    await field(page, t.price).fill(t.priceTyped);
    await field(page, t.feature(1)).fill("Warm");
    await page.getByRole("button", { name: t.addFeature }).click();
    await field(page, t.feature(2)).fill("Reflective");
    await page.getByRole("button", { name: t.upFeature }).click();

    const files = page.locator('input[type="file"][accept*="image"]');
    await files.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) });
    await expect(fault(page).last()).toHaveText(t.invalidFiles);
    const red = await picture("red.jpg", "#aa2211");
    await files.setInputFiles(Array.from({ length: 11 }, () => red));
    await expect(fault(page).last()).toHaveText(t.tooMany);
    await expect(page.getByText(t.oneLeftOut)).toBeVisible();
    const removeNew = page.getByRole("button", { name: t.removeNew });
    await expect(removeNew).toHaveCount(10);
    while ((await removeNew.count()) > 0) await removeNew.first().click();
    await files.setInputFiles([red, await picture("blue.jpg", "#1122aa")]);
    await expect(page.getByText(t.left(8))).toBeVisible();
    await page.getByRole("button", { name: t.up }).click();
    await expectSound(page);
    await save(page, words);
    await expect(success(page)).toHaveText(t.added);

    const added = await read();
    expect(added).toMatchObject({ price: 12.5, category: "experience", is_active: true });
    expect(added.features.map(({ en }: { en: string }) => en)).toEqual(["Reflective", "Warm"]);
    expect(added.photos).toHaveLength(2);
    // A stored path names the picture's colour: blue was moved before red.
    expect(added.photos.map(({ image_path }: { image_path: string }) => isBlue(image_path))).toEqual([
      true,
      false,
    ]);

    await expect(rowOf(page, "winter-cap")).toContainText(t.shownPrice.replace(" ", "\u00a0"));
    await productCall(site, "DELETE", "/winter-cap");
  });

  test("a product's cover and photos are changed, its slug stays, the shop shows it, and it is deleted", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const t = words.product;
    const name = `Hat ${language}`;
    const [first, second] = (await productCall(site, "POST", "", await productWithTwoPhotos(name))).photos;
    await page.goto("/admin/products");
    const row = rowOf(page, `hat-${language}`);
    await row.getByRole("button", { name: words.edit }).click();
    await field(page, words.name).fill("Bucket Hat");
    await field(page, words.nameCs).fill("Bucket Hat");
    await unfold(page);
    await expect(field(page, t.slug)).toHaveValue(`hat-${language}`);
    await page.getByRole("button", { name: t.removePhoto }).click();
    await page.getByRole("button", { name: t.keepPhoto }).click();
    await page.getByRole("button", { name: t.setCover }).click();
    await expect(page.getByText(t.left(8))).toBeVisible();
    await save(page, words);
    await expect(success(page)).toHaveText(t.updated);
    const read = async () => (await page.request.get(`${site.url}/api/products/hat-${language}`)).json();
    const { photos } = await read();
    expect(photos.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
    const shop = await (await page.request.get(`${site.url}/product/hat-${language}`)).text();
    expect(shop).toContain("Bucket Hat");

    await removeRow(page, row, words);
    await expect(success(page)).toHaveText(t.deleted);
    await expect(row).toHaveCount(0);
  });

  test.describe("that the server can't read", () => {
    test.use({ expectedFaults: [/500/] });
    test("are not opened, and the banner says why", async ({ adminPage: page, language }) => {
      const words = WORDS[language];
      await page.route(/\/api\/products\/[^/?]+/, (route) =>
        route.fulfill({ status: 500, json: { message: "The shelf is empty" } }),
      );
      await page.goto("/admin/products");
      await page.getByRole("row").nth(1).getByRole("button", { name: words.edit }).click();
      await expect(fault(page)).toHaveText(words.product.failedToLoadOne);
    });
  });
});

test("an achievement is refused without titles and year, added, edited and deleted @job", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const t = words.achievement;
  await page.goto("/admin/achievements");
  await page.getByRole("button", { name: t.add }).click();
  await save(page, words);
  await expect(fault(page)).toHaveText(t.yearMissing);
  await field(page, words.year).fill("1999");
  await save(page, words);
  await expect(fault(page)).toHaveText(words.titlesMissing);
  await expectSound(page);
  await field(page, words.title).fill("First ever e2e podium");
  await field(page, words.titleCs).fill("První e2e bedna");
  await save(page, words);
  await expect(success(page)).toHaveText(t.added);

  const row = rowOf(page, /e2e (podium|bedna)/);
  await row.getByRole("button", { name: words.edit }).click();
  await expect(field(page, words.title)).toHaveValue("First ever e2e podium");
  await expect(field(page, words.titleCs)).toHaveValue("První e2e bedna");
  await field(page, words.year).fill("1998");
  await save(page, words);
  await expect(success(page)).toHaveText(t.updated);
  const listed = await (await page.request.get(`${site.url}/api/achievements`)).json();
  expect(listed[0]).toMatchObject({ year: 1998, translations: { cs: { title: "První e2e bedna" } } });
  const onSite = await (await page.request.get(`${site.url}/achievements-gallery`)).text();
  expect(onSite).toContain(language === "cs" ? "První e2e bedna" : "First ever e2e podium");

  await removeRow(page, row, words);
  await expect(success(page)).toHaveText(t.deleted);
  await expect(row).toHaveCount(0);
});

test("a stat is refused without value and titles, added with its icon, seen at home, edited and deleted @job", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const t = words.stat;
  await page.goto("/admin/achievement-stats");
  await page.getByRole("button", { name: t.add }).click();
  await save(page, words);
  await expect(fault(page)).toHaveText(t.valueMissing);
  await field(page, words.value).fill("4711");
  await save(page, words);
  await expect(fault(page)).toHaveText(words.titlesMissing);
  await page.getByRole("combobox", { name: t.icon }).click();
  await page.getByRole("option", { name: t.medal }).click();
  await expectSound(page);
  await field(page, words.title).fill("E2e tyres");
  await field(page, words.titleCs).fill("E2e pneumatiky");
  await save(page, words);
  await expect(success(page)).toHaveText(t.added);

  const row = rowOf(page, "4711");
  await expect(row).toContainText(t.medal);
  await row.getByRole("button", { name: words.edit }).click();
  await field(page, words.value).fill("4712");
  await save(page, words);
  await expect(success(page)).toHaveText(t.updated);
  expect(await (await page.request.get(site.url)).text()).toContain('value="4712"');

  const edited = rowOf(page, "4712");
  await removeRow(page, edited, words);
  await expect(success(page)).toHaveText(t.deleted);
  await expect(edited).toHaveCount(0);
});

type Words = (typeof WORDS)["en"];

/** An input of the form; the list's buttons may have its label in their names. */
function field(page: Page, label: string): Locator {
  return page.getByRole("textbox", { name: label });
}

async function save(page: Page, words: Words): Promise<void> {
  await page.getByRole("button", { name: words.save, exact: true }).click();
}

async function removeRow(page: Page, row: Locator, words: Words): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  await row.getByRole("button", { name: words.remove }).click();
}

function rowOf(page: Page, text: string | RegExp): Locator {
  return page.getByRole("row").filter({ hasText: text });
}

function fault(page: Page): Locator {
  return page.getByRole("alert").filter({ hasText: /./ });
}

/** The banner; a form has live regions of its own. */
function success(page: Page): Locator {
  return page.getByRole("main").getByRole("status").filter({ hasText: /./ }).first();
}

function isBlue(path: string): boolean {
  const tint = parseMediaPath(path)?.tint ?? "";
  return Number.parseInt(tint.slice(5), 16) > Number.parseInt(tint.slice(1, 3), 16);
}
