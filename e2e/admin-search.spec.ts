import { searchWords } from "#app/admin/search/search.words.ts";
import { placeOrder } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

test("one search finds an order by a name without accents, and remembers what was opened @both @job", async ({
  adminPage: page,
  isMobile,
  language,
  site,
}) => {
  const t = searchWords[language];
  const order = await placeOrder(site, "Žofie Hledaná");
  await page.goto("/admin/help");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const open = () =>
    isMobile
      ? page.locator(".admin-bar").getByRole("button", { name: t.search }).click()
      : page.keyboard.press("/");
  await open();
  const field = page.getByRole("combobox", { name: t.field });
  await expect(field).toBeFocused();
  await field.pressSequentially("hledana zofie");
  const results = page.getByRole("listbox", { name: t.results }).getByRole("option");
  const hit = results.filter({ hasText: order.number });
  await expect(hit).toBeVisible();
  await expectSound(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(order.number);

  await open();
  await expect(page.getByRole("group", { name: t.recent })).toContainText(order.number);
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);

  if (isMobile) return;
  await page.keyboard.press("Control+k");
  await field.fill("IBAN");
  const opened = page.context().waitForEvent("page");
  await expect(results.first()).toContainText("IBAN");
  await results.first().click({ modifiers: ["Control"] });
  await expect(await opened).toHaveURL(/\/admin\/settings\?subject=seller/);
});

test("on a phone the bar covers nothing, opens the whole menu and leads away from it @phone", async ({
  adminPage: page,
}) => {
  await page.goto("/admin/settings?subject=team&record=team");
  const save = page.locator("main form button[type=submit]");
  await expect(save).toBeVisible();
  const [bar, button] = await Promise.all([page.locator(".admin-bar").boundingBox(), save.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.locator(".admin-bar button").last().click();
  await expect(page.locator("nav.admin-menu")).toBeVisible();
  await expect(page.locator(".admin-bar")).toBeVisible();
  await page.locator(".admin-bar a").first().click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.locator("nav.admin-menu")).toBeHidden();
});
