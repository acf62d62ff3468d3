import type { Locator, Page } from "@playwright/test";
import { openPage } from "./every-page.ts";
import { expect, test } from "./fixtures.ts";
import { CUSTOMER, SHOP_WORDS } from "./shop-steps.ts";

/** From the home page to a confirmed order without a pointer. */

const WORDS = {
  en: { decline: "Decline", taxi: "Drift Taxi", book: "Book your ride" },
  cs: { decline: "Odmítnout", taxi: "Drift taxi", book: "Objednat jízdu" },
};

const MOST_STOPS = 80;

/** Whether the focus went from an element to one that stands behind it, or before it on the way back. */
function wentOn(before: Element, key: "Tab" | "Shift+Tab"): string {
  const now = document.activeElement ?? document.body;
  // At the ends of a page the focus is the browser's.
  if (now === before || [now, before].includes(document.body)) return "in order";
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_PRECEDING } = Node;
  const wanted = key === "Tab" ? DOCUMENT_POSITION_FOLLOWING : DOCUMENT_POSITION_PRECEDING;
  return before.compareDocumentPosition(now) & wanted
    ? "in order"
    : `jumped to ${now.outerHTML.slice(0, 200)}`;
}

/** What has the focus, whether it is on screen and whether one sees that it has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const box = element.getBoundingClientRect();
    const marks = (part: Element | null) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
    };
    const onScreen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const seen = onScreen && (marks(element) || marks(element.parentElement));
    // Between the last stop of a page and its first one the focus is the browser's.
    if (seen || element === document.body) return "seen";
    return `not seen: ${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
  });

/**
 * Goes on by Tab until `target` has the focus; each stop on the way must be on screen and marked, and stand behind the
 * one before (before it, on the way back).
 */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const before = await page.evaluateHandle(() => document.activeElement ?? document.body);
    await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe("seen");
    expect(await before.evaluate(wentOn, key)).toBe("in order");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached in ${MOST_STOPS} stops: ${target}`);
}

test("a visitor without a pointer gets from the home page to the confirmation, and always sees the focus @job", async ({
  page,
  language,
}) => {
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];
  const main = page.getByRole("main");
  await openPage(page, "/", language);
  await tabTo(page, page.getByRole("button", { name: words.decline }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("#home").getByRole("link", { name: words.taxi, exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.locator("#drift-taxi")).toBeFocused();
  await tabTo(page, main.getByRole("link", { name: words.book }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\/drift-taxi$/);
  // The loading page has a title as well: the product's own takes the focus over.
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(shop.taxi);
  await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, main.getByRole("button", { name: shop.addTaxi }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: shop.cartBadge }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(shop.cart);
  await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, main.getByRole("link", { name: shop.toCheckout }));
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(shop.checkout);
  await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
  for (const [field, value] of Object.entries(CUSTOMER)) {
    await tabTo(page, page.locator(`[name=${field}]`));
    await page.keyboard.type(value);
  }
  for (const field of ["shipping", "payment"]) {
    await tabTo(page, page.locator(`[name=${field}]`));
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(`[name=${field}]`)).not.toHaveValue("");
  }
  await tabTo(page, page.getByRole("button", { name: shop.order }));
  await page.keyboard.press("Enter");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(shop.thanks);
  await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByTestId("order-number")).toHaveText(/^\d{10}$/);
});
