import type { Page } from "@playwright/test";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { answerNext, picture } from "./admin-steps.ts";
import { ADMIN, expect, test } from "./fixtures.ts";

/** Nothing that was typed is lost: not by a reload, not by a session that ends. */

test.use({ expectedFaults: [/401/] });

const OWN = {
  en: {
    addPost: "Add post",
    title: "Title (EN)",
    titleCs: "Title (CS)",
    content: "Content (EN)",
    name: "Name (EN)",
    ended: "this session was ended on another device",
    draftsKept: "What you had typed has been kept on this device",
  },
  cs: {
    addPost: "Přidat příspěvek",
    title: "Název (EN)",
    titleCs: "Název (CS)",
    content: "Obsah (EN)",
    name: "Název (EN)",
    ended: "toto přihlášení ukončilo jiné zařízení",
    draftsKept: "Co jste měli rozepsané, zůstalo uložené v tomto zařízení",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...editorWords[language],
  leave: editorWords[language].leaveKept,
  leaveFiles: editorWords[language].leaveKeptButFiles,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test("a session that ends while a post is written asks to sign in again, and the text is still there", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  await page.goto("/admin/blog");
  await page.getByRole("button", { name: words.addPost }).click();
  for (const title of [words.title, words.titleCs])
    await page.getByRole("textbox", { name: title }).fill("A long evening");
  for (const slug of ["URL slug (EN)", "URL slug (CS)"])
    await expect(page.getByRole("textbox", { name: slug })).toHaveValue("a-long-evening");
  await page.getByRole("tab", { name: words.content }).click();
  const text = page.getByRole("textbox", { name: words.content });
  await text.click();
  await page.locator('[data-tool="bold"]:visible').click();
  await page.keyboard.type("Written for an hour");

  // The form has an address of its own.
  await page.reload();
  await expect(page.getByText(words.restored)).toBeVisible();
  await page.getByRole("tab", { name: words.content }).click();
  await expect(text.locator("strong")).toHaveText("Written for an hour");
  await text.click();
  await page.keyboard.press("End");
  await page.keyboard.type(", and one more");

  await endSession(page);
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await signInAgain(page, words);

  await page.goto("/admin/blog");
  await page.getByRole("button", { name: words.addPost }).click();
  await expect(page.getByText(words.restored)).toBeVisible();
  await expect(page.getByRole("textbox", { name: words.title })).toHaveValue("A long evening");
  await page.getByRole("tab", { name: words.content }).click();
  await expect(text.locator("strong")).toHaveText("Written for an hour, and one more");
  await page.getByRole("button", { name: words.discard }).click();
  await expect(text).toHaveText("");
});

test("a session that ends while a car is edited keeps the change; a confirmed cancel drops it", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const edit = page.locator("main tbody tr").last().getByRole("button", { name: words.edit });
  const name = page.getByRole("textbox", { name: words.name });
  await page.goto("/admin/cars");
  await edit.click();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const before = await name.inputValue();
  await name.fill("Renamed in the paddock");

  await endSession(page);
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await signInAgain(page, words);

  await page.goto("/admin/cars");
  await edit.click();
  await expect(page.getByText(words.restored)).toBeVisible();
  await expect(name).toHaveValue("Renamed in the paddock");
  const asked = answerNext(page);
  await page.getByRole("button", { name: words.cancel, exact: true }).click();
  expect(await asked).toBe(words.unsaved);
  await expect(name).toHaveCount(0);
  await edit.click();
  await expect(name).toHaveValue(before);
  await expect(page.getByText(words.restored)).toHaveCount(0);
});

test("who leaves a form by a link is told that the draft stays, and it does to the last letter (15.27)", async ({
  adminPage: page,
  language,
}) => {
  const words = WORDS[language];
  const name = page.getByRole("textbox", { name: words.name });
  const leave = async (accept: boolean) => {
    const asked = answerNext(page, accept);
    await page
      .locator('a[href="/admin/events"]')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    // Words are tied by spaces that do not break.
    return (await asked).replaceAll("\u00a0", " ");
  };
  await page.goto("/admin/cars");
  await page.locator("main h1 + button, main h2 + button").first().click();
  await name.fill("Half a name");
  expect(await leave(false)).toBe(words.leave);
  await expect(name).toHaveValue("Half a name");
  await page
    .locator("main input[type=file][accept*=image]")
    .first()
    .setInputFiles(await picture("car.jpg"));
  expect(await leave(false)).toBe(words.leaveFiles);
  await name.fill("A whole name");
  expect(await leave(true)).toBe(words.leaveFiles);
  await expect(page).toHaveURL(/\/admin\/events$/);
  await page.goto("/admin/cars");
  await page.locator("main h1 + button, main h2 + button").first().click();
  await expect(page.getByText(words.restored)).toBeVisible();
  await expect(name).toHaveValue("A whole name");
});

/** Ends the session on the server, as a month of absence or another administrator would. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post("/api/auth/logout", { headers, data: {} })).status()).toBe(204);
}

async function signInAgain(page: Page, words: { ended: string; draftsKept: string }): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  for (const text of [words.ended, words.draftsKept])
    await expect(page.getByRole("main").getByRole("status")).toContainText(text);
  const kept = await page.evaluate(() =>
    ["accessToken", "refreshToken", "user"].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([null, null, null]);
  await page.waitForLoadState("networkidle");
  await page.locator("main input[type=email]").fill(ADMIN.email);
  await page.locator("main input[type=password]").fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin$/);
}
