import { unfold } from "./admin-steps.ts";
import { caller, placeOrder, sendMessage } from "./api-calls.ts";
import { fingerErrors } from "./fingers.ts";
import { expect, test } from "./fixtures.ts";

/** Screens under fingers at 360 px (15.26): what is pressed is large enough, and numbers are read whole. The editors' are looked at in `admin-screens.spec.ts`. */

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test("stock and sizes of a product can be pressed and read", async ({ adminPage: page, site }) => {
  const call = await caller(site);
  const products = (await call("GET", "/products")) as { slug: string; variants: unknown[] }[];
  const slug = products.find(({ variants }) => variants.length > 0)?.slug;
  expect(slug).toBeTruthy();
  await page.goto(`/admin/products?edit=${slug}`);
  await unfold(page);
  const errors = await fingerErrors(page, "a product with sizes");
  await page.goto("/admin/products");
  for (const button of await page.locator("main tbody tr").getByRole("button").all()) {
    if (!/Stock|Sklad/.test((await button.getAttribute("aria-label")) ?? "")) continue;
    await button.click();
    await page.getByRole("dialog").waitFor();
    errors.push(...(await fingerErrors(page, "the dialog of stock")));
    break;
  }
  expect(errors).toEqual([]);
});

test("the screens without an editor can be pressed and read", async ({ adminPage: page, site }) => {
  test.slow();
  const order = await placeOrder(site, "Prst Prstový");
  await sendMessage(site, "Fingers");
  const call = await caller(site);
  const [car] = (await call("GET", "/cars")) as { slug: string }[];
  const errors: string[] = [];
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
    errors.push(...(await fingerErrors(page, screen)));
  }
  await page.goto("/admin/messages");
  await page.getByRole("button", { name: "Fingers" }).first().click();
  await expect(page.getByRole("toolbar")).toBeVisible();
  errors.push(...(await fingerErrors(page, "a message")));
  await page.goto("/admin");
  await page.getByRole("banner").getByRole("button").first().click();
  await expect(page.getByRole("navigation").last()).toBeVisible();
  errors.push(...(await fingerErrors(page, "the menu")));
  expect(errors).toEqual([]);
});
