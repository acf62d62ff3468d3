import { openNew, REASON, visitScreen } from "./admin-screen-table.ts";
import { fault, picture, rowOf } from "./admin-steps.ts";
import { caller } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";

test.use({ expectedFaults: [/500|aaaaaaaa|ERR_FAILED/] });

const broken = { status: 500, json: { message: REASON } };

const WORDS = {
  en: {
    current: "Failed to set car as current",
    setCurrent: "Set as current season vehicle",
    noProducts: "No products found.",
    noSettings: "No settings found.",
    missing: {
      products: ["Unnamed Product"],
      achievements: ["No title", "No year"],
      "achievement-stats": ["No title", "No value", "No icon"],
    },
    loading: "Loading...",
    noPicture: "No picture",
    chooseFile: "Choose a picture from this device",
    failedToUpload: `Failed to upload image: ${REASON}`,
  },
  cs: {
    current: "Nepodařilo se nastavit auto aktuální sezóny",
    setCurrent: "Nastavit jako auto aktuální sezóny",
    noProducts: "Žádné produkty.",
    noSettings: "Žádná nastavení.",
    missing: {
      products: ["Produkt bez názvu"],
      achievements: ["Bez názvu", "Není rok"],
      "achievement-stats": ["Bez názvu", "Bez hodnoty", "Bez ikony"],
    },
    loading: "Načítám...",
    noPicture: "Bez obrázku",
    chooseFile: "Vybrat obrázek z tohoto zařízení",
    failedToUpload: `Nepodařilo se nahrát obrázek: ${REASON}`,
  },
};

test("a car that can't be made the current one is said, and the other one stays it (15.D)", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const call = await caller(site);
  const cars = (await call("GET", "/cars")) as { slug: string; name: string; is_current: boolean }[];
  const waiting = cars.find(({ is_current }) => !is_current);
  const writes: unknown[] = [];
  await page.route(/\/api\/cars\/[^/?]+(\?|$)/, (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    writes.push(route.request().postDataJSON());
    return route.fulfill(broken);
  });
  await page.goto("/admin/cars");
  await rowOf(page, waiting?.name ?? "")
    .locator("td:last-child")
    .getByRole("button")
    .first()
    .click();
  const button = page.getByRole("button", { name: words.setCurrent });
  await button.click();
  await expect(fault(page)).toHaveText(words.current);
  await expect(button).toBeEnabled();
  expect(writes).toEqual([{ is_current: true }]);
  const after = (await call("GET", "/cars")) as typeof cars;
  expect(after.filter(({ is_current }) => is_current)).toEqual(cars.filter(({ is_current }) => is_current));
});

test("a picture that can't be stored is said in its dialog", async ({ adminPage: page, language }) => {
  const words = WORDS[language];
  await page.route(/\/api\/blog\/images/, (route) => route.fulfill(broken));
  await page.goto("/admin/blog", { waitUntil: "networkidle" });
  await openNew(page);
  await page.locator("main form").getByRole("tab").nth(1).click();
  await page.locator('[data-tool="picture"]:visible').click();
  const dialog = page.getByRole("dialog");
  const chosen = page.waitForEvent("filechooser");
  await dialog.getByLabel(words.chooseFile).click();
  await (await chosen).setFiles(await picture("a.jpg"));
  await dialog.locator("button[type=submit]").click();
  // The fault stands at the picture, not at the words about it.
  await expect(dialog.getByLabel(words.chooseFile)).toHaveAccessibleDescription(words.failedToUpload);
});

test("empty lists, missing values, a picture that fails and a slow list have words of their own", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const call = await caller(site);
  const blank = async (api: string) => {
    const [record] = (await call("GET", `/${api}`)) as Record<string, unknown>[];
    const nothing = Object.fromEntries(
      ["name", "title", "value", "icon", "year"].map((key) => [key, key === "year" ? null : ""]),
    );
    return { ...record, ...nothing, image_path: "/media/aaaaaaaaaaaaaaaa-40x30-e84818.jpg" };
  };
  await page.route(/\/media\/aaaaaaaa/, (route) => route.abort());
  await page.goto("/admin", { waitUntil: "networkidle" });
  for (const [api, texts] of Object.entries(words.missing)) {
    const record = await blank(api);
    await page.route(new RegExp(`/api/${api}(\\?|$)`), (route) => route.fulfill({ json: [record] }));
    await visitScreen(page, `/admin/${api}`);
    const row = page.locator("main tbody tr");
    for (const text of texts) await expect(row, api).toContainText(text);
    if (api === "products") await expect(row).toContainText(words.noPicture);
  }

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/products(\?|$)/, async (route) => {
    await held;
    await route.fulfill({ json: [] });
  });
  await page.route(/\/api\/settings(\?|$)/, (route) => route.fulfill({ json: [] }));
  await page.goto("/admin/products");
  await expect(page.getByRole("status").filter({ hasText: words.loading })).toBeVisible();
  release();
  await expect(page.getByText(words.noProducts)).toBeVisible();
  await visitScreen(page, "/admin/settings");
  await expect(page.getByText(words.noSettings)).toBeVisible();
});
