import { ADMIN, expect, MOVING, test } from "./fixtures.ts";

test.use(MOVING);

/** The main job on real input, in both projects: Czech on a phone, English on a desktop. */

const WORDS = {
  cs: {
    bookRide: "Objednat jízdu",
    addToCart: /Přidat do košíku|Do košíku/,
    goToCart: "Přejít do košíku",
    checkout: /pokladn/i,
    order: "Objednávka zavazující k platbě",
    shirt: /tričko/i,
    name: /jméno/i,
    email: /e-mail/i,
    phone: /telefon/i,
    street: /ulice|adresa/i,
    city: /město|obec/i,
    zip: /PSČ/i,
    shipping: /doprav/i,
    payment: /plat/i,
    processing: "Zpracovává se",
  },
  en: {
    bookRide: "Book your ride",
    addToCart: "Add to Cart",
    goToCart: "Go to Cart",
    checkout: /checkout/i,
    order: "Order with obligation to pay",
    shirt: /t-shirt/i,
    name: /name/i,
    email: /e-?mail/i,
    phone: /phone/i,
    street: /address|street/i,
    city: /city|town/i,
    zip: /postal|postcode|zip/i,
    shipping: /shipping/i,
    payment: /payment/i,
    processing: "Processing",
  },
};

test("a visitor orders the ride and a T-shirt, the team sees the order and moves it on, the mail is out @both @job", async ({
  page,
  site,
  language,
}) => {
  const t = WORDS[language];
  const customer = language === "cs" ? "Jiřina Šťastná" : "George Miller";
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.getByRole("link", { name: t.bookRide }).click();
  await expect(page).toHaveURL(/\/product\//);
  await page.getByRole("main").getByRole("button", { name: t.addToCart }).first().click();
  await page.goto("/shop");
  await page.getByRole("main").getByRole("link", { name: t.shirt }).first().click();
  await page.getByRole("main").getByRole("radio", { name: "L", exact: true }).check();
  await page.getByRole("main").getByRole("button", { name: t.addToCart }).first().click();
  await page
    .getByRole("link", { name: t.goToCart })
    .or(page.getByRole("button", { name: t.goToCart }))
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole("main").getByRole("link", { name: t.checkout }).click();
  await expect(page).toHaveURL(/\/checkout$/);

  const form = page.getByRole("main").locator("form");
  await form.getByRole("textbox", { name: t.name }).fill(customer);
  await form.getByRole("textbox", { name: t.email }).fill("zakaznik@example.cz");
  await form.getByRole("textbox", { name: t.phone }).fill("+420 777 123 456");
  await form.getByRole("textbox", { name: t.street }).first().fill("Dlouhá 12");
  await form.getByRole("textbox", { name: t.city }).fill("Česká Lípa");
  await form.getByRole("textbox", { name: t.zip }).fill("470 01");
  await form.getByRole("combobox", { name: t.shipping }).selectOption({ index: 1 });
  await form.getByRole("combobox", { name: t.payment }).selectOption({ index: 1 });
  await page.getByRole("button", { name: t.order }).click();
  const number = (
    await page
      .getByText(/\b\d{10}\b/)
      .first()
      .textContent()
  )?.match(/\d{10}/)?.[0] as string;
  expect(number).toMatch(/^0+[1-9]\d*$/);

  await page.goto("/login");
  await page.getByRole("textbox", { name: t.email }).fill(ADMIN.email);
  await page.locator("input[type=password]").fill(ADMIN.password);
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto("/admin/orders");
  const row = page.getByRole("row").filter({ hasText: `#${number}` });
  await expect(row).toContainText(customer);
  await row.getByRole("button", { name: /upravit|edit/i }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").selectOption({ label: t.processing });
  await dialog.getByRole("button", { name: /uložit|save/i }).click();
  await expect(row).toContainText(t.processing);

  await expect
    .poll(async () =>
      (await site.mails()).some((mail) => mail.includes("To: zakaznik@example.cz") && mail.includes(number)),
    )
    .toBe(true);
});
