import type { Health } from "../src/app/health/health.contract.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { violations } from "./sound.ts";

/** The health page of a site that is not well, and the signs that lead there. */

const now = "2027-06-14T10:00:00.000Z";
const SICK: Health = {
  state: "wrong",
  version: "1.2.3",
  commit: "0123abcde",
  started_at: "2027-06-10T10:00:00.000Z",
  checked_at: now,
  backup: {
    state: "wrong",
    last: { at: "2027-06-14T00:40:00.000Z", ok: false, bytes: 0, fault: "ENOSPC: no space left on device" },
    last_good: "2027-06-09T00:40:00.000Z",
  },
  mails: {
    state: "wrong",
    delivery: "smtp",
    waiting: 2,
    tried: 2,
    oldest: "2027-06-14T07:00:00.000Z",
    failed: 5,
  },
  jobs: { state: "attention", waiting: 3, running: 1, failed: 1, oldest: "2027-06-14T09:30:00.000Z" },
  daily: { state: "attention", last: "2027-06-13T01:17:00.000Z" },
  disk: {
    state: "wrong",
    free: 9_120_000_000,
    total: 40_000_000_000,
    backups: { free: 120_000_000, total: 2_000_000_000 },
  },
  files: { state: "ok", kind: "disk", answers: true },
  database: { state: "ok", kind: "server", bytes: 84_000_000 },
  transfers: { state: "attention", wanted: true, account: false },
  bank: {
    state: "attention",
    link: { expires_on: "2027-06-20", last_ok_at: "2027-06-14T09:55:00.000Z", fault: null },
    waiting: 0,
    oldest: null,
  },
  books: {
    state: "attention",
    last: {
      at: "2027-06-14T01:41:00.000Z",
      orders: 30,
      differences: 1,
      shown: [{ kind: "payment-differs", order_id: 17, what: "", expected: 5000, found: 4500 }],
    },
  },
  places: { state: "ok", slots: [] },
  parcels: { state: "ok", link: null, uncertain: 0, closed: 0 },
  registers: {
    state: "attention",
    all: [
      { register: "ares", last_ok_at: now, fault: null, failing_since: null },
      { register: "vies", last_ok_at: null, fault: "away", failing_since: "2027-06-14T09:00:00.000Z" },
    ],
  },
  push: { state: "ok", devices: 2, away: 0, failing_since: null },
  cards: {
    state: "attention",
    gateway: "stripe",
    moves_money: false,
    fault: null,
    failing_since: null,
    refunds: 0,
  },
  settings: { state: "ok", wrong: [], accounts_differ: false, links: 0 },
};

const SAID = {
  en: {
    alarm: "Something is wrong with the site.",
    way: "See what it is and what to do",
    sign: "something is wrong",
    backup: "Backups",
    facts: "The last attempt, 9 hours ago, failed. The last good one was made 5 days ago.",
    advice: "run npm run backup",
    disk: "On the backup disk, 120 MB of 2 GB is free.",
    mails:
      /2\se-\u2060?mails\sare\swaiting;\sthe\soldest\swas\swritten\s3\shours\sago\.\s5\se-\u2060?mails\sfrom\sthe\slast\s7\sdays\scouldn’t/,
    link: "Open sent mail",
    noAccount: "no valid account number or IBAN has been filled in",
    toAccount: "Fill in the account number",
    books: "Money and documents",
    order: "Order 0000000017",
    differs: "come to 4,500.00 Kč; it should be 5,000.00 Kč",
    failed: "The state of the site couldn’t be loaded",
  },
  cs: {
    alarm: "S webem něco není v pořádku.",
    way: "Zjistit, co to je a co s tím",
    sign: "něco není v pořádku",
    backup: "Zálohy",
    facts: "Poslední pokus (před 9 hodinami) se nepovedl. Poslední dobrá vznikla před 5 dny.",
    advice: "ať spustí npm run backup",
    disk: "Volné místo na disku se zálohami: 120 MB z 2 GB.",
    mails:
      /2\se-\u2060?maily\sčekají\sna\sodeslání,\snejstarší\svznikl\spřed\s3\shodinami\.\s5\se-\u2060?mailů\sz\sposledních\s7\sdní/,
    link: "Otevřít odeslanou poštu",
    noAccount: "není vyplněné platné číslo účtu ani IBAN",
    toAccount: "Vyplnit číslo účtu",
    books: "Peníze a doklady",
    order: "Objednávka 0000000017",
    differs: "u ní 4 500,00 Kč, má tu být 5 000,00 Kč",
    failed: "Stav webu se nepodařilo načíst",
  },
};

test.use({ expectedFaults: [/500/] });

test("a site that is not well says so on the dashboard and in the menu, and its health page says what to do @job", async ({
  adminPage: page,
  language,
}) => {
  const said = SAID[language];
  await page.route(/\/api\/health(\?|$)/, (route) => route.fulfill({ json: SICK }));
  await page.goto("/admin");
  await expect(page.getByText(said.alarm)).toBeVisible();
  await expect(page.getByRole("img", { name: said.sign, includeHidden: true })).toBeAttached();
  await expect(page.getByRole("main")).toContainText(said.noAccount);
  await expect(page.getByRole("link", { name: said.toAccount })).toHaveAttribute(
    "href",
    "/admin/settings?subject=seller&record=seller",
  );
  expect(await violations(page, ["color-contrast"])).toEqual([]);
  await page.getByRole("link", { name: said.way }).click();
  const backup = page.getByRole("region", { name: said.backup });
  await expect(backup).toContainText(said.facts);
  await expect(backup).toContainText(said.advice);
  await expect(backup).toContainText("ENOSPC");
  await expect(page.getByRole("main")).toContainText(said.mails);
  await expect(page.getByRole("main")).toContainText(said.disk);
  await expect(page.getByRole("main")).toContainText(said.noAccount);
  await expect(page.getByRole("link", { name: said.toAccount })).toBeVisible();
  await expect(page.getByRole("link", { name: said.link })).toHaveAttribute(
    "href",
    "/admin/mails?state=failed",
  );
  const books = page.getByRole("region", { name: said.books });
  await expect(books).toContainText(said.differs);
  await expect(books.getByRole("link", { name: said.order })).toHaveAttribute("href", "/admin/orders/17");
  await expectSound(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // Colours that are on their way are hard to read.
  await page.reload();
  await expect(backup).toContainText(said.facts);
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  expect(await violations(page, ["color-contrast"])).toEqual([]);

  await page.route(/\/api\/health(\?|$)/, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.reload();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(said.failed);
});
