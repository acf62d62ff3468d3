import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { accountingWords } from "#features/accounting/web/admin/accounting.words.ts";
import { pragueDay } from "../src/kit/contract/time/days.ts";
import { caller, placeOrder } from "./api-calls.ts";
import { expect, expectSound, signIn, test } from "./fixtures.ts";
import { fillCheckout, openCheckout, SHOP_WORDS } from "./shop-steps.ts";

/** What the team does for its accountant, and a transfer from the customer's order to the sheet. */

const OWN = {
  en: {
    payments: "Payments received",
    papers: "Documents issued in the month",
    transfer: "Bank transfer: bank statement",
    invoices: "Invoices",
    file: /^accounting-\d{4}-\d{2}\.zip$/,
    sheetFile: /^monthly-summary-\d{4}-\d{2}\.pdf$/,
    compared: /Everything matches|n’t add up/,
    differ: "Look for the missing payment",
    pay: "Mark the order as paid",
    read: "1 order paid",
  },
  cs: {
    payments: "Přijaté platby",
    papers: "Doklady vystavené v měsíci",
    transfer: "Převodem: platba na účtu",
    invoices: "Faktury",
    file: /^ucetnictvi-\d{4}-\d{2}\.zip$/,
    sheetFile: /^mesicni-prehled-\d{4}-\d{2}\.pdf$/,
    compared: /ouhlasí/,
    differ: "Dohledejte chybějící platbu",
    pay: "Označit objednávku jako zaplacenou",
    read: "Zaplaceno: 1 objednávka",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...accountingWords[language],
  way: accountingWords[language].sheet,
  check: accountingWords[language].checkNow,
  question: accountingWords[language].check,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test("an order paid by transfer is matched, stands in the month's sheet and in the month's file, and adds up @job", async ({
  page,
  language,
  site,
}) => {
  test.slow();
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];
  const call = await caller(site);

  // The customer orders, and pays in their bank with the symbol that the page says.
  await openCheckout(page, shop);
  await fillCheckout(page, shop, shop.bankMethod);
  await page.getByRole("button", { name: shop.order }).click();
  await expect(page.getByRole("heading", { name: shop.thanks })).toBeVisible();
  const symbol = (await page.getByTestId("order-number").textContent()) ?? "";
  const order = (await call("GET", `/orders/admin/orders/${Number(symbol)}`)) as {
    id: number;
    total: number;
  };

  // The bank's statement finds the order.
  const today = pragueDay(new Date());
  const [year, number, day] = today.split("-");
  const statement = [
    "ID pohybu;Datum;Objem;Měna;Název protiúčtu;VS;Zpráva pro příjemce",
    `${order.id}77;${day}.${number}.${year};${order.total.toFixed(2).replace(".", ",")};CZK;Plátce;${symbol};`,
  ].join("\n");
  await signIn(page, site);
  await page.goto("/admin/bank-transfers");
  const main = page.getByRole("main");
  await main
    .locator('input[type="file"]')
    .setInputFiles({ name: "pohyby.csv", mimeType: "text/csv", buffer: Buffer.from(statement) });
  await expect(main.getByRole("status").filter({ hasText: words.read })).toBeVisible();
  expect(await call("GET", `/orders/admin/orders/${order.id}`)).toMatchObject({ paid_how: "bank" });

  // The month's sheet has the payment and its invoice.
  await page.goto("/admin/orders");
  await page.getByRole("link", { name: words.way }).click();
  await main.getByLabel(words.month, { exact: true }).selectOption(today.slice(0, 7));
  await expect(page).toHaveURL(new RegExp(`month=${today.slice(0, 7)}`));
  await expect(main.getByRole("region", { name: words.payments })).toContainText(words.transfer);
  await expect(main.getByRole("region", { name: words.papers })).toContainText(words.invoices);
  await expectSound(page);

  // All of it in one file.
  const save = async (button: string) => {
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("button", { name: button }).click(),
    ]);
    return saved;
  };
  const zip = await save(words.all);
  expect(zip.suggestedFilename()).toMatch(words.file);
  const files = unzipSync(await readFile(await zip.path()));
  const invoice = (
    (await call("GET", `/orders/admin/orders/${order.id}`)) as { papers: { number: string }[] }
  ).papers[0]?.number;
  const names = Object.keys(files);
  expect(names).toContain("pohoda.xml");
  expect(names).toContain(`isdoc/${invoice}.isdoc`);
  expect(names.filter((name) => name.startsWith("pdf/") && name.includes(`${invoice}`))).toHaveLength(1);
  expect(names.filter((name) => /^(monthly-summary|mesicni-prehled)-.*\.(csv|pdf)$/.test(name))).toHaveLength(
    2,
  );
  expect(new TextDecoder("windows-1250").decode(files["pohoda.xml"])).toContain(
    `<typ:numberRequested>${invoice}</typ:numberRequested>`,
  );
  expect((await save(words.pdf)).suggestedFilename()).toMatch(words.sheetFile);

  await main.getByRole("button", { name: words.check }).click();
  await expect(main.getByRole("status").filter({ hasText: words.compared })).toBeVisible();
  await expect(
    main.getByRole("region", { name: words.question }).getByRole("link", { name: symbol }),
  ).toHaveCount(0);
});

test("what does not add up is said in a sentence and leads to its order", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = WORDS[language];
  const call = await caller(site);
  const { id, total } = await placeOrder(site, "Dvě Poloviny");
  const today = pragueDay(new Date());
  const [year, number, day] = today.split("-");
  const main = page.getByRole("main");
  // Too little, and a person took it as enough.
  const statement = [
    "ID pohybu;Datum;Objem;Měna;Název protiúčtu;VS;Zpráva pro příjemce",
    `${id}81;${day}.${number}.${year};${(total - 100).toFixed(2).replace(".", ",")};CZK;Polovina;${id};`,
  ].join("\n");
  await page.goto("/admin/bank-transfers");
  await main
    .locator('input[type="file"]')
    .setInputFiles({ name: "pohyby.csv", mimeType: "text/csv", buffer: Buffer.from(statement) });
  await main
    .getByRole("listitem")
    .filter({ hasText: "Polovina" })
    .getByRole("button", { name: words.pay })
    .click();
  await expect.poll(() => call("GET", `/orders/admin/orders/${id}`)).toMatchObject({ paid_how: "bank" });
  await page.goto("/admin/accounting");
  await main.getByRole("button", { name: words.check }).click();
  const said = main.getByRole("listitem").filter({ hasText: String(id).padStart(10, "0") });
  await expect(said).toContainText(words.differ);
  await expectSound(page);
  await said.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));
});
