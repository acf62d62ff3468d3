import { pagesWords } from "#features/pages/pages.words.ts";
import { pagesAdminWords } from "#features/pages/web/admin/pages-admin.words.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { fillBoth, rowOf, success } from "./admin-steps.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    text: "Text (EN)",
    title: "Title",
    unknown: "There is no placeholder {nothing}.",
    footer: "Rules of the raffle",
  },
  cs: {
    text: "Text (CS)",
    title: "Název",
    unknown: "Zástupný text {nothing} neexistuje.",
    footer: "Pravidla tomboly",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...pagesAdminWords[language],
  ...pagesWords[language],
  ...editorWords[language],
  saved: pagesAdminWords[language].updated,
  current: pagesWords[language].toCurrent,
  add: pagesAdminWords[language].add,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test.use({ expectedFaults: [/422/] });

test("the terms are edited with their versions; an own page stands in the footer @job", async ({
  page,
  adminPage,
  language,
}) => {
  const words = WORDS[language];
  await adminPage.goto("/admin/pages");
  await rowOf(adminPage, words.terms).getByRole("button", { name: words.edit }).click();
  await expect(rowOf(adminPage, words.terms).getByRole("button", { name: words.remove })).toHaveCount(0);
  await adminPage.getByRole("tab", { name: words.text }).click();
  const text = adminPage.getByRole("textbox", { name: words.text });
  await expect(text).toContainText("{withdrawal}");
  await expectSound(adminPage);
  // Other tests read the terms on this site: what is added leaves the rest as it is.
  await text.press("Control+End");
  await text.pressSequentially("{nothing}");
  await adminPage.getByRole("button", { name: words.save, exact: true }).click();
  await expect(adminPage.getByText(words.unknown).first()).toBeVisible();
  for (const _letter of "{nothing}") await text.press("Backspace");
  await text.pressSequentially("Paddock rule: {company}.");
  await adminPage.getByRole("button", { name: words.save, exact: true }).click();
  await expect(success(adminPage)).toHaveText(words.saved);

  await page.goto("/terms");
  await expect(page.getByRole("main")).toContainText("Paddock rule: Lípa Drift Team s.r.o.");
  await adminPage.goto("/admin/pages");
  await rowOf(adminPage, words.terms).getByRole("button", { name: words.edit }).click();
  const versions = adminPage.getByRole("region", { name: words.versions });
  await expect(versions.getByRole("link")).toHaveCount(2);
  await page.goto((await versions.getByRole("link").last().getAttribute("href")) ?? "");
  await expect(page.getByText(words.earlier)).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Paddock rule");
  await expectSound(page);
  await page.getByRole("link", { name: words.current }).click();
  await expect(page.getByRole("main")).toContainText("Paddock rule");

  await adminPage.goto("/admin/pages");
  await adminPage.getByRole("button", { name: words.add }).click();
  await fillBoth(adminPage, words.title, "Rules of the raffle", "Pravidla tomboly");
  await adminPage.getByRole("textbox", { name: words.text }).fill("One ticket, one car.");
  await adminPage.getByRole("button", { name: words.save, exact: true }).click();
  await expect(success(adminPage)).toHaveText(words.added);
  await page.goto("/shop");
  await page.getByRole("contentinfo").getByRole("link", { name: words.footer }).click();
  await expect(page).toHaveURL(/\/page\/rules-of-the-raffle$/);
  await expect(page.getByRole("main")).toContainText("One ticket, one car.");
  await expectSound(page);
});
