import type { Page, Route } from "@playwright/test";
import { openPage } from "./every-page.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { addToCart, fillCheckout, openCheckout, SHOP_WORDS } from "./shop-steps.ts";
import { visitFrom } from "./states.ts";

/** What a visitor meets when data, pictures, the network or the browser's storage are not as they should be. */

const WORDS = {
  en: {
    unnamed: {
      "/cars-gallery": "Unnamed Car",
      "/events-calendar": "Unnamed Event",
      "/shop": "Unnamed Product",
    },
    noTitle: "No title",
    invalid: "Invalid date",
    eventsFailed: "Failed to load events data",
    again: "Try again",
    methods: "Failed to load shipping and payment options:",
    network: "Network error - check your internet connection or the API server might be down.",
    parse: "Failed to parse response.",
    decline: "Decline",
    other: "cs",
    otherCart: "Košík",
  },
  cs: {
    unnamed: {
      "/cars-gallery": "Auto bez názvu",
      "/events-calendar": "Akce bez názvu",
      "/shop": "Produkt bez názvu",
    },
    noTitle: "Bez názvu",
    invalid: "Neplatné datum",
    eventsFailed: "Nepodařilo se načíst události",
    again: "Zkusit znovu",
    methods: "Nepodařilo se načíst možnosti dopravy a platby:",
    network: "Chyba sítě",
    parse: "Odpověď serveru se nepodařilo přečíst.",
    decline: "Odmítnout",
    other: "en",
    otherCart: "Cart",
  },
};

/** The API's own answers with every text taken away, and with invalid dates. */
async function withoutTexts(page: Page): Promise<void> {
  const blank = (value: unknown, key = ""): unknown => {
    if (Array.isArray(value)) return value.map((entry) => blank(entry, key));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, blank(entry, name)]));
    if (key === "date") return "30 February";
    const kept =
      /^(id|slug|.*_path|event_type|category|published_date|updated_date|valid_until|.*_icon|icon|.*_url)$/;
    return typeof value === "string" && !kept.test(key) ? "" : value;
  };
  await page.route(
    /\/api\/(cars|events|products|gallery|achievements|team-members|sponsors|blog\?)/,
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: blank(await answer.json()) });
    },
  );
}

test("records without a text in any language, and events with a broken date, have words that stand in", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  await withoutTexts(page);
  const main = page.getByRole("main");
  for (const [path, text] of Object.entries(words.unnamed)) {
    await openPage(page, "/login", language);
    await visitFrom(page, path);
    await expect(main.getByText(text).first()).toBeVisible();
    if (path === "/events-calendar") await expect(main.getByText(words.invalid).first()).toBeVisible();
    await expect(main).not.toContainText(/undefined|null|NaN|Invalid Date/);
    await expectSound(page);
  }
  for (const path of ["/achievements-gallery", "/blog", "/gallery", "/"]) {
    await openPage(page, "/login", language);
    await visitFrom(page, path);
    await expect(main.getByRole("status")).toHaveCount(0);
    if (path === "/") await expect(page.locator("#home")).not.toContainText(words.invalid);
    if (path === "/achievements-gallery") await expect(main.getByText(words.noTitle).first()).toBeVisible();
    await expect(main).not.toContainText(/undefined|null|NaN|Invalid Date/);
    await expectSound(page);
  }
  // Answers that are still on their way would be given after the page is gone.
  await page.unrouteAll({ behavior: "wait" });
});

test.describe("faults that belong to the test", () => {
  test.use({ expectedFaults: [/ERR_FAILED|^console: Failed to load resource/] });

  test("pictures that fail leave a drawing, or nothing, but never a broken image", async ({
    page,
    language,
  }) => {
    await page.route("**/media/**", (route) => route.abort());
    const paths = ["/", "/cars-gallery", "/car/kestrel-s14", "/gallery", "/blog", "/product/team-cap"];
    for (const path of paths) {
      await openPage(page, path, language);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      const broken = () =>
        page
          .locator("main img")
          .evaluateAll(
            (images: HTMLImageElement[]) =>
              images.filter((image) => image.complete && !image.naturalWidth).length,
          );
      await expect.poll(broken, path).toBe(0);
      await expect(page.locator("main svg").first()).toBeAttached();
      await expectSound(page);
    }
  });

  test("an API that is away, or answers HTML, is said with a way on", async ({ page, language }) => {
    const words = WORDS[language];
    const shop = SHOP_WORDS[language];
    let answer: (route: Route) => Promise<void> = (route) => route.abort();
    await page.route(/\/api\/(events|orders\/shipping-methods)/, (route) => answer(route));
    await openPage(page, "/login", language);
    await visitFrom(page, "/events-calendar");
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText(words.eventsFailed);
    answer = (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Captive portal" });
    await alert.getByRole("button", { name: words.again }).click();
    await expect(alert).toContainText(words.eventsFailed);
    answer = (route) => route.continue();
    await alert.getByRole("button", { name: words.again }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();

    await page.goto("/product/team-cap");
    await addToCart(page, shop.addCap);
    for (const [fault, text] of [
      [(route: Route) => route.abort(), words.network],
      [(route: Route) => route.fulfill({ contentType: "text/html", body: "<p>Portal" }), words.parse],
    ] as const) {
      answer = fault;
      await openPage(page, "/login", language);
      await visitFrom(page, "/checkout");
      await expect(alert).toContainText(`${words.methods} ${text}`);
      answer = (route) => route.continue();
      await alert.getByRole("button", { name: words.again }).click();
      await expect(alert).toHaveCount(0);
      await expect(page.locator("[name=shipping] option")).not.toHaveCount(1);
    }
  });
});

for (const storage of ["forbidden", "full"]) {
  test(`with a storage that is ${storage} one can choose, switch the language, fill a cart and order`, async ({
    page,
    language,
    isMobile,
  }) => {
    const words = WORDS[language];
    const shop = SHOP_WORDS[language];
    await page.addInitScript((kind) => {
      const refuse = (name: string) => () => {
        throw new DOMException("no storage", name);
      };
      if (kind === "full") Storage.prototype.setItem = refuse("QuotaExceededError");
      else
        for (const store of ["localStorage", "sessionStorage"])
          Object.defineProperty(globalThis, store, {
            configurable: true,
            get: refuse("SecurityError"),
          });
    }, storage);
    await openPage(page, "/shop", language);
    await page.getByRole("button", { name: words.decline }).click();
    await expect(page.getByRole("button", { name: words.decline })).toHaveCount(0);
    await addToCart(page, shop.addCap);
    await page
      .getByRole("region", { name: shop.notification })
      .getByRole("link", { name: shop.goToCart })
      .click();
    await expect(page.getByLabel(shop.capQuantity)).toHaveValue("1");
    const change = (to: string) =>
      page
        .locator(`${isMobile ? "dialog" : "header"} a[hreflang="${to}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
    await change(words.other);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.otherCart);
    await change(language);
    await page.getByRole("link", { name: shop.toCheckout }).click();
    await fillCheckout(page, shop);
    await page.getByRole("button", { name: shop.order }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.thanks);
  });
}

test.describe("a cart from an older version", () => {
  // Its picture is gone with that version.
  test.use({ expectedFaults: [/\/old\/shirt\.jpg$|^console: Failed to load resource.+404/] });

  test("keeps what is still sold, says what is gone and what has become dearer", async ({
    page,
    language,
  }) => {
    const words = SHOP_WORDS[language];
    await page.addInitScript(() => {
      const old = [
        { id: "sold-out", name: "Exhaust", price: "100", quantity: "1" },
        {
          id: "team-cap",
          name: "T",
          price: "500",
          quantity: "2",
          image_path: "/old/shirt.jpg",
          size: "L",
        },
        { name: "no id" },
        null,
      ];
      if (!localStorage.getItem("cart")) localStorage.setItem("cart", JSON.stringify(old));
    });
    await openPage(page, "/cart", language);
    await expect(page.getByRole("listitem").filter({ hasText: "Exhaust" })).toContainText(words.gone);
    await expect(page.getByRole("listitem").filter({ hasText: words.cap })).toContainText(words.priceWas);
    await expect(page.getByLabel(words.capQuantity)).toHaveValue("2");
    await page.getByRole("button", { name: /Exhaust/ }).click();
    await expect(page.getByRole("link", { name: words.toCheckout })).toBeVisible();
  });
});

test("with a cart that holds a product that is gone the checkout can't order it and leads to the cart", async ({
  page,
  language,
}) => {
  const words = SHOP_WORDS[language];
  await openCheckout(page, words);
  // Before the next page begins: the open one keeps its cart too, and may do it after a script of ours.
  await page.addInitScript(() => {
    const line = { id: "sold-out", price: 100, quantity: 1, image_path: null, name: "Exhaust" };
    localStorage.setItem("cart", JSON.stringify({ state: { lines: [line] }, version: 1 }));
  });
  await page.reload();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert.getByRole("link")).toHaveAttribute("href", "/cart");
  const orders: string[] = [];
  page.on("request", (request) => request.method() === "POST" && orders.push(request.url()));
  await fillCheckout(page, words);
  await page.getByRole("button", { name: words.order }).click();
  await expect(page.locator(":focus")).toContainText((await alert.textContent()) ?? "");
  expect(orders).toEqual([]);
});
