import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

const WORDS = {
  en: {
    preview: "Preview: ",
    saved: "Preview what is saved",
    bar: "Preview – not public",
    menu: "Menu",
    edit: "Edit: ",
    other: "CS",
  },
  cs: {
    preview: "Náhled: ",
    saved: "Náhled uloženého",
    bar: "Náhled – není veřejné",
    menu: "Nabídka",
    edit: "Upravit: ",
    other: "EN",
  },
};

/** A hidden product, and the way to take it back. */
async function hiddenProduct(site: Site, slug: string) {
  const call = await caller(site);
  await call("POST", "/products", {
    slug,
    price: 100,
    is_active: false,
    translations: { en: { name: `Secret ${slug}` }, cs: { name: `Tajné ${slug}` } },
  });
  return {
    name: { en: `Secret ${slug}`, cs: `Tajné ${slug}` },
    remove: () => call("DELETE", `/products/${slug}`),
  };
}

test("a hidden record is seen as its page will be, in both languages, and nowhere else", async ({
  adminPage: page,
  language,
  site,
  context,
  isMobile,
}) => {
  const words = WORDS[language];
  const product = await hiddenProduct(site, "preview-cap");
  const name = product.name[language];
  await page.goto("/admin/products");
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: `${words.preview}${name}` }).click();
  const preview = await opening;
  await expect(preview).toHaveURL(/\/preview\/product\/preview-cap$/);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(preview.getByRole("complementary", { name: words.bar })).toBeVisible();
  await expect(preview.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
  await expectSound(preview);
  const other = language === "cs" ? "en" : "cs";
  if (isMobile) await preview.getByRole("button", { name: words.menu, exact: true }).click();
  await preview
    .getByRole("link", { name: new RegExp(`^${words.other} `) })
    .filter({ visible: true })
    .click();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(product.name[other]);
  await expect(preview).toHaveURL(/\/preview\/product\/preview-cap/);
  await preview.goto("/preview/car/nothing-here");
  await preview.close();

  await page.getByRole("button", { name: `${words.edit}${name}` }).click();
  await expect(page.getByRole("link", { name: new RegExp(`^${words.saved}`) })).toHaveAttribute(
    "href",
    "/preview/product/preview-cap",
  );
  await product.remove();
});

test("a preview without a session leads to the sign-in screen and carries nothing of the record", async ({
  page,
  site,
  request,
}) => {
  const product = await hiddenProduct(site, "preview-mug");
  const answer = await request.get("/preview/product/preview-mug");
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(answer.headers()["x-robots-tag"]).toBe("noindex");
  expect(await answer.text()).not.toMatch(/Secret|Tajné/);
  await page.goto("/preview/product/preview-mug");
  await expect(page).toHaveURL(/\/login$/);
  await product.remove();
});

test.describe("the public pages of a signed-in member of the team", () => {
  test.use({ expectedFaults: [/404/] });
  test("show what visitors see, not what is hidden", async ({ adminPage: page, site }) => {
    const call = await caller(site);
    const [car] = (await call("GET", "/cars")) as { slug: string }[];
    if (!car) throw new Error("the demo team has cars");
    await call("PUT", `/cars/${car.slug}`, { is_active: false });
    await page.goto("/cars-gallery", { waitUntil: "networkidle" });
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await expect(page.locator(`a[href="/car/${car.slug}"]`)).toHaveCount(0);
    // The server has rendered it for a visitor; the browser asks anew with its bearer.
    await page.getByRole("main").locator('a[href^="/car/"]').first().click();
    // Both pages have a heading; the router has to be done with the one before it is sent on.
    await expect(page).toHaveURL(/\/car\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate((slug) => history.pushState(null, "", `/car/${slug}`), car.slug);
    const answers = page.waitForResponse((response) => response.url().includes(`/api/cars/${car.slug}`));
    await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
    expect((await answers).status()).toBe(404);
    await call("PUT", `/cars/${car.slug}`, { is_active: true });
  });
});
