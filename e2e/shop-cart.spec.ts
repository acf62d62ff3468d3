import { expect, expectSound, test } from "./fixtures.ts";
import { addToCart, SHOP_WORDS } from "./shop-steps.ts";

test.describe("the notification", () => {
  test.beforeEach(async ({ page, language }) => {
    await page.clock.install();
    await page.goto("/shop");
    // From here on the browser's time passes only when told.
    await page.clock.pauseAt(Date.now() + 60_000);
    await addToCart(page, SHOP_WORDS[language].addCap);
    // Off the button, and not onto the notification.
    await page.mouse.move(2, 500);
  });

  test("names the product, closes after 5 s with 300 ms of animation @both", async ({ page, language }) => {
    const words = SHOP_WORDS[language];
    const note = page.getByRole("region", { name: words.notification });
    await expect(note).toContainText(words.cap);
    await page.clock.runFor(4_900);
    await expect(note).not.toHaveAttribute("data-closing");
    await page.clock.runFor(150);
    await expect(note).toHaveAttribute("data-closing");
    await page.clock.runFor(200);
    await expect(note).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(note).toHaveCount(0);
  });

  test("waits while it has the focus, and Continue Shopping closes it", async ({ page, language }) => {
    const words = SHOP_WORDS[language];
    const note = page.getByRole("region", { name: words.notification });
    const button = note.getByRole("button", { name: words.continueShopping });
    await button.focus();
    await page.clock.runFor(20_000);
    await expect(note).not.toHaveAttribute("data-closing");
    await page.keyboard.press("Enter");
    await expect(note).toHaveAttribute("data-closing");
    await page.clock.runFor(300);
    await expect(note).toHaveCount(0);
    await expect(page.getByRole("button", { name: words.addCap })).toBeFocused();
    await expect(page).toHaveURL(/\/shop$/);
  });

  test("its buttons come next after the pressed one, and it stands neither in the cart nor over the cookie bar", async ({
    page,
    language,
  }) => {
    const words = SHOP_WORDS[language];
    const note = page.getByRole("region", { name: words.notification });
    await page.getByRole("button", { name: words.addCap }).focus();
    await page.keyboard.press("Tab");
    await expect(note.getByRole("button", { name: words.continueShopping })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(note.getByRole("link")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await note.evaluate((box) => box.contains(document.activeElement))).toBe(false);
    const bar = await page.locator("[data-consent]").boundingBox();
    const box = await note.boundingBox();
    if (bar && box) expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    await page.locator('header a[href$="/cart"]').first().click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(note).toHaveCount(0);
  });

  test("starts anew when another product is added, and is announced", async ({ page, language }) => {
    const words = SHOP_WORDS[language];
    const note = page.getByRole("region", { name: words.notification });
    await page.clock.runFor(4_000);
    await page.getByRole("button", { name: words.addTaxi }).focus();
    await page.keyboard.press("Enter");
    await page.clock.runFor(4_000);
    await expect(note).toContainText(words.taxi);
    await expect(page.locator("[aria-live=polite]").filter({ hasText: words.taxi })).toHaveCount(1);
    // The focus keeps it open while axe, which needs the clock, looks at it.
    await note.getByRole("link").focus();
    await page.clock.resume();
    await expectSound(page);
    await expect(note).toBeVisible();
  });
});

test("the notification on a phone covers neither bar nor heading nor the button that was pressed @phone", async ({
  page,
  language,
}) => {
  const words = SHOP_WORDS[language];
  for (const [path, added, from] of [
    ["/product/team-cap", words.addCap, 0],
    ["/product/team-cap", words.addCap, 330],
    ["/shop", words.addCap, 0],
    ["/shop", words.addTaxi, 0],
    ["/", words.addTaxi, 3_000],
  ] as const) {
    await page.goto(path);
    await page.evaluate((y) => scrollTo(0, y), from);
    await addToCart(page, added);
    const note = page.getByRole("region", { name: words.notification });
    await expect(note).toBeVisible();
    const covered = await note.evaluate((element) => {
      const note = element.getBoundingClientRect();
      const others = [...document.querySelectorAll("body > * header, main :is(h1, h2, h3, h4, button)")];
      return others
        .filter((other) => !other.closest("main header") || other.matches(":is(h1, h2, h3, h4, button)"))
        .filter((other) => other.getBoundingClientRect().width > 1)
        .filter((other) => {
          const { top, bottom } = other.getBoundingClientRect();
          return top < note.bottom && bottom > note.top;
        })
        .map((other) => other.textContent);
    });
    expect(covered, `${path} at ${from}`).toEqual([]);
    expect(await note.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(
      true,
    );
  }
});

test("an empty cart and an empty checkout say so and lead to the shop", async ({ page, language }) => {
  const words = SHOP_WORDS[language];
  for (const path of ["/cart", "/checkout"]) {
    await page.goto(path);
    await expect(page.getByText(words.emptyCart)).toBeVisible();
    await expectSound(page);
  }
  await page.getByRole("main").getByRole("link", { name: words.toShop }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test("a quantity has a minimum of 1; removing the last line empties the cart", async ({ page, language }) => {
  const words = SHOP_WORDS[language];
  await page.goto("/product/team-cap");
  await addToCart(page, words.addCap);
  await page.goto("/cart");
  const quantity = page.getByLabel(words.capQuantity);
  await expect(quantity).toHaveAttribute("min", "1");
  for (const typed of ["0", "-4", ""]) {
    await quantity.fill(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue("1");
  }
  await quantity.fill("1000");
  await quantity.blur();
  await expect(quantity).toHaveValue("99");
  await page.reload();
  await expect(quantity).toHaveValue("99");
  await page.getByRole("button", { name: words.removeCap }).click();
  await expect(page.getByText(words.emptyCart)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("on opening, what is gone must be removed and a dearer product shows its new price", async ({
  page,
  language,
}) => {
  const words = SHOP_WORDS[language];
  const names = (name: string) => ({ en: { name, description: "" }, cs: { name, description: "" } });
  await page.addInitScript(
    (lines) => {
      if (!localStorage.getItem("cart")) localStorage.setItem("cart", JSON.stringify({ state: { lines } }));
    },
    [
      { id: "sold-out", price: 100, quantity: 1, image_path: null, translations: names("Exhaust") },
      { id: "team-cap", price: 500, quantity: 2, image_path: null, translations: names("T") },
    ],
  );
  await page.goto("/cart");
  await expect(page.getByText(words.gone)).toBeVisible();
  await expect(page.getByText(words.priceWas)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: words.cap })).toContainText(words.capPrice);
  await expect(page.getByRole("link", { name: words.toCheckout })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("button", { name: /Exhaust/ }).click();
  await page.getByRole("link", { name: words.toCheckout }).click();
  await expect(page.getByRole("button", { name: words.order })).toBeVisible();
});

test("garbage in the browser's storage is an empty cart", async ({ page, language }) => {
  await page.addInitScript(() => localStorage.setItem("cart", '{"state":[1,'));
  await page.goto("/cart");
  await expect(page.getByText(SHOP_WORDS[language].emptyCart)).toBeVisible();
});

test("total and button of a cart that is longer than the screen are in sight all along @both", async ({
  page,
  language,
}) => {
  const words = SHOP_WORDS[language];
  await page.goto("/cart");
  await page.evaluate(async () => {
    const products: { variants: object[] }[] = await fetch("/api/products").then((answer) => answer.json());
    const plain = products.filter(({ variants }) => variants.length === 0);
    localStorage.setItem("cart", JSON.stringify(plain.slice(0, 4).map((line) => ({ ...line, quantity: 1 }))));
  });
  await page.reload();
  const way = page.getByRole("main").getByRole("link", { name: words.toCheckout });
  const lines = page.getByRole("main").getByRole("listitem");
  await expect(lines).toHaveCount(4);
  for (const line of [lines.first(), lines.nth(2), lines.last()]) {
    await line.scrollIntoViewIfNeeded();
    await expect(way).toBeInViewport({ ratio: 1 });
  }
});
