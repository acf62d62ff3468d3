import type { Page } from "@playwright/test";
import { ordersAdminWords } from "#features/order-management/web/admin/orders-admin.words.ts";
import { caller, placeOrder } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    of: "order",
    isReady: "The e-\u2060mail saying that the order is ready for pick-up is only written to a file.",
    changedToReady: (number: string) => `Status of order ${number} changed to Ready for pick-up`,
    changed: (number: string) => `Status of order ${number} changed to Shipped`,
    confirmDelete: (number: string) => `Delete order ${number}? Its items go back to stock`,
    priceNow: (price: string) => `the method costs ${price} now`,
    payment: "Payment: Bank transfer",
    free: "0.00 Kč",
    money: (czk: number) => `${czk.toLocaleString("en-US", { minimumFractionDigits: 2 })} Kč`,
    blocked: "The browser blocked the new window",
    search: "Search by customer",
  },
  cs: {
    of: "objednávka",
    isReady: "E-\u2060mail, že je objednávka připravená k vyzvednutí, se jen zapíše do souboru.",
    changedToReady: (number: string) => `Stav objednávky ${number} byl změněn na Připraveno k vyzvednutí`,
    changed: (number: string) => `Stav objednávky ${number} byl změněn na Odesláno`,
    confirmDelete: (number: string) => `Smazat objednávku ${number}? Kusy se vrátí na sklad`,
    priceNow: (price: string) => `nyní tato doprava stojí ${price}`,
    payment: "Platba: Bankovní převod",
    free: "0,00 Kč",
    money: (czk: number) => `${czk.toLocaleString("cs-CZ", { minimumFractionDigits: 2 })} Kč`,
    blocked: "Prohlížeč zablokoval nové okno",
    search: "Hledat podle zákazníka",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...ordersAdminWords[language],
  shipped: ordersAdminWords[language].labels.shipped,
  ready: ordersAdminWords[language].labels.ready,
  pending: ordersAdminWords[language].labels.pending,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test.describe("orders", () => {
  test("the detail shows customer, items and sums, and gives the focus back @both", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const order = await placeOrder(site, "Dana Detailová");
    await page.goto(`/admin/orders?q=${order.id}`);
    const button = page.getByRole("button", { name: `${words.detail}: ${words.of} ${order.number}` });
    await button.click();
    const dialog = page.getByRole("dialog", { name: order.number });
    await expect(dialog.getByRole("link", { name: "+420 777 123 456" })).toHaveAttribute(
      "href",
      "tel:+420777123456",
    );
    await expect(dialog.getByRole("link", { name: "kupec@example.cz" })).toHaveAttribute(
      "href",
      "mailto:kupec@example.cz",
    );
    await expect(dialog.getByRole("row", { name: words.payment })).toContainText(words.free);
    await expect(dialog.getByRole("row").last()).toHaveText(`${words.total}${words.money(order.total)}`);
    await expectSound(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("a shipping price of today stands beside the one of the sale", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const order = await placeOrder(site, "Cyril Cenový");
    const call = await caller(site);
    const [method] = (await call("GET", "/orders/shipping-methods")) as { id: number; price: number }[];
    const path = `/orders/shipping-methods/${method?.id}`;
    await call("PUT", path, { price: 1234 });
    try {
      await page.goto(`/admin/orders?order=${order.id}`);
      const dialog = page.getByRole("dialog", { name: order.number });
      await expect(dialog).toContainText(words.priceNow(words.money(1234)));
      await expect(dialog.getByRole("row").last()).toHaveText(`${words.total}${words.money(order.total)}`);
    } finally {
      await call("PUT", path, { price: method?.price });
    }
  });

  test("a status is changed in its dialog and said by its label @job", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const order = await placeOrder(site, "Stanislav Stavový");
    await page.goto(`/admin/orders?q=${order.id}`);
    const row = page.getByRole("row").filter({ hasText: order.number });
    await expect(row).toContainText(words.pending);
    await row.getByRole("button", { name: words.edit }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(words.status)).toHaveValue("pending");
    await expect(dialog.getByRole("option")).toHaveCount(6);
    await dialog.getByLabel(words.status).selectOption("shipped");
    await dialog.getByRole("button", { name: words.save }).click();
    await expect(page.getByRole("status").filter({ hasText: words.changed(order.number) })).toBeVisible();
    await expect(row).toContainText(words.shipped);
    const call = await caller(site);
    expect(await call("GET", `/orders/admin/orders/${order.id}`)).toMatchObject({ status: "shipped" });
  });

  test("an order that the customer comes for is made ready, and never called shipped", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const order = await placeOrder(site, "Viktor Vyzvedávající", ({ is_pickup }) => is_pickup);
    await page.goto(`/admin/orders?q=${order.id}`);
    const row = page.getByRole("row").filter({ hasText: order.number });
    await row.getByRole("button", { name: words.edit }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("option", { name: words.ready })).toHaveCount(1);
    await expect(dialog.getByRole("option", { name: words.shipped })).toHaveCount(0);
    await dialog.getByLabel(words.status).selectOption("shipped");
    await expect(dialog).toContainText(words.isReady);
    await dialog.getByRole("button", { name: words.save }).click();
    const changed = page.getByRole("status").filter({ hasText: words.changedToReady(order.number) });
    await expect(changed).toBeVisible();
    await expect(row).toContainText(words.ready);
    await row.getByRole("button", { name: words.detail }).click();
    await expect(dialog).toContainText(words.ready);
    const call = await caller(site);
    expect(await call("GET", `/orders/admin/orders/${order.id}`)).toMatchObject({ status: "shipped" });
  });

  test("an order is deleted after a confirmation, and stays without one", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const order = await placeOrder(site, "Zdeněk Zmizelý");
    await page.goto(`/admin/orders?q=${order.id}`);
    const row = page.getByRole("row").filter({ hasText: order.number });
    page.once("dialog", (dialog) => void dialog.dismiss());
    await row.getByRole("button", { name: words.remove }).click();
    await expect(row).toBeVisible();
    let asked = "";
    page.once("dialog", (dialog) => {
      asked = dialog.message();
      void dialog.accept();
    });
    await row.getByRole("button", { name: words.remove }).click();
    await expect(page.getByText(words.deleted)).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(asked.replace(/\s/g, " ")).toContain(words.confirmDelete(order.number));
  });

  test("the search finds by name and the filter by status", async ({ adminPage: page, language, site }) => {
    const words = WORDS[language];
    const name = `Hledaný ${language} ${Date.now()}`;
    const order = await placeOrder(site, name);
    await page.goto("/admin/orders");
    await page.getByLabel(words.search).fill(name);
    const rows = page.getByRole("row").filter({ hasText: "#" });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(order.number);
    await page.getByLabel(words.status).selectOption("cancelled");
    await expect(page.getByText(words.noMatch)).toBeVisible();
    await page.getByLabel(words.status).selectOption("pending");
    await expect(rows).toHaveCount(1);
  });

  test("an invoice opens in a window of its own, without a token in its address", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const order = await placeOrder(site, "Pavel Platící");
    await page.goto(`/admin/orders?order=${order.id}`);
    const document = page.waitForResponse(/\/invoice\?type=proforma/);
    const [address] = await Promise.all([
      page.waitForEvent("popup").then(addressIn),
      page.getByRole("button", { name: words.proforma }).click(),
    ]);
    expect((await document).headers()["content-type"]).toBe("application/pdf");
    expect((await document).url()).not.toContain("eyJ");
    expect(address).toMatch(/^blob:/);
  });

  test("a blocked window is said", async ({ adminPage: page, language, site }) => {
    const words = WORDS[language];
    const order = await placeOrder(site, "Blanka Blokovaná");
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto(`/admin/orders?order=${order.id}`);
    await page.getByRole("button", { name: words.proforma }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(words.blocked);
  });
});

/** The address of the paper that a window opens; a browser without a viewer for papers hands it to its downloads. */
function addressIn(opened: Page): Promise<string> {
  return new Promise((resolve) => {
    opened.on("framenavigated", (frame) => frame.url().startsWith("blob:") && resolve(frame.url()));
    opened.on("download", (download) => resolve(download.url()));
    // It may have come before anybody listened.
    if (opened.url().startsWith("blob:")) resolve(opened.url());
  });
}
