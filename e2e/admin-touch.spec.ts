import { caller } from "./api-calls.ts";
import { fingerFaults } from "./fingers.ts";
import { expect, test } from "./fixtures.ts";

/** What `admin-screens.spec.ts` does not open, under fingers at 360 px (15.26). */

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

test("stock and sizes of a product can be pressed and read", async ({ adminPage: page, site }) => {
  const call = await caller(site);
  const products = (await call("GET", "/products")) as { slug: string; variants: unknown[] }[];
  const slug = products.find(({ variants }) => variants.length > 0)?.slug;
  expect(slug).toBeTruthy();
  await page.goto(`/admin/products?edit=${slug}`);
  await page.locator("main form").waitFor();
  const faults = await fingerFaults(page, "a product with sizes");
  await page.goto("/admin/products");
  for (const button of await page.locator("main tbody tr").getByRole("button").all()) {
    if (!/Stock|Sklad/.test((await button.getAttribute("aria-label")) ?? "")) continue;
    await button.click();
    await page.getByRole("dialog").waitFor();
    faults.push(...(await fingerFaults(page, "the dialog of stock")));
    break;
  }
  expect(faults).toEqual([]);
});
