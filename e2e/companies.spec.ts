import {
  type AresServer,
  startAresServer,
  startViesServer,
  type ViesServer,
} from "../src/testing/outside/register-servers.ts";
import { caller } from "./api-calls.ts";
import { test as base, expect, expectSound } from "./fixtures.ts";
import { CUSTOMER, fillCheckout, openCheckout, SHOP_WORDS } from "./shop-steps.ts";
import { startSite } from "./site.ts";

const WORDS = {
  en: {
    forCompany: "I’m buying for a company",
    companyId: "Company number (IČO)",
    vatId: "VAT number (DIČ)",
    filled: "We have filled in what was blank.",
    differs: "is different, so we’ve left it as it is",
    take: "Use the data from ARES",
    ended: "was dissolved on 31 March 2019",
    unknown: "does not know this number",
    away: "The ARES register isn’t responding right now.",
    valid: "Valid in VIES: Šmyk s.r.o.",
    invalid: "According to VIES, this VAT number",
    store: "Save these too",
    same: "The name, address and VAT number match",
    test: "Test the connection",
    tested: "ARES is responding. VIES is responding.",
    registers: "Company registers",
  },
  cs: {
    forCompany: "Nakupuji na firmu",
    companyId: "IČO",
    vatId: "DIČ",
    filled: "Co bylo prázdné, jsme doplnili.",
    differs: "Vyplnili jste něco jiného",
    take: "Převzít údaje z ARES",
    ended: "tato firma zanikla 31. března 2019",
    unknown: "toto IČO nezná",
    away: "Rejstřík ARES teď neodpovídá.",
    valid: "Ověřeno ve VIES: Šmyk s.r.o.",
    invalid: "Podle systému VIES toto DIČ v EU neplatí",
    store: "Uložit i tyto údaje",
    same: "Název, sídlo a DIČ máte uložené stejně.",
    test: "Vyzkoušet spojení",
    tested: "ARES odpovídá. VIES odpovídá.",
    registers: "Rejstříky firem",
  },
};

/** A site whose registers are servers of these tests. */
const test = base.extend<object, { ares: AresServer; vies: ViesServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  ares: [async ({}, use) => use(await startAresServer()), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  vies: [async ({}, use) => use(await startViesServer()), { scope: "worker" }],
  site: [
    async ({ ares, vies }, use) => {
      const site = await startSite(process.env.PADDOCK_TEMPLATE, {
        ARES_API_URL: ares.url,
        VIES_API_URL: vies.url,
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test("a company number fills the company in; it can be changed, and is ordered", async ({
  page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];
  await page.setViewportSize({ width: 360, height: 740 });
  await openCheckout(page, shop);
  await page.getByLabel(words.forCompany).check();
  await page.locator("[name=companyId]").fill("270 74 358");
  await expect(page.locator("[name=companyName]")).toHaveValue("Pneu Řeřicha s.r.o.");
  for (const [field, value] of [
    ["vatId", "CZ27074358"],
    ["address", "Děčínská 389/12a"],
    ["city", "Česká Lípa"],
    ["postalCode", "470 01"],
  ] as const)
    await expect(page.locator(`[name=${field}]`)).toHaveValue(value);
  await expect(page.getByText(words.filled)).toBeVisible();
  await expectSound(page);
  // Another number takes its place, but not that of what was typed.
  await page.locator("[name=companyName]").fill("Pneu Řeřicha, pobočka");
  await expect(page.getByText(words.differs)).toBeVisible();
  await page.locator("[name=companyId]").fill("25596641");
  await expect(page.getByText(words.ended)).toBeVisible();
  await expect(page.locator("[name=address]")).toHaveValue("Sezímky č. ev. 7");
  await expect(page.locator("[name=companyName]")).toHaveValue("Pneu Řeřicha, pobočka");
  await page.locator("[name=companyId]").fill("27074358");
  await page.getByRole("button", { name: words.take }).click();
  await expect(page.locator("[name=companyName]")).toHaveValue("Pneu Řeřicha s.r.o.");
  await expect(page.getByRole("button", { name: words.take })).toHaveCount(0);
  const { name, email, phone } = CUSTOMER;
  for (const [field, value] of Object.entries({ name, email, phone }))
    await page.locator(`[name=${field}]`).fill(value);
  await page.locator("[name=shipping]").selectOption({ index: 1 });
  await page.locator("[name=payment]").selectOption({ label: shop.bankMethod });
  await page.getByRole("button", { name: shop.order }).click();
  await expect(page.getByRole("heading", { name: shop.thanks })).toBeVisible();
  const number = Number(await page.getByTestId("order-number").textContent());
  const call = await caller(site);
  expect(await call("GET", `/orders/admin/orders/${number}`)).toMatchObject({
    customer_company: "Pneu Řeřicha s.r.o.",
    customer_company_id: "27074358",
    customer_vat_id: "CZ27074358",
    customer_address: "Děčínská 389/12a, Česká Lípa, 470 01",
  });
});

test("what was typed first stays; the registers' silence is said and stops nobody", async ({
  page,
  language,
  ares,
}) => {
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];
  await openCheckout(page, shop);
  await fillCheckout(page, shop);
  await page.getByLabel(words.forCompany).check();
  await page.locator("[name=vatId]").fill("SK2020273893");
  await page.locator("[name=companyName]").fill("Šmyk");
  await expect(page.getByText(words.valid)).toBeVisible();
  await page.locator("[name=vatId]").fill("DE000000000");
  await page.locator("[name=companyName]").focus();
  await expect(page.getByText(words.invalid)).toBeVisible();
  await page.locator("[name=companyId]").fill("45317054");
  await expect(page.getByText(words.unknown)).toBeVisible();
  await expect(page.locator("[name=address]")).toHaveValue(CUSTOMER.address);
  ares.isAway = true;
  await page.locator("[name=companyId]").fill("45274649");
  await expect(page.getByText(words.away)).toBeVisible();
  ares.isAway = false;
  await page.getByRole("button", { name: shop.order }).click();
  await expect(page.getByRole("heading", { name: shop.thanks })).toBeVisible();
});

test("in the settings the seller's number offers the rest, and the health page tests the registers", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  await page.goto("/admin/settings?edit=company_id");
  const value = page.locator("input[inputmode=numeric]");
  await value.fill("27074358");
  await expect(page.getByText("→ Pneu Řeřicha s.r.o.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: words.store }).click();
  await expect(page.getByText(words.same)).toBeVisible();
  const settings: { setting_key: string; value: string; translations: { cs: { setting_value: string } } }[] =
    await (await page.request.get(`${site.url}/api/settings`)).json();
  const stored = (key: string) => settings.find(({ setting_key }) => setting_key === key);
  expect(stored("company_name")?.value).toBe("Pneu Řeřicha s.r.o.");
  expect(stored("vat_id")?.value).toBe("CZ27074358");
  expect(stored("company_address")?.translations.cs.setting_value).toBe(
    "Děčínská 389/12a, 470 01 Česká Lípa",
  );
  await page.goto("/admin/health");
  const card = page.getByRole("region", { name: words.registers });
  await card.getByRole("button", { name: words.test }).click();
  await expect(card.getByText(words.tested)).toBeVisible();
});
