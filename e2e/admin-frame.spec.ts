import { expect, test } from "./fixtures.ts";

const SCREENS = [
  ["orders", "messages", "products"],
  ["blog", "events", "team", "cars", "gallery", "sponsors", "achievements", "achievement-stats", "settings"],
];

// The two groups are those of the menu: what is sold and who buys it, and what the site says.
test("the frame shows who is signed in and leads to the public site; quick links stand in two groups @both", async ({
  adminPage: page,
  site,
}) => {
  await page.goto("/admin", { waitUntil: "networkidle" });
  const groups = await page
    .locator("main h3 + ul")
    .evaluateAll((lists) =>
      lists.map((list) => [...list.querySelectorAll("a")].map((link) => link.getAttribute("href"))),
    );
  expect(groups).toHaveLength(2);
  for (const [i, screens] of SCREENS.entries())
    expect(groups[i]).toEqual(expect.arrayContaining(screens.map((screen) => `/admin/${screen}`)));

  const burger = page.locator("header button[aria-expanded]");
  if (await burger.isVisible()) await burger.click();
  const menu = page.locator("nav.admin-menu");
  await expect(menu.locator(".mantine-Avatar-root")).toHaveText("T");
  await expect(menu.getByText("admin", { exact: true })).toBeVisible();
  const opened = page.waitForEvent("popup");
  await menu.locator('a[target="_blank"]').click();
  await expect(await opened).toHaveURL(`${site.url}/`);

  // Where the answer has no role, it is admin.
  await page.route(/\/api\/auth\/me/, (route) =>
    route.fulfill({ json: { id: 1, email: "xenie@example.cz", name: "" } }),
  );
  await page.reload({ waitUntil: "networkidle" });
  if (await burger.isVisible()) await burger.click();
  await expect(menu.locator(".mantine-Avatar-root")).toHaveText("X");
  await expect(menu.getByText("admin", { exact: true })).toBeVisible();
});

test("a session that ended in another window leads to the sign-in screen with the next screen", async ({
  adminPage: page,
  isMobile,
}) => {
  await page.goto("/admin/help", { waitUntil: "networkidle" });
  await page.evaluate(() => localStorage.clear());
  if (isMobile) await page.locator("header button[aria-expanded]").click();
  await page.locator('nav.admin-menu a[href="/admin/account"]').click();
  await expect(page).toHaveURL(/\/login$/);
});

test.describe("a screen whose code is not there any more", () => {
  test.use({ expectedFaults: [/account-screen|ERR_FAILED/] });
  test("is loaded anew from the server, as after an update of the site", async ({
    adminPage: page,
    isMobile,
  }) => {
    await page.goto("/admin/help", { waitUntil: "networkidle" });
    await page.route(/account-screen-.*\.js/, (route) => route.abort());
    page.on(
      "request",
      (request) => void (request.isNavigationRequest() && page.unroute(/account-screen-.*\.js/)),
    );
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    if (isMobile) await page.locator("header button[aria-expanded]").click();
    await page.locator('nav.admin-menu a[href="/admin/account"]').click();
    // In the moment of navigation there is no document to ask.
    const isSame = () => page.evaluate(() => "isSameDocument" in window).catch(() => null);
    await expect.poll(isSame).toBe(false);
    await expect(page).toHaveURL(/\/admin\/account$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
