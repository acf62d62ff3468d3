import { fault, fillBoth, success } from "./admin-steps.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const WORDS = {
  en: {
    add: "Add day",
    title: "Title",
    place: "Place",
    date: "Date",
    products: "Products",
    price: /: price on this day$/,
    save: "Save",
    added: "Day added successfully",
    dateMissing: "Date is required and must be in YYYY-MM-DD format",
    open: /^Day and slots: /,
    byRule: "Create from a rule",
    until: "Until",
    every: "Every (minutes)",
    preview: "9 slots, 18 places in all",
    make: "Create the slots",
    made: "The day has 9 slots now.",
    changeFirst: "Change the slot at 09:00",
    removeLast: "Remove the slot at 14:30",
    seats: "Places",
    taken: "0 of 3 taken",
    publish: "Publish",
    published: "The day is published.",
    duplicate: "Duplicate",
    copied: "Draft",
    cancelDay: "Cancel the day",
    reason: "Reason in Czech",
    cancelled: "The day is cancelled.",
    reopen: "Undo the cancellation",
    reopened: /^The day is on again\. /,
    noSuch: "No such day",
    byPhone: "Booking by phone",
    name: "Name",
    email: "E-mail",
    book: "Book",
    toPay: "To be paid",
    write: "Write to all riders",
    subject: "Subject in Czech",
    text: "Text in Czech",
    send: "Send",
    unsent: /^No mail server is set up/,
    export: "Export as CSV",
    statements: "Statements",
    rules: "Safety rules for riders",
    close: "Close",
  },
  cs: {
    add: "Přidat den",
    title: "Název",
    place: "Místo",
    date: "Datum",
    products: "Produkty",
    price: /: cena v\stento den$/,
    save: "Uložit",
    added: "Den byl úspěšně přidán",
    dateMissing: "Datum je povinné a musí být ve formátu RRRR-MM-DD",
    open: /^Den a\sčasy: /,
    byRule: "Vytvořit podle pravidla",
    until: "Do",
    every: "Po kolika minutách",
    preview: "9 časů, celkem 18 míst",
    make: "Vytvořit časy",
    made: "Den má teď 9 časů.",
    changeFirst: "Změnit čas v 09:00",
    removeLast: "Odebrat čas v 14:30",
    seats: "Počet míst",
    taken: "obsazeno 0 z 3",
    publish: "Zveřejnit",
    published: "Den je zveřejněný.",
    duplicate: "Zkopírovat",
    copied: "Koncept",
    cancelDay: "Zrušit den",
    reason: "Důvod česky",
    cancelled: "Den je zrušený.",
    reopen: "Vzít zrušení zpět",
    reopened: /^Den se zase koná\. /,
    noSuch: "Den jsme nenašli",
    byPhone: "Rezervace po telefonu",
    name: "Jméno",
    email: "E-mail",
    book: "Rezervovat",
    toPay: "K zaplacení",
    write: "Napsat všem účastníkům",
    subject: "Předmět česky",
    text: "Text česky",
    send: "Odeslat",
    unsent: /^Není nastaven poštovní server/,
    export: "Stáhnout jako CSV",
    statements: "Prohlášení",
    rules: "Bezpečnostní pravidla pro účastníky",
    close: "Zavřít",
  },
};

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
