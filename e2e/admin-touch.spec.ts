import type { Page } from "@playwright/test";
import { EDITORS, openFirst, openNew, visitScreen } from "./admin-screen-table.ts";
import { caller, placeOrder, sendMessage } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";

/** Every screen under fingers at 360 px (15.26): what is pressed is large enough, and numbers are read whole. */

/** CSS pixels that a finger needs. */
const FINGER = 44;
/** What a field for a number holds at least. */
const DIGITS = "12345";

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test("every list, form and dialog of the editors can be pressed and read", async ({ adminPage: page }) => {
  test.slow();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/admin", { waitUntil: "networkidle" });
  const faults: string[] = [];
  for (const { path } of [...EDITORS, { path: "/admin/shipping-and-payment" }]) {
    await visitScreen(page, path);
    await expect(page.locator("main tbody tr").first(), path).toBeVisible();
    faults.push(...(await validationErrorsOf(page, `${path} list`)));
    await openNew(page);
    faults.push(...(await faultsOfForm(page, `${path} new`)));
    await openFirst(page);
    await page.locator("main form").waitFor();
    faults.push(...(await faultsOfForm(page, `${path} edit`)));
  }
  expect(faults).toEqual([]);
});

test("so can stock and sizes of a product", async ({ adminPage: page, site }) => {
  const call = await caller(site);
  const products = (await call("GET", "/products")) as { slug: string; variants: unknown[] }[];
  const slug = products.find(({ variants }) => variants.length > 0)?.slug;
  expect(slug).toBeTruthy();
  await page.goto(`/admin/products?edit=${slug}`);
  await page.locator("main form").waitFor();
  const faults = await validationErrorsOf(page, "a product with sizes");
  await page.goto("/admin/products");
  for (const button of await page.locator("main tbody tr").getByRole("button").all()) {
    if (!/Stock|Sklad/.test((await button.getAttribute("aria-label")) ?? "")) continue;
    await button.click();
    await page.getByRole("dialog").waitFor();
    faults.push(...(await validationErrorsOf(page, "the dialog of stock")));
    break;
  }
  expect(faults).toEqual([]);
});

test("so can the screens without an editor", async ({ adminPage: page, site }) => {
  test.slow();
  const order = await placeOrder(site, "Prst Prstový");
  await sendMessage(site, "Fingers");
  const call = await caller(site);
  const [car] = (await call("GET", "/cars")) as { slug: string }[];
  const faults: string[] = [];
  for (const screen of [
    "",
    "/messages",
    "/orders",
    `/orders?order=${order.id}`,
    `/orders/${order.id}`,
    `/car-photos/${car?.slug}`,
    "/account",
    "/mails",
    "/mails?mail=1",
    "/bank-transfers",
    "/accounting",
    "/customer-data",
    "/reviews",
    "/people",
    "/history",
    "/health",
    "/help",
    "/translations",
    "/vouchers",
    "/vouchers/give",
  ]) {
    await page.goto(`/admin${screen}`, { waitUntil: "networkidle" });
    await expect(page.locator("h1")).toBeVisible();
    if (screen.includes("?")) await expect(page.getByRole("dialog")).toBeVisible();
    faults.push(...(await validationErrorsOf(page, screen)));
  }
  await page.goto("/admin/messages");
  await page.getByRole("button", { name: "Fingers" }).first().click();
  await expect(page.getByRole("toolbar")).toBeVisible();
  faults.push(...(await validationErrorsOf(page, "a message")));
  await page.goto("/admin");
  await page.getByRole("banner").getByRole("button").first().click();
  await expect(page.getByRole("navigation").last()).toBeVisible();
  faults.push(...(await validationErrorsOf(page, "the menu")));
  expect(faults).toEqual([]);
});

/** The same for each tab of the open form, which is closed after that. */
async function faultsOfForm(page: Page, what: string): Promise<string[]> {
  const form = page.locator("main form");
  const found = await validationErrorsOf(page, what);
  for (const tab of await form.getByRole("tab").all()) {
    await tab.click();
    found.push(...(await validationErrorsOf(page, `${what}, ${await tab.textContent()}`)));
  }
  await form.locator("button[type=submit] + button").click();
  await expect(form).toHaveCount(0);
  return [...new Set(found)];
}

/**
 * What a finger can't press or an eye can't read. A control counts with its label and with what is laid around it for
 * the finger; links within a sentence are as high as its lines.
 */
async function validationErrorsOf(page: Page, what: string): Promise<string[]> {
  const found = await page.evaluate(
    ({ finger, digits }) => {
      const scope = document.querySelector("[role=dialog]") ?? document;
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") || element.textContent || (element as HTMLInputElement).labels?.[0]?.textContent || element.id).trim().slice(0, 40)}"`;
      /** The rectangle that answers to a press: the control, its label, and what its pseudo-elements lay around it. */
      const sizeOf = (element: HTMLElement) => {
        const label = (element as HTMLInputElement).labels?.[0];
        const isBox = element.matches("input[type=checkbox], input[type=radio]");
        const parts = [element, ...(isBox && label ? [label] : [])];
        const rects = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 1);
        return {
          width: Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left)),
          height: Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top)),
        };
      };
      const inSentence = (element: Element) =>
        element.matches("a") &&
        getComputedStyle(element).display === "inline" &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
        );
      const small = [
        ...scope.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, [role=tab]"),
      ]
        .filter((element) => isShown(element) && !inSentence(element))
        .filter((element) => !element.matches("[type=hidden], .admin-skip"))
        .flatMap((element) => {
          const { width, height } = sizeOf(element);
          const isSmall = height < finger - 0.5 || width < finger - 0.5;
          return isSmall ? [`${nameOf(element)} ${Math.round(width)} x ${Math.round(height)}`] : [];
        });
      const pen = document.createElement("canvas").getContext("2d");
      const cut = [...scope.querySelectorAll<HTMLInputElement>("input")]
        .filter((input) => isShown(input) && /^(numeric|decimal)$/.test(input.inputMode))
        .flatMap((input) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(input);
          if (!pen) return [];
          pen.font = font;
          const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          const text = input.value.length > digits.length ? input.value : digits;
          return pen.measureText(text).width > room ? [`${nameOf(input)} has ${Math.round(room)} px`] : [];
        });
      return [...small, ...cut];
    },
    { finger: FINGER, digits: DIGITS },
  );
  return found.map((fault) => `${what}: ${fault}`);
}
