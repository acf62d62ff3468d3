import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const WORDS = {
  en: {
    edit: "Edit: ",
    alt: "Alternative text (EN)",
    ofPhoto: "Alternative text (EN): Photo 1",
    save: "Save",
  },
  cs: {
    edit: "Upravit: ",
    alt: "Alternativní text (CS)",
    ofPhoto: "Alternativní text (CS): Fotografie 1",
    save: "Uložit",
  },
};

interface Stored {
  id: number | string;
  slug: string;
  name: string;
  translations: Record<"en" | "cs", { name: string }>;
  photos: { id: number }[];
}

test("what is on a picture is written in the back office and read out on the site", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const call = await caller(site);
  const main = page.getByRole("main");

  const [car] = (await call("GET", "/cars")) as Stored[];
  const products = (await call("GET", "/products")) as Stored[];
  const product = products.find(({ photos }) => photos.length > 0);
  if (!car || !product) throw new Error("the demo team has cars and products with photos");

  await page.goto("/admin/cars");
  await main.getByRole("button", { name: `${words.edit}${car.translations[language].name}` }).click();
  await main.getByLabel(words.alt).fill(`Sideways in smoke ${language}`);
  await main.getByRole("button", { name: words.save, exact: true }).click();
  await expect(main.getByRole("status").first()).toBeVisible();
  await expect(main.getByLabel(words.alt)).toHaveCount(0);
  await page.goto(`/car/${car.slug}`);
  await expect(page.getByRole("img", { name: `Sideways in smoke ${language}` })).toBeVisible();

  await page.goto(`/admin/products?edit=${product.slug}`);
  await main.getByLabel(words.ofPhoto).fill(`Worn on a head ${language}`);
  await expectSound(page);
  await main.getByRole("button", { name: words.save, exact: true }).click();
  await expect(main.getByLabel(words.ofPhoto)).toHaveCount(0);
  await page.goto(`/product/${product.slug}`);
  await expect(page.getByRole("img", { name: `Worn on a head ${language}` }).first()).toBeVisible();

  const blank = { en: { image_alt: "" }, cs: { image_alt: "" } };
  await call("PUT", `/cars/${car.slug}`, { translations: blank });
  const photo = product.photos[0]?.id ?? 0;
  await call("PUT", `/products/${product.slug}`, { photoAlts: { [photo]: { en: "", cs: "" } } });
});
