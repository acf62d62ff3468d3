import { parcelsAdminWords } from "#features/parcels/web/admin/parcels-admin.words.ts";
import { parcelsWords } from "#features/parcels/web/parcels.words.ts";
import {
  PACKETA_PASSWORD,
  type PacketaServer,
  startPacketaServer,
} from "../src/testing/outside/packeta-server.ts";
import { caller } from "./api-calls.ts";
import { test as base, expect, expectSound } from "./fixtures.ts";
import { fillCheckout, openCheckout, SHOP_WORDS } from "./shop-steps.ts";
import { startSite } from "./site.ts";

const OWN = {
  en: {
    loaded: "4 pick-up points are loaded.",
    missing: "Please choose a pick-up point.",
    show: "Show the order",
  },
  cs: {
    loaded: "Načtená výdejní místa: 4.",
    missing: "Vyberte prosím výdejní místo.",
    show: "Zobrazit objednávku",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...parcelsAdminWords[language],
  password: parcelsAdminWords[language].link.password,
  sender: parcelsAdminWords[language].link.sender,
  connect: parcelsAdminWords[language].link.connect,
  store: parcelsAdminWords[language].link.store,
  test: parcelsAdminWords[language].link.test,
  tested: parcelsAdminWords[language].link.tested,
  load: parcelsAdminWords[language].link.load,
  parcel: parcelsAdminWords[language].title,
  points: parcelsWords[language].list,
  change: parcelsWords[language].change,
  trackMine: parcelsWords[language].track,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

interface Method {
  id: number;
  translations: Record<"en" | "cs", { name: string }>;
}

/** A site whose carrier is a server of these tests. */
const test = base.extend<object, { packeta: PacketaServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  packeta: [async ({}, use) => use(await startPacketaServer()), { scope: "worker" }],
  site: [
    async ({ packeta }, use) => {
      const site = await startSite(process.env.PADDOCK_TEMPLATE, {
        PACKETA_API_URL: `${packeta.url}/api/rest`,
        PACKETA_POINTS_URL: `${packeta.url}/v5`,
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test("a parcel from choice to label @job", async ({ page, adminPage, context, language, site, packeta }) => {
  test.slow();
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];

  // An owner connects Packeta.
  await adminPage.goto("/admin/shipping-and-payment?tab=packeta");
  await adminPage.getByRole("button", { name: words.connect }).click();
  await adminPage.getByLabel(words.password).fill(PACKETA_PASSWORD);
  await adminPage.getByLabel(words.sender).fill(packeta.sender);
  await adminPage.getByRole("button", { name: words.store }).click();
  await adminPage.getByRole("button", { name: words.test }).click();
  await expect(adminPage.getByText(words.tested)).toBeVisible();
  await adminPage.getByRole("button", { name: words.load }).click();
  await expect(adminPage.getByText(words.loaded)).toBeVisible();
  await expectSound(adminPage);
  const call = await caller(site);
  const methods = (await call("GET", "/orders/shipping-methods")) as Method[];
  const parcel = methods.find(({ translations }) => shop.parcel.test(translations[language].name));
  await call("PUT", `/orders/shipping-methods/${parcel?.id}`, { carrier: "packeta", weight_grams: 500 });

  // A customer chooses a point, by keyboard alone.
  await page.setViewportSize({ width: 360, height: 740 });
  await openCheckout(page, shop);
  await fillCheckout(page, shop);
  const search = page.locator("input[name=pickupPoint]");
  await expect(search).toHaveValue("Česká Lípa");
  await page.getByRole("button", { name: shop.order }).click();
  await expect(search).toBeFocused();
  await expect(page.getByText(words.missing)).toBeVisible();
  const list = page.getByRole("list", { name: words.points });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await search.fill("lipa decinska");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  // From the top: axe takes a field that has scrolled half under the order's bar for a small one.
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page);
  await list.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: words.change })).toBeFocused();
  await page.reload();
  await expect(page.getByText("Česká Lípa, Děčínská 389 (Pneu Řeřicha), Děčínská 389")).toBeVisible();
  await page.getByRole("button", { name: shop.order }).click();
  await expect(page.getByRole("heading", { name: shop.thanks })).toBeVisible();
  const number = (await page.getByTestId("order-number").textContent()) ?? "";
  await page.getByRole("link", { name: words.show }).click();
  await expect(page.getByText(words.point, { exact: true })).toBeVisible();
  const mine = page.url();

  // The team makes the packet and prints its label.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/admin/orders/${Number(number)}`);
  const panel = page.getByRole("region", { name: words.parcel, exact: true });
  await panel.getByRole("button", { name: words.make }).click();
  const packet = /Z36690419\d\d/;
  await expect(panel.getByText(packet)).toBeVisible();
  await expect(panel.getByRole("link", { name: words.track })).toHaveAttribute(
    "href",
    new RegExp(`^https://tracking\\.packeta\\.com/${language}/\\?id=Z36690419\\d\\d$`),
  );
  await expectSound(page);
  const [label, window] = await Promise.all([
    page.waitForResponse(/\/api\/parcels\/labels\?ids=/),
    context.waitForEvent("page"),
    panel.getByRole("button", { name: words.label }).click(),
  ]);
  expect(label.status()).toBe(200);
  expect(label.headers()["content-type"]).toBe("application/pdf");
  await window.close();
  const mineOf = packeta.packets.filter((packet) => packet.number === number);
  expect(mineOf).toMatchObject([{ attributes: { addressId: "3060", weight: "0.5" } }]);

  // The customer can follow it.
  await page.goto(mine);
  await expect(page.getByRole("link", { name: words.trackMine })).toHaveAttribute(
    "href",
    /id=Z36690419\d\d$/,
  );
  await expectSound(page);
});
