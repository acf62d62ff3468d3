import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import type { Site } from "./site.ts";
import { visitFrom } from "./states.ts";

const WORDS = {
  en: {
    preview: "Preview: ",
    saved: "Preview what is saved",
    typed: "Preview what is typed",
    typedBar: "As typed in the form so far",
    name: "Name",
    save: "Save",
    bar: "Preview – not public",
    menu: "Menu",
    edit: "Edit: ",
    other: "CS",
  },
  cs: {
    preview: "Náhled: ",
    saved: "Náhled uloženého",
    typed: "Náhled rozepsaného",
    typedBar: "Podle toho, co je teď ve formuláři",
    name: "Název",
    save: "Uložit",
    bar: "Náhled – není veřejný",
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

test("a hidden record is seen as its page will be, in both languages, and nowhere else @job", async ({
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

test("what is typed and not saved is previewed, follows the typing, and is nowhere else @job", async ({
  adminPage: page,
  language,
  site,
  context,
}) => {
  const words = WORDS[language];
  const product = await hiddenProduct(site, "preview-typed");
  await page.goto("/admin/products");
  await page.getByRole("button", { name: `${words.edit}${product.name[language]}` }).click();
  const form = page.locator("form");
  const name = form.getByRole("textbox", { name: `${words.name} (${language.toUpperCase()})` });
  await name.fill("Half a na");
  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: new RegExp(`^${words.typed}`) }).click();
  const preview = await opening;
  const title = preview.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Half a na");
  await expect(preview.getByRole("complementary", { name: words.bar })).toContainText(words.typedBar);
  await expectSound(preview);

  await name.fill("A whole name");
  await expect(title).toHaveText("A whole name");
  const call = await caller(site);
  expect(((await call("GET", "/products/preview-typed")) as { name: string }).name).toMatch(
    /^(Secret|Tajné)/,
  );
  await form.getByRole("button", { name: words.save, exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(title).toHaveText("A whole name");
  await preview.goto("/preview/product/preview-typed");
  await expect(title).toHaveText("A whole name");
  await preview.close();
  await product.remove();
});

test.describe("with a draft that no editor wrote", () => {
  // The policy speaks of it where the text is only parsed, in a document that runs nothing.
  test.use({ expectedFaults: [/inline event handler/] });

  test("the formatted text of a post is previewed as the editor writes it, without what it can't write", async ({
    adminPage: page,
    site,
    language,
  }) => {
    const call = await caller(site);
    const texts = (title: string, slug: string) => ({ title, slug, summary: "", content: "<p>Saved</p>" });
    const post = (await call("POST", "/blog", {
      is_active: false,
      translations: { en: texts("Typed", "typed-en"), cs: texts("Psáno", "psano-cs") },
    })) as { id: number };
    const content =
      '<h2>Typed</h2><p>on <strong>time</strong></p><img src="x" onerror="document.title=1"><script>document.title=1</script><form></form>';
    const translations = {
      en: { ...texts("Typed anew", "typed-en"), content },
      cs: { ...texts("Psáno znovu", "psano-cs"), content },
    };
    await page.addInitScript(
      ([key, draft]) => localStorage.setItem(key as string, draft as string),
      [`draft:blog:${post.id}`, JSON.stringify({ values: { translations }, basis: null })],
    );
    const slug = language === "cs" ? "psano-cs" : "typed-en";
    await page.goto(`/preview/blog/${slug}?draft=blog:${post.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(translations[language].title);
    await expect(page.locator("article strong, main strong").filter({ hasText: "time" })).toBeVisible();
    expect(await page.locator("main").innerHTML()).not.toMatch(/onerror|<script>document|<form|Saved/);
    expect(await page.title()).not.toBe("1");
    await call("DELETE", `/blog/${post.id}`);
  });
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
    // The server has rendered it for a visitor; the browser asks anew with its bearer. It goes on from a page whose
    // router surely listens: after a click on a link the heading may be there before it does.
    const shown = page.getByRole("main").locator('a[href^="/car/"]').first();
    await page.goto((await shown.getAttribute("href")) as string);
    const answers = page.waitForResponse((response) => response.url().includes(`/api/cars/${car.slug}`));
    await visitFrom(page, `/car/${car.slug}`);
    expect((await answers).status()).toBe(404);
    await call("PUT", `/cars/${car.slug}`, { is_active: true });
  });
});
