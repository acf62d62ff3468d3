import { caller, placeOrder } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const WORDS = {
  en: {
    title: (number: string) => `Order ${number}`,
    note: "New note",
    add: "Write it down",
    timeline: "What has happened",
    noted: "Note: Called, comes on Friday.",
    mails: "E-mails",
    none: "There is no order with the number",
    call: "Call",
    write: "Write an e-mail",
  },
  cs: {
    title: (number: string) => `Objednávka ${number}`,
    note: "Nová poznámka",
    add: "Zapsat",
    timeline: "Co se stalo",
    noted: "Poznámka: Called, comes on Friday.",
    mails: "E-maily",
    none: "Objednávka s číslem",
    call: "Zavolat",
    write: "Napsat e-mail",
  },
};

test.describe("an order has a screen of its own (17.2)", () => {
  test("it is reached from the list, tells the whole story, keeps notes, and a wrong number says so", async ({
    adminPage: page,
    language,
    site,
    expectedFaults,
  }) => {
    const words = WORDS[language];
    const order = await placeOrder(site, "Olga Obrazovková");
    const call = await caller(site);
    await call("POST", `/orders/admin/orders/${order.id}/paid`, { how: "bank" });
    await page.goto(`/admin/orders?q=${order.id}`);
    await page.getByRole("link", { name: order.number }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
    await expect(page.getByRole("heading", { level: 1, name: words.title(order.number) })).toBeVisible();
    await expect(page.getByRole("link", { name: words.call })).toHaveAttribute("href", "tel:+420777123456");
    await expect(page.getByRole("link", { name: words.write })).toHaveAttribute(
      "href",
      /^mailto:kupec@example.cz/,
    );
    const timeline = page.getByRole("region", { name: words.timeline });
    await page.getByLabel(words.note).fill("Called, comes on Friday.");
    await page.getByRole("button", { name: words.add }).click();
    await expect(timeline.getByRole("listitem").first()).toContainText(words.noted);
    const mails = page.getByRole("region", { name: words.mails });
    await expect(mails.getByRole("listitem").first()).toBeVisible();
    await expectSound(page);
    // The mail leads to the mail log, and that back to the order.
    await mails.getByRole("link").first().click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: String(order.id) })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: words.title(order.number) })).toBeVisible();

    expectedFaults.push(/404/);
    await page.goto("/admin/orders/999999");
    await expect(page.getByRole("alert").filter({ hasText: words.none })).toBeVisible();
    await page.goto("/admin/orders/twelve");
    await expect(page.getByRole("alert").filter({ hasText: words.none })).toBeVisible();
    await page.goto(`/admin/orders/${order.number.slice(1)}`);
    await expect(page.getByRole("heading", { level: 1, name: words.title(order.number) })).toBeVisible();
  });
});
