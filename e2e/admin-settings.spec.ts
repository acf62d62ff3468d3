import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { mp4Of } from "../src/testing/content/sample-images.ts";
import { WORDS } from "./admin-content-two.words.ts";
import { answerNext, fault, rowOf, success } from "./admin-steps.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { ROOT } from "./site.ts";

type Texts = Record<"en" | "cs", { setting_value: string }>;

const SUBJECTS = {
  en: {
    subjects: "Settings by topic",
    seller: "Seller and bank",
    seen: "Who sells",
    company: "Company name",
    account: "Bank account",
    fill: /^Fill in CZ94/,
    preview: "How it will look",
    phone: "Contact phone",
    hours: "Opening hours",
    saved: "Settings saved",
    changed: "changed",
    saveChosen: "Save the chosen fields",
    removeFile: "Remove the file",
  },
  cs: {
    subjects: "Témata nastavení",
    seller: "Prodávající a banka",
    seen: "Kdo prodává",
    company: "Název firmy",
    account: "Číslo účtu",
    fill: /^Vyplnit CZ94/,
    preview: "Jak to bude vypadat",
    phone: "Kontaktní telefon",
    hours: "Otevírací doba",
    saved: "Nastavení uloženo",
    changed: "změnil",
    saveChosen: "Uložit vybraná pole",
    removeFile: "Odebrat soubor",
  },
};

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

  test("a subject is one form: faults stay in it, an IBAN is filled in from the account, a draft waits", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const t = SUBJECTS[language];
    await page.goto("/admin/settings");
    await expect(rowOf(page, "hero_title")).toBeVisible();
    await expect(rowOf(page, "hero_title").getByRole("button", { name: words.remove })).toHaveCount(0);
    const subjects = page.getByRole("navigation", { name: t.subjects });
    await subjects.getByRole("link", { name: t.seller }).click();
    await expect(page).toHaveURL(/\/admin\/settings\?subject=seller$/);
    await expect(page.getByText(t.seen)).toBeVisible();
    await expectSound(page);
    await page.reload();
    await expect(subjects.getByRole("link", { name: t.seller })).toHaveAttribute("aria-current", "page");

    const edit = page.getByRole("button", { name: words.edit, exact: true });
    await edit.click();
    const [name, account, iban] = [t.company, t.account, "IBAN"].map((label) => field(page, label));
    if (!name || !account || !iban) throw new Error("no fields");
    const before = [await name.inputValue(), await account.inputValue(), await iban.inputValue()];
    await name.fill("Drift s.r.o.");
    await account.fill("1011038930/5500");
    await iban.fill("CZ00");
    await save(page, words.save);
    await expect(fault(page)).toContainText("IBAN");
    await expect(iban).toHaveAttribute("aria-invalid", "true");
    await iban.fill("");
    await page.getByRole("button", { name: t.fill }).click();
    await expect(iban).toHaveValue("CZ9455000000001011038930");
    const preview = page.getByRole("region", { name: t.preview });
    await expect(preview).toContainText("Drift s.r.o.");
    await expect(preview).toContainText("1011038930/5500");
    await expectSound(page);

    // A reload loses nothing.
    await page.waitForTimeout(700);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(name).toHaveValue("Drift s.r.o.");
    await save(page, words.save);
    await expect(success(page)).toHaveText(t.saved);
    await expect(edit).toBeFocused();
    await expect(page.getByRole("main")).toContainText("CZ9455000000001011038930");
    const settings: { setting_key: string; value: string }[] = await (
      await page.request.get(`${site.url}/api/settings`)
    ).json();
    const stored = (key: string) => settings.find(({ setting_key }) => setting_key === key)?.value;
    expect([stored("company_name"), stored("bank_iban")]).toEqual([
      "Drift s.r.o.",
      "CZ9455000000001011038930",
    ]);

    await edit.click();
    await name.fill(before[0] ?? "");
    await account.fill(before[1] ?? "");
    await iban.fill(before[2] ?? "");
    await save(page, words.save);
    await expect(success(page)).toHaveText(t.saved);
  });

  test("two people change the same subject: both versions wait for a choice", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const t = SUBJECTS[language];
    await page.goto("/admin/settings?subject=team");
    const edit = page.getByRole("button", { name: words.edit, exact: true });
    await edit.click();
    const phone = field(page, t.phone);
    const hours = field(page, `${t.hours} (EN)`);
    const [before, hoursBefore] = [await phone.inputValue(), await hours.inputValue()];
    const other = await page.context().newPage();
    await other.goto("/admin/settings?subject=team");
    await other.getByRole("button", { name: words.edit, exact: true }).click();
    await field(other, t.phone).fill("+420 777 000 111");
    await save(other, words.save);
    await expect(success(other)).toHaveText(t.saved);
    await other.close();

    await hours.fill("By appointment");
    await save(page, words.save);
    const panel = page.getByRole("group").filter({ hasText: t.changed });
    await expect(panel).toContainText(t.phone);
    await expect(panel).toContainText("+420 777 000 111");
    await panel.getByRole("button", { name: t.saveChosen }).click();
    await expect(success(page)).toHaveText(t.saved);
    const settings: { setting_key: string; value: string; translations: Texts }[] = await (
      await page.request.get(`${site.url}/api/settings`)
    ).json();
    const stored = (key: string) => settings.find(({ setting_key }) => setting_key === key);
    expect(stored("contact_phone")?.value).toBe("+420 777 000 111");
    expect(stored("opening_hours")?.translations.en.setting_value).toBe("By appointment");

    await edit.click();
    await phone.fill(before);
    await hours.fill(hoursBefore);
    await save(page, words.save);
    await expect(success(page)).toHaveText(t.saved);
  });

  test("a text of the home page is changed and stands there at once, in both languages @job", async ({
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

  test("a film is stored with its setting and taken away; the setting itself can’t be deleted", async ({
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

    await expect(row.getByRole("button", { name: words.remove })).toHaveCount(0);
    await row.getByRole("button", { name: words.edit }).click();
    await page.getByRole("button", { name: SUBJECTS[language].removeFile }).click();
    await save(page, words.save);
    await expect(success(page)).toHaveText(t.updated);
    await expect(row).not.toContainText(".mp4");

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

const MENU = {
  en: {
    list: "Links in the menu",
    edit: "Edit",
    add: "Add Blog",
    remove: "Remove Cars",
    move: "Team",
    picked: /picked up from position 1 of/,
    over: /: position 2 of/,
    save: "Save",
    saved: "Settings saved",
    menu: "Menu",
    main: "Main menu",
    names: ["Events", "Team", "Gallery", "Blog"],
  },
  cs: {
    list: "Odkazy v nabídce",
    edit: "Upravit",
    add: "Přidat: Blog",
    remove: "Odebrat: Auta",
    move: "Tým",
    picked: /zvednuto z\smísta\s1\sz/,
    over: /: místo\s2\sz/,
    save: "Uložit",
    saved: "Nastavení uloženo",
    menu: "Nabídka",
    main: "Hlavní nabídka",
    names: ["Závody", "Tým", "Galerie", "Blog"],
  },
};

test("the menu is put into order, with the blog in it and the cars out of it, and visitors see it so @job", async ({
  adminPage: page,
  language,
  site,
}) => {
  const words = MENU[language];
  const call = await caller(site);
  const all = (await call("GET", "/settings")) as { id: number; setting_key: string; value: string }[];
  const header = all.find(({ setting_key }) => setting_key === "menu_header");
  await call("PUT", `/settings/${header?.id}`, { value: "team,cars,events,gallery" });
  await page.goto("/admin/settings?subject=menu");
  await page.getByRole("main").getByRole("button", { name: words.edit, exact: true }).click();
  const list = page.getByRole("list", { name: words.list });
  await page.getByRole("button", { name: words.remove }).first().click();
  await page.getByRole("button", { name: words.add }).first().click();
  const handle = list.getByRole("button", { name: new RegExp(words.move) }).first();
  await handle.focus();
  await handle.press("Space");
  const spoken = page.locator('[id^="DndLiveRegion"]').filter({ hasText: words.move });
  await expect(spoken).toHaveText(words.picked);
  await page.keyboard.press("ArrowDown");
  await expect(spoken).toHaveText(words.over);
  await page.keyboard.press("Space");
  await expect(list.getByRole("listitem")).toHaveText(words.names);
  await expectSound(page);
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();

  await page.goto("/");
  await page.getByRole("button", { name: words.menu, exact: true }).click();
  const menu = page.getByRole("dialog").getByRole("navigation", { name: words.main });
  await expect(menu.getByRole("link")).toHaveText(words.names);
  await menu.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog/);
  await call("PUT", `/settings/${header?.id}`, { value: header?.value });
});
