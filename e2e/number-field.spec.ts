import { answerNext } from "./admin-steps.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { pasteInto, typeInto } from "./typing.ts";

const WORDS = {
  en: {
    stockOf: "Change the stock: Key Ring",
    pieces: "Pieces in stock",
    saveStock: "Save the counts",
    cancel: "Cancel",
    noWhole: "Enter a whole number of at least 0.",
    addYear: "Add achievement",
    order: "Order",
    save: "Save",
  },
  cs: {
    stockOf: "Změnit sklad: Klíčenka",
    pieces: "Kusů skladem",
    saveStock: "Uložit počty",
    cancel: "Zrušit",
    noWhole: "Napište celé číslo od 0 výše, bez desetinných míst.",
    addYear: "Přidat úspěch",
    order: "Pořadí",
    save: "Uložit",
  },
};

const NONE = ["1,5", "1.5", "1,234", "-5", "1e3", "12a"];

test("what is no whole number stays as it was typed or pasted, is named and not saved (15.6)", async ({
  adminPage: page,
  context,
  language,
}) => {
  const t = WORDS[language];
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  await page.goto("/admin/products");
  await page.getByRole("button", { name: t.stockOf }).click();
  const pieces = page.getByRole("textbox", { name: t.pieces });
  const named = page.getByText(t.noWhole);
  for (const enter of [typeInto, pasteInto])
    for (const text of NONE) {
      await enter(page, pieces, text);
      await expect(pieces, `while it is typed: ${text}`).toHaveValue(text);
      await pieces.blur();
      await expect(pieces, text).toHaveValue(text);
      await expect(named).toBeVisible();
    }
  await page.getByRole("button", { name: t.saveStock }).click();
  await expect(named).toBeVisible();
  await expect(pieces).toHaveAttribute("aria-invalid", "true");
  await expectSound(page);
  await typeInto(page, pieces, "1 234");
  await pieces.blur();
  await expect(pieces).toHaveValue("1234");
  await expect(named).toBeHidden();
  await pieces.press("ArrowUp");
  await expect(pieces).toHaveValue("1235");
  await page.getByRole("button", { name: t.cancel }).click();

  await page.goto("/admin/achievements");
  await page.getByRole("button", { name: t.addYear }).click();
  const order = page.getByRole("textbox", { name: t.order });
  await typeInto(page, order, "1,5");
  await page.getByRole("button", { name: t.save, exact: true }).click();
  await expect(order).toHaveValue("1,5");
  await expect(order).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  const question = answerNext(page);
  await page.getByRole("button", { name: t.cancel }).click();
  await question;
});
