import { expect, test } from "./fixtures.ts";

const SCREENS = [
  ["orders", "messages", "blog", "events", "products"],
  ["team", "cars", "gallery", "sponsors", "achievements", "achievement-stats", "settings"],
];

test("the frame shows who is signed in and leads to the public site; quick links stand in two groups", async ({
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
