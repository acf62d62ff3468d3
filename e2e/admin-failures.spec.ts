import { EDITORS, openFirst, openNew, REASON, visitScreen } from "./admin-screen-table.ts";
import { answerNext, fault, picture, rowOf } from "./admin-steps.ts";
import { caller, placeOrder } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";

test.use({ expectedFaults: [/500|aaaaaaaa|ERR_FAILED/] });

const broken = { status: 500, json: { message: REASON } };

const WORDS = {
  en: {
    cancel: "Cancel",
    photos: "Failed to load car or photos",
    current: "Failed to set car as current",
    setCurrent: "Set as current season vehicle",
    unexpected: "Unexpected data format from API",
    orderDetail: `Failed to load order detail: ${REASON}`,
    orderDelete: `Failed to delete order: ${REASON}`,
    orders: `Failed to load orders: ${REASON}`,
    detail: "Detail",
    remove: "Delete",
    noProducts: "No products found.",
    noSettings: "No settings found.",
    missing: {
      products: ["Unnamed Product"],
      achievements: ["No title", "No year"],
      "achievement-stats": ["No title", "No value", "No icon"],
    },
    loading: "Loading...",
    again: "Try again",
    noPicture: "No picture",
    chooseFile: "Choose a picture from this device",
    failedToUpload: `Failed to upload image: ${REASON}`,
  },
  cs: {
    cancel: "Zrušit",
    photos: "Nepodařilo se načíst auto nebo fotografie",
    current: "Nepodařilo se nastavit auto aktuální sezóny",
    setCurrent: "Nastavit jako auto aktuální sezóny",
    unexpected: "Neočekávaný formát dat z API",
    orderDetail: `Nepodařilo se načíst detail objednávky: ${REASON}`,
    orderDelete: `Nepodařilo se smazat objednávku: ${REASON}`,
    orders: `Nepodařilo se načíst objednávky: ${REASON}`,
    detail: "Detail",
    remove: "Smazat",
    noProducts: "Žádné produkty.",
    noSettings: "Žádná nastavení.",
    missing: {
      products: ["Produkt bez názvu"],
      achievements: ["Bez názvu", "Není rok"],
      "achievement-stats": ["Bez názvu", "Bez hodnoty", "Bez ikony"],
    },
    loading: "Načítám...",
    again: "Zkusit znovu",
    noPicture: "Bez obrázku",
    chooseFile: "Vybrat obrázek z tohoto zařízení",
    failedToUpload: `Nepodařilo se nahrát obrázek: ${REASON}`,
  },
};

test("a list that can't be loaded is said on every screen, and stays empty", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/admin", { waitUntil: "networkidle" });
  for (const { api } of EDITORS)
    await page.route(new RegExp(`/api/${api}(\\?|$)`), (route) => route.fulfill(broken));
  await page.route(/\/api\/orders\/admin\/orders\?/, (route) => route.fulfill(broken));
  await page.route(/\/api\/cars\/[^/]+/, (route) => route.fulfill(broken));
  for (const { path, [language]: said } of EDITORS) {
    await visitScreen(page, path);
    await expect(fault(page), path).toHaveText(said.list);
    await expect(page.locator("main table"), path).toHaveCount(0);
  }
  await visitScreen(page, "/admin/orders");
  await expect(fault(page)).toHaveText(words.orders);
  await visitScreen(page, "/admin/car-photos/some-car");
  await expect(fault(page)).toHaveText(words.photos);
  await page.route(/\/api\/blog\?/, (route) => route.fulfill({ json: { posts: [] } }));
  await visitScreen(page, "/admin/blog");
  await page.getByRole("button", { name: words.again }).click();
  await expect(fault(page)).toHaveText(words.unexpected);
});

test("a record that can't be opened, saved or deleted is said on every screen", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  // Built-in settings can't be deleted.
  const call = await caller(site);
  const body = { setting_key: `e2e_failing_${language}`, value: "1" };
  const own = (await call("POST", "/settings", body)) as { id: number };
  // Only what is under test fails: one method on one record.
  let failing = "";
  await page.route(/\/api\/[a-z-]+\/(id\/)?[^/?]+(\?|$)/, (route) =>
    route.request().method() === failing && !route.request().url().includes("/auth/")
      ? route.fulfill(broken)
      : route.fallback(),
  );
  await page.goto("/admin", { waitUntil: "networkidle" });
  for (const { path, [language]: said } of EDITORS) {
    await visitScreen(page, path);
    const rows = page.locator("main tbody tr");
    await expect(rows.first(), path).toBeVisible();
    const count = await rows.count();
    failing = "GET";
    await openFirst(page);
    await expect(fault(page), path).toHaveText(said.one);
    await expect(page.locator("main form")).toHaveCount(0);

    failing = path === "/admin/blog" ? "PATCH" : "PUT";
    await openFirst(page);
    await page.locator("main form button[type=submit]").click();
    await expect(fault(page), path).toHaveText(said.save);
    await page.locator("main form").getByRole("button", { name: words.cancel }).click();

    failing = "DELETE";
    const asked = answerNext(page);
    const deletable = path === "/admin/settings" ? rowOf(page, body.setting_key) : rows.first();
    await deletable.getByRole("button").last().click();
    await asked;
    await expect(fault(page), path).toHaveText(said.remove);
    await expect(rows).toHaveCount(count);
    failing = "";
  }
  await call("DELETE", `/settings/${own.id}`);
});

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

test("an order that can't be opened or deleted is said with the server's message", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const order = await placeOrder(site, "Chybná Chyba");
  await page.route(/\/api\/orders\/admin\/orders\/\d+/, (route) => route.fulfill(broken));
  await page.goto(`/admin/orders?q=${order.id}`);
  const row = page.getByRole("row").filter({ hasText: order.number });
  const asked = answerNext(page);
  await row.getByRole("button", { name: words.remove }).click();
  await asked;
  await expect(fault(page)).toHaveText(words.orderDelete);
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: words.detail }).click();
  await expect(page.getByRole("alert").filter({ hasText: words.orderDetail })).toBeVisible();
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
