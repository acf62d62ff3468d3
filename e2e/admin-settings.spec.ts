import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { mp4Of } from "../src/testing/sample-images.ts";
import { WORDS } from "./admin-content-two.words.ts";
import { answerNext, fault, rowOf, success } from "./admin-steps.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { ROOT } from "./site.ts";

test.describe("settings", () => {
  test.use({ expectedFaults: [/409|404 .*\/media\/|status of 404/] });

  test("a setting is refused without a key and with a taken one, added, edited with its key fixed, deleted", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const t = words.setting;
    await page.goto("/admin/settings");
    const add = page.getByRole("button", { name: t.add });
    await add.click();
    await expect(add).toHaveCount(0);
    await save(page, words.save);
    await expect(fault(page)).toHaveText(t.keyMissing);
    const key = field(page, words.key);
    await key.fill("team_name");
    await save(page, words.save);
    await expect(fault(page)).toHaveText(t.taken);
    await key.fill("e2e_motto");
    await field(page, words.text).fill("Never straight");
    await field(page, words.textCs).fill("Nikdy rovně");
    await expectSound(page);
    await save(page, words.save);
    await expect(success(page)).toHaveText(t.added);

    const row = rowOf(page, "e2e_motto");
    await expect(row).toContainText(language === "cs" ? "Nikdy rovně" : "Never straight");
    await row.getByRole("button", { name: words.edit }).click();
    await expect(key).toBeDisabled();
    await field(page, words.textCs).fill("Bokem");
    await save(page, words.save);
    await expect(success(page)).toHaveText(t.updated);
    const settings = await (await page.request.get(`${site.url}/api/settings`)).json();
    expect(
      settings.find(({ setting_key }: { setting_key: string }) => setting_key === "e2e_motto"),
    ).toMatchObject({
      translations: { en: { setting_value: "Never straight" }, cs: { setting_value: "Bokem" } },
    });

    await removeRow(page, row, words.remove);
    await expect(success(page)).toHaveText(t.deleted);
    await expect(row).toHaveCount(0);
  });

  test("each subject has an address with its own settings and says where they are seen", async ({
    adminPage: page,
    language,
  }) => {
    const words = WORDS[language];
    const t =
      language === "cs"
        ? { subjects: "Témata nastavení", seller: "Prodejce a banka", all: "Vše", seen: "Kdo prodává" }
        : { subjects: "Subjects of settings", seller: "Seller and bank", all: "All", seen: "Who sells" };
    await page.goto("/admin/settings");
    await expect(rowOf(page, "hero_title")).toBeVisible();
    const subjects = page.getByRole("navigation", { name: t.subjects });
    await subjects.getByRole("link", { name: t.seller }).click();
    await expect(page).toHaveURL(/\/admin\/settings\?subject=seller$/);
    await expect(page.getByText(t.seen)).toBeVisible();
    await expect(rowOf(page, "bank_iban")).toBeVisible();
    await expect(rowOf(page, "hero_title")).toHaveCount(0);
    await expectSound(page);

    await page.reload();
    await expect(subjects.getByRole("link", { name: t.seller })).toHaveAttribute("aria-current", "page");
    const row = rowOf(page, "bank_bic");
    await row.getByRole("button", { name: words.edit }).click();
    await expect(page.locator("form").getByText(t.seen)).toBeVisible();
    await expectSound(page);
    await save(page, words.save);
    await expect(success(page)).toHaveText(words.setting.updated);
    await expect(rowOf(page, "hero_title")).toHaveCount(0);
    await subjects.getByRole("link", { name: t.all, exact: true }).click();
    await expect(rowOf(page, "hero_title")).toBeVisible();
  });

  test("a text of the home page is changed and stands there at once, in both languages", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const badge = async (asked: string) => (await page.request.get(`${site.url}/?lang=${asked}`)).text();
    await page.goto("/admin/settings");
    const row = rowOf(page, "hero_badge");
    await row.getByRole("button", { name: words.edit }).click();
    const before = [field(page, words.text), field(page, words.textCs)];
    const [en = "", cs = ""] = await Promise.all(before.map((input) => input.inputValue()));
    expect(await badge("en")).toContain(en);
    expect(await badge("cs")).toContain(cs);
    for (const [enText, csText] of [
      ["Sideways since sunrise", "Bokem od svítání"],
      [en, cs],
    ] as [string, string][]) {
      await field(page, words.text).fill(enText);
      await field(page, words.textCs).fill(csText);
      await save(page, words.save);
      await expect(success(page)).toHaveText(words.setting.updated);
      expect(await badge("en")).toContain(enText);
      expect(await badge("cs")).toContain(csText);
      await row.getByRole("button", { name: words.edit }).click();
    }
  });

  test("a film is stored with its setting; deleted, the built-in key has its default until it is edited @once", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const t = words.setting;
    await page.goto("/admin/settings");
    await expect(rowOf(page, "hero_image").getByRole("img")).toBeVisible();
    const row = rowOf(page, "hero_video_path");
    await row.getByRole("button", { name: words.edit }).click();
    const film = { name: "lap.mp4", mimeType: "video/mp4", buffer: mp4Of(2000) };
    await page.locator('input[type="file"]').setInputFiles(film);
    await expect(page.locator("video")).toBeVisible();
    await expectSound(page);
    await save(page, words.save);
    await expect(success(page)).toHaveText(t.updated);
    const settings = await (await page.request.get(`${site.url}/api/settings`)).json();
    expect(
      settings.find(({ setting_key }: { setting_key: string }) => setting_key === "hero_video_path").value,
    ).toMatch(/^\/media\/.+\.mp4$/);

    await removeRow(page, row, words.remove);
    await expect(success(page)).toHaveText(t.deleted);
    await expect(row).toContainText(t.builtIn);
    await expect(row.getByRole("button", { name: words.remove })).toHaveCount(0);
    await row.getByRole("button", { name: words.edit }).click();
    await save(page, words.save);
    await expect(success(page)).toHaveText(t.updated);
    await expect(row).not.toContainText(t.builtIn);

    // The home page's film goes on for the tests after this one.
    await row.getByRole("button", { name: words.edit }).click();
    await page.locator('input[type="file"]').setInputFiles(join(ROOT, "demo/pictures/hero/night-drift.mp4"));
    await save(page, words.save);
    await expect(success(page)).toHaveText(t.updated);
  });
});

/** An input of the form; the list's buttons may have its label in their names. */
function field(page: Page, label: string): Locator {
  return page.getByRole("textbox", { name: label });
}

async function save(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: label, exact: true }).click();
}

async function removeRow(page: Page, row: Locator, label: string): Promise<void> {
  const question = answerNext(page);
  await row.getByRole("button", { name: label }).click();
  await question;
}
