import { bankTransfersAdminWords } from "#features/bank-transfers/web/admin/bank-transfers-admin.words.ts";
import { caller, placeOrder } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    read: "3 payments read: 1 order paid, 2 to decide, 0 already known.",
    again: "3 payments read: 0 orders paid, 0 to decide, 3 already known.",
    short: "less than the order’s price.",
    counted: "Counted towards order",
    empty: "Nothing is waiting.",
    paid: "Paid",
    cut: "The file is cut off",
  },
  cs: {
    read: "Načteno: 3 platby. Zaplaceno: 1 objednávka, k rozhodnutí: 2, už známých: 0.",
    again: "Načteno: 3 platby. Zaplaceno: 0 objednávek, k rozhodnutí: 0, už známých: 3.",
    short: "méně, než stojí objednávka.",
    counted: "Započítáno k objednávce",
    empty: "Nic nečeká.",
    paid: "Zaplaceno",
    cut: "Soubor není celý",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...bankTransfersAdminWords[language],
  setAside: bankTransfersAdminWords[language].done.aside,
  all: bankTransfersAdminWords[language].views.all,
  waits: bankTransfersAdminWords[language].done.reopen,
  columns: bankTransfersAdminWords[language].columns.title,
  date: bankTransfersAdminWords[language].columns.fields.date,
  amount: bankTransfersAdminWords[language].columns.fields.amount,
  symbol: bankTransfersAdminWords[language].columns.fields.symbol,
  readFile: bankTransfersAdminWords[language].columns.read,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

const crowns = (amount: number) => amount.toFixed(2).replace(".", ",");

test("a transfer pays its order by itself, another waits for one tap, a file of an unknown bank is read @job", async ({
  adminPage: page,
  language,
  site,
  expectedFaults,
}) => {
  const words = WORDS[language];
  const call = await caller(site);
  const [exact, short, late] = [
    await placeOrder(site, "Jan Novák"),
    await placeOrder(site, "Petra Dlouhá"),
    await placeOrder(site, "Karel Veselý"),
  ];
  const main = page.getByRole("main");
  const upload = (name: string, text: string) =>
    main
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
  const said = (role: "status" | "alert", text: string) =>
    expect(main.getByRole(role).filter({ hasText: text })).toBeVisible();

  await page.goto("/admin/bank-transfers");
  const bank = [
    "ID pohybu;Datum;Objem;Měna;Název protiúčtu;VS;Zpráva pro příjemce",
    `${exact.id}1;20.05.2026;${crowns(exact.total)};CZK;Jan Novák;${exact.id};`,
    `${exact.id}2;20.05.2026;${crowns(short.total - 300)};CZK;Petra Dlouhá;;/VS${short.id}`,
    `${exact.id}3;21.05.2026;${crowns(1)};CZK;Nikdo;;`,
  ].join("\n");
  await upload("pohyby.csv", bank);
  await said("status", words.read);
  expect(await call("GET", `/orders/admin/orders/${exact.id}`)).toMatchObject({ paid_how: "bank" });
  await expectSound(page);
  await upload("pohyby.csv", bank);
  await said("status", words.again);

  // One tap each.
  const entries = main.getByRole("listitem");
  await expect(entries).toHaveCount(2);
  await expect(entries.filter({ hasText: "Petra" })).toContainText(words.short);
  await entries.filter({ hasText: "Petra" }).getByRole("button", { name: words.part }).click();
  await said("status", words.counted);
  await entries.filter({ hasText: "Nikdo" }).getByRole("button", { name: words.aside }).click();
  await said("status", words.setAside);
  await expect(main.getByText(words.empty)).toBeVisible();

  // A decision is taken back.
  await main.getByText(words.all, { exact: true }).click();
  await entries.filter({ hasText: "Nikdo" }).getByRole("button", { name: words.reopen }).click();
  await said("status", words.waits);

  // A bank whose headings nobody knows; what is missing completes the price.
  await upload(
    "vypis.csv",
    `Kdy;Kolik;Číslo\n22.5.2026;300,00;${short.id}\n22.5.2026;${crowns(late.total)};${late.id}\n`,
  );
  const dialog = page.getByRole("dialog", { name: words.columns });
  await dialog.getByLabel(words.date).selectOption("Kdy");
  await dialog.getByLabel(new RegExp(`^${words.amount}`)).selectOption("Kolik");
  await dialog.getByLabel(words.symbol).selectOption("Číslo");
  await dialog.getByRole("button", { name: words.readFile }).click();
  await expect(dialog).toBeHidden();
  for (const { id } of [short, late])
    expect(await call("GET", `/orders/admin/orders/${id}`)).toMatchObject({ paid_how: "bank" });

  expectedFaults.push(/422/);
  await upload("vypis.xml", '<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>');
  await said("alert", words.cut);
});
