import { dayWorkWords } from "#features/bookings/web/admin/day-work.words.ts";
import { dayScreenWords } from "#features/days/web/admin/day-screen.words.ts";
import { daysAdminWords } from "#features/days/web/admin/days-admin.words.ts";
import { fault, fillBoth, success } from "./admin-steps.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    title: "Title",
    place: "Place",
    date: "Date",
    price: /: price on this day$/,
    dateMissing: "Date is required and must be in YYYY-MM-DD format",
    open: /^Day and slots: /,
    preview: "9 slots, 18 places in all",
    made: "The day has 9 slots now.",
    taken: "0 of 3 taken",
    reopened: /^The day is on again\. /,
    unsent: /^No mail server is set up/,
    statements: "Statements",
    rules: "Safety rules for riders",
  },
  cs: {
    title: "Název",
    place: "Místo",
    date: "Datum",
    price: /: cena v\stento den$/,
    dateMissing: "Datum je povinné a musí být ve formátu RRRR-MM-DD",
    open: /^Den a\sčasy: /,
    preview: "9 časů, celkem 18 míst",
    made: "Den má teď 9 časů.",
    taken: "obsazeno 0 z 3",
    reopened: /^Den se zase koná\. /,
    unsent: /^Není nastaven poštovní server/,
    statements: "Prohlášení",
    rules: "Bezpečnostní pravidla pro účastníky",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...dayScreenWords[language],
  ...dayWorkWords[language],
  ...daysAdminWords[language],
  changeFirst: dayScreenWords[language].changeOf("09:00"),
  removeLast: dayScreenWords[language].removeOf("14:30"),
  reason: dayScreenWords[language].reasonCs,
  noSuch: dayScreenWords[language].none,
  toPay: dayWorkWords[language].paid.open,
  subject: dayWorkWords[language].subjectCs,
  text: dayWorkWords[language].textCs,
  copied: daysAdminWords[language].statuses.draft,
  seats: dayScreenWords[language].seats,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test("a day is added with its price, gets slots from a rule, is published, copied and cancelled for a reason @both @job", async ({
  adminPage: page,
  site,
  language,
}) => {
  const words = WORDS[language];
  const title = `Drift ${Date.now()}`;
  const call = await caller(site);
  const stored = async () =>
    ((await call("GET", "/days")) as Record<string, unknown>[]).filter((day) => day.title === title);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto("/admin/days");
  await button(words.add).click();
  await fillBoth(page, words.title, title);
  await fillBoth(page, words.place, "Sosnová");
  await button(words.save).click();
  await expect(fault(page)).toHaveText(words.dateMissing);
  await page.getByRole("textbox", { name: words.date, exact: true }).fill("2031-05-17");
  await page.getByRole("combobox", { name: words.products }).click();
  await page.getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await page.getByLabel(words.price).fill("4500,50");
  await button(words.save).click();
  await expect(success(page)).toHaveText(words.added);
  const [made] = await stored();
  expect(made).toMatchObject({ status: "draft", products: [{ own_price: 4500.5 }], seats: 0 });

  await page.getByRole("row").filter({ hasText: title }).getByRole("link", { name: words.open }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/days/${made?.id}$`));
  await button(words.byRule).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.until, { exact: true }).fill("15:00");
  await dialog.getByLabel(words.every).fill("30");
  await expect(dialog.getByRole("status")).toContainText(
    words.preview.replace("9", "10").replace("18", "20"),
  );
  await dialog.getByLabel(words.until, { exact: true }).fill("14:30");
  await expect(dialog.getByRole("status")).toContainText(words.preview);
  await expectSound(page);
  await dialog.getByRole("button", { name: words.make }).click();
  await expect(success(page)).toHaveText(words.made);

  await button(words.changeFirst).click();
  await dialog.getByLabel(words.seats, { exact: true }).fill("3");
  await dialog.getByRole("button", { name: words.save }).click();
  await expect(page.getByText(words.taken)).toBeVisible();
  await button(words.publish).click();
  await expect(success(page)).toHaveText(words.published);
  await expectSound(page);

  await button(words.cancelDay).click();
  await dialog.getByLabel(words.reason).fill("Celý den prší");
  await dialog.getByRole("button", { name: words.cancelDay }).click();
  await expect(success(page)).toHaveText(words.cancelled);
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Celý den prší")).toBeVisible();
  await button(words.reopen).click();
  await expect(success(page)).toHaveText(words.reopened);

  await button(words.duplicate).click();
  await dialog.getByRole("button", { name: words.duplicate }).click();
  await expect(page).not.toHaveURL(new RegExp(`/admin/days/${made?.id}$`));
  await expect(page.getByText(words.copied, { exact: true })).toBeVisible();
  expect(await stored()).toMatchObject([
    { date: "2031-05-17", status: "published", seats: 19 },
    { date: "2031-05-24", status: "draft", seats: 19, free: 19 },
  ]);
});

test("somebody on the telephone is booked, stands on the day's list as to be paid, and gets the message to all riders @job", async ({
  adminPage: page,
  site,
  language,
}) => {
  const words = WORDS[language];
  const call = await caller(site);
  const [day] = ((await call("GET", "/days")) as { id: number; status: string; seats: number }[]).filter(
    ({ status, seats }) => status === "published" && seats > 0,
  );
  const rider = `Zdena ${Date.now()}`;
  const dialog = page.getByRole("dialog");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(`/admin/days/${day?.id}`);
  await button(words.byPhone).click();
  await dialog.getByRole("textbox", { name: words.name, exact: true }).fill(rider);
  await dialog.getByRole("textbox", { name: words.email, exact: true }).fill("zdena@example.cz");
  await expectSound(page);
  await dialog.getByRole("button", { name: words.book }).click();
  await expect(success(page)).toContainText(rider);
  const line = page.getByRole("listitem").filter({ hasText: rider });
  await expect(line).toContainText(words.toPay);
  await expectSound(page);

  await button(words.write).click();
  await dialog.getByLabel(words.subject).fill("Brána je od osmi");
  await dialog.getByLabel(words.text).fill("Těšíme se na vás.");
  await dialog.getByRole("button", { name: words.send }).click();
  await expect(success(page)).toHaveText(words.unsent);
  const saved = page.waitForEvent("download");
  await button(words.export).click();
  expect((await saved).suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2}\.csv$/);

  await line.getByRole("button", { name: words.statements }).click();
  await expect(dialog.getByRole("heading", { name: words.rules })).toBeVisible();
  await expectSound(page);
  await dialog.getByRole("button", { name: words.close }).click();

  // On paper: who comes, and nothing that is no part of it.
  await expect(page.getByRole("note")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(line).toContainText(words.toPay);
  await expect(page.getByRole("note")).toBeHidden();
  await expect(page.locator("[data-not-printed]:visible")).toHaveCount(0);
});

test.describe("a day that is not there", () => {
  test.use({ expectedFaults: [/404/] });

  test("a day that is not there says so", async ({ adminPage: page, language }) => {
    for (const id of ["999999", "x"]) {
      await page.goto(`/admin/days/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(WORDS[language].noSuch);
    }
  });
});
