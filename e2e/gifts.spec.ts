import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bookingsWords } from "#features/bookings/bookings.words.ts";
import { giftWords } from "#features/vouchers/web/gift/gift.words.ts";
import { startSmtpServer } from "../src/testing/outside/smtp-server.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { addRideDay } from "./ride-days.ts";
import { CUSTOMER, SHOP_WORDS } from "./shop-steps.ts";
import { ROOT, startSite } from "./site.ts";

/** Gifts are bought and opened on phones, whatever their people speak. */
test.use({ viewport: { width: 360, height: 780 } });

const OWN = {
  en: {
    plain: /^Add to Cart/,
    change: /^Change the gift: /,
    said: "A gift from",
    open: "Choose a date whenever it suits you:",
  },
  cs: {
    plain: /^Přidat do košíku/,
    change: /^Upravit dárek: /,
    said: "pro vás má dárek",
    open: "Termín si vyberte, kdy se vám to hodí:",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...giftWords[language],
  ...bookingsWords[language],
  isGift: giftWords[language].open,
  smoke: giftWords[language].designs.smoke,
  toRecipient: giftWords[language].ways.recipient,
  giftFor: giftWords[language].forName("Grandma Jane"),
  gifts: giftWords[language].section,
  riderMail: bookingsWords[language].email,
  booked: bookingsWords[language].booking.states.booked,
  email: giftWords[language].email,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a gift is bought on the ride's page, looked at, sent on its day, and its link books a seat @job", async ({
  page,
  language,
}) => {
  test.slow();
  const words = WORDS[language];
  const shop = SHOP_WORDS[language];
  const folder = await mkdtemp(join(tmpdir(), "paddock-site-"));
  // Without a mail server nobody is asked who gets the e-mail.
  const smtp = await startSmtpServer();
  const mailTo = (address: string) =>
    smtp.received.find(({ to }) => to?.some((one) => one.address === address))?.text ?? "";
  const environment = {
    DATA_DIR: folder,
    KEEP: "1",
    SMTP_URL: smtp.url,
    MAIL_FROM: "shop@driftteam.example",
  };
  const before = await startSite(process.env.PADDOCK_TEMPLATE, environment);
  const call = await caller(before);
  await addRideDay(call, { inDays: 20, slots: [{ starts: "10:00", ends: "10:20", seats: 4 }] });

  await page.goto(`${before.url}/product/drift-taxi`);
  const plain = page.getByRole("button", { name: words.plain });
  await expect(plain).toBeVisible();
  await page.getByRole("button", { name: words.isGift }).click();
  // One of the two is offered at a time.
  await expect(plain).toHaveCount(0);
  const form = page.getByRole("form", { name: words.isGift });
  await expect(form.getByRole("heading", { name: words.isGift })).toBeFocused();
  await form.getByLabel(words.recipient).fill("Grandma Jane");
  await form.getByLabel(words.dedication).fill("Hold on tight!\nPetr");
  await form.getByText(words.smoke).click();
  await form.getByRole("button", { name: words.preview }).click();
  const preview = page.getByRole("dialog");
  // A PDF is made and drawn, which takes a busy machine its time.
  await expect(preview.locator("canvas[data-drawn]")).toBeVisible({ timeout: 60_000 });
  await preview.getByRole("button", { name: words.close }).click();
  await form.getByText(words.toRecipient).click();
  await form.getByRole("button", { name: words.add }).click();
  await expect(form.getByText(words.noEmail)).toBeVisible();
  await expect(form.getByText(words.noDay)).toBeVisible();
  await expectSound(page);
  await form.getByLabel(words.email).fill("jane@example.cz");
  await form.getByLabel(words.day).fill(inDays(3));
  await form.getByRole("button", { name: words.add }).click();

  await page.goto(`${before.url}/cart`);
  await expect(page.getByText(words.giftFor)).toBeVisible();
  await page.getByRole("button", { name: words.change }).click();
  await page.getByLabel(words.dedication).fill("Hold on tight, Grandma!");
  await page.getByRole("button", { name: words.save }).click();
  await expect(page.getByText(words.giftFor)).toBeVisible();
  await expectSound(page);
  await page.getByRole("link", { name: shop.toCheckout }).click();
  for (const [field, value] of Object.entries(CUSTOMER)) await page.locator(`[name=${field}]`).fill(value);
  // A voucher is sent by e-mail: nothing else is offered.
  await page.locator("[name=shipping]").selectOption({ index: 1 });
  await page.locator("[name=payment]").selectOption({ label: shop.bankMethod });
  await page.getByRole("button", { name: shop.order }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shop.thanks);
  await expect(page.getByRole("heading", { name: words.gifts })).toBeVisible();
  await expect(page.getByText("Hold on tight, Grandma!")).toBeVisible();

  const [order] = (await call("GET", "/orders/admin/orders")) as { id: number }[];
  await call("POST", `/orders/admin/orders/${order?.id}/paid`, { how: "cash" });
  expect(mailTo("jane@example.cz")).toBe("");
  await before.stop();
  await promisify(execFile)(process.execPath, ["e2e/days-later.ts", "4"], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, NODE_NO_WARNINGS: "1" },
  });

  const site = await startSite(undefined, environment);
  await expect.poll(() => mailTo("jane@example.cz"), { timeout: 60_000 }).toContain(words.open);
  const text = mailTo("jane@example.cz");
  expect(text).toContain("Hold on tight, Grandma!");
  const link = /\/book\?lang=\w\w#[\w-]+/.exec(text)?.[0] ?? "";
  await page.goto(`${site.url}${link}`);
  await page.getByRole("button", { name: /10:00/ }).click();
  await page.getByLabel(words.rider).fill("Jane");
  await page.getByLabel(words.riderMail).fill("jane@example.cz");
  await page.getByRole("button", { name: words.confirm }).click();
  await expect(page.getByTestId("booking-state")).toContainText(words.booked);
  await site.stop();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
});
