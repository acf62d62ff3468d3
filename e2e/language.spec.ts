import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

/** Without a cookie the test's host is English. */
const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

async function placeCzechOrder(site: Site): Promise<string> {
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${site.url}/api${path}`, {
      headers: { "accept-language": "cs", "content-type": "application/json" },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  const [product] = await call("/products");
  const [shipping] = await call("/orders/shipping-methods");
  const [payment] = await call("/orders/payment-methods");
  const { orderId, access_key } = await call("/orders", {
    customer: {
      name: "Žofie Šťastná",
      email: "zofie@example.cz",
      phone: "+420 777 123 456",
      address: "Děčínská 1, Česká Lípa, 470 01",
    },
    items: [{ id: product.id, quantity: 1, price: product.price }],
    shipping_method: shipping.id,
    payment_method: payment.id,
    total: product.price + shipping.price,
  });
  return `/order/${orderId}/${access_key}`;
}

test("a page that was asked for in a language keeps it at the next full load, by cookie and storage (15.17) @job", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto("/");
  expect(await languageOf(page)).toBe("en");
  await page.goto("/?lang=cs");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("cs");
  await page.goto("/shop");
  expect(await languageOf(page)).toBe("cs");
  // Browsers drop the cookies of scripts after a week; what is stored stands for them.
  await context.clearCookies();
  await page.goto("/shop");
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await page.reload();
  expect(await languageOf(page)).toBe("cs");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the language switch keeps what it says (15.17)", async ({ page, context }) => {
    await context.clearCookies();
    await page.goto("/terms?lang=cs");
    await page.goto("/terms");
    expect(await languageOf(page)).toBe("cs");
  });
});

test("an order's page speaks the order's language wherever its link is opened, and so does what follows (15.17) @job", async ({
  page,
  site,
  context,
}) => {
  const path = await placeCzechOrder(site);
  await context.clearCookies();
  await page.goto(path);
  expect(await languageOf(page)).toBe("cs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Objednávka \d{10}$/);
  await page.goto("/shop");
  expect(await languageOf(page)).toBe("cs");
  // Who has chosen a language is not overruled by a link that names none.
  await context.clearCookies();
  await context.addCookies([{ name: "language", value: "en", url: site.url }]);
  await page.goto(path);
  expect(await languageOf(page)).toBe("en");
  // A wrong key learns nothing of the order, not even its language.
  await context.clearCookies();
  const wrongKey = await page.request.get(`${site.url}${path.slice(0, -4)}none`, { maxRedirects: 0 });
  expect([wrongKey.status(), wrongKey.headers()["content-language"]]).toEqual([404, "en"]);
});

test("structured data names the addresses that the page itself has (15.17)", async ({ request, site }) => {
  for (const path of ["/", "/product/drift-taxi", "/events-calendar", "/car/kestrel-s14"])
    for (const query of ["?lang=cs", "?lang=en", ""]) {
      const html = await (await request.get(site.url + path + query)).text();
      const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      expect(canonical).toBe(site.url + path + query);
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, json]) => json,
      );
      const pages = data
        .join()
        .match(new RegExp(`"${site.url}/[^"#]*"`, "g"))
        ?.filter((address) => !/\/media\/|\.png/.test(address));
      for (const address of pages ?? [])
        expect(address.endsWith(`${query}"`) && address.includes("lang=") === (query !== "")).toBe(true);
      if (path !== "/events-calendar") expect(pages?.length).toBeGreaterThan(0);
    }
});

test("a link of the team's mail does not change the language of somebody's back office (team C29)", async ({
  adminPage: page,
  language,
}) => {
  const other = language === "cs" ? "en" : "cs";
  await page.goto(`/admin/orders?lang=${other}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await languageOf(page)).toBe(language);
  expect(await page.evaluate(() => document.cookie)).not.toContain(`language=${other}`);
});
