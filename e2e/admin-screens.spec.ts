import type { Page } from "@playwright/test";
import { EDITORS, openFirst, openNew, visitScreen } from "./admin-screen-table.ts";
import { caller, placeOrder, sendMessage } from "./api-calls.ts";
import { fingerErrors, fingerErrorsOfForm } from "./fingers.ts";
import { expect, test } from "./fixtures.ts";
import { violations } from "./sound.ts";

/**
 * Every screen with its list, its new form and an edited form with errors: axe, both colour schemes, no sideways
 * scroll. The editors on the phone also under fingers (15.26): what is pressed is large enough, and numbers are read whole.
 */

const TOO_LONG = "x".repeat(400);

test.use({ expectedFaults: [/4\d\d .*\/api\/|status of 4/] });

test("every editor's list, new form and form with errors is sound in light and dark, and for fingers @both @job", async ({
  adminPage: page,
  isMobile,
}) => {
  test.slow();
  const fingers: string[] = [];
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/admin", { waitUntil: "networkidle" });
  for (const { path } of [...EDITORS, { path: "/admin/shipping-and-payment" }]) {
    await visitScreen(page, path);
    await expect(page.locator("main tbody tr").first(), path).toBeVisible();
    await expectSoundInBoth(page, `${path} list`);
    if (isMobile) fingers.push(...(await fingerErrors(page, `${path} list`)));
    await openNew(page);
    // The gallery asks for nothing: what is too long is refused there.
    if (path === "/admin/gallery")
      await page.locator("main form").getByRole("textbox").first().fill(TOO_LONG);
    await page.locator("main form button[type=submit]").click();
    await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /./ }), path).toBeVisible();
    await expectSoundInBoth(page, `${path} new with errors`);
    if (isMobile) fingers.push(...(await fingerErrorsOfForm(page, `${path} new with errors`)));
    await closeForm(page);
    await openFirst(page);
    await page.locator("main form").waitFor();
    await expectSoundInBoth(page, `${path} edit`);
    if (isMobile) fingers.push(...(await fingerErrorsOfForm(page, `${path} edit`)));
    await closeForm(page);
  }
  expect(fingers).toEqual([]);
});

test("the dashboard and the screens without an editor are sound in light and dark @both", async ({
  adminPage: page,
  site,
}) => {
  test.slow();
  const order = await placeOrder(site, "Axel Axe");
  await sendMessage(site, "Axe");
  const call = await caller(site);
  const [car] = (await call("GET", "/cars")) as { slug: string }[];
  const code = { code: `AXE ${order.id}`, kind: "percent", percent: 10 };
  const discount = (await call("POST", "/discount-codes", code)) as { id: number };
  const completed = await placeOrder(site, "Dora Done");
  await call("POST", `/orders/admin/orders/${completed.id}/paid`, { how: "cash" });
  await call("PATCH", `/orders/admin/orders/${completed.id}`, { status: "completed" });
  const screens = [
    "",
    "/messages",
    "/orders",
    `/orders?order=${order.id}`,
    `/orders/${order.id}`,
    `/orders/${completed.id}`,
    "/orders/new",
    `/car-photos/${car?.slug}`,
    "/days/1",
    "/account",
    "/mails",
    "/mails?mail=1",
    "/bank-transfers",
    "/accounting",
    "/customers",
    `/customers/o${order.id}`,
    "/reviews",
    "/people",
    "/history",
    "/health",
    "/translations",
    "/vouchers",
    "/vouchers/give",
    "/discount-codes",
    `/discount-codes?record=${discount.id}`,
    "/mail-words",
    "/mail-words?record=order-confirmation",
    "/pictures",
    "/settings?subject=menu",
    "/shipping-and-payment?tab=packeta",
    "/help",
  ];
  for (const screen of screens) {
    await page.goto(`/admin${screen}`, { waitUntil: "networkidle" });
    await expect(page.locator("h1")).toBeVisible();
    if (/order=|mail=/.test(screen)) await expect(page.getByRole("dialog")).toBeVisible();
    if (screen.includes("record=")) await expect(page.locator("main form")).toBeVisible();
    await expectSoundInBoth(page, screen);
  }
  await page.goto("/admin/messages");
  await page.getByRole("button", { name: "Axe" }).first().click();
  await expect(page.getByRole("toolbar")).toBeVisible();
  await expectSoundInBoth(page, "a message");
});

async function expectSoundInBoth(page: Page, what: string): Promise<void> {
  await expect(page.locator("h1"), what).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what}: pixels of horizontal scroll`).toBeLessThanOrEqual(0);
  const scheme = page.locator("html");
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expect(scheme).toHaveAttribute("data-mantine-color-scheme", "light");
  expect(await violations(page), what).toEqual([]);
  // Only colours differ in the dark.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expect(scheme).toHaveAttribute("data-mantine-color-scheme", "dark");
  expect(await violations(page, ["color-contrast"]), `${what}, dark`).toEqual([]);
}

async function closeForm(page: Page): Promise<void> {
  await page.locator("main form button[type=submit] + button").click();
  await expect(page.locator("main form")).toHaveCount(0);
}
