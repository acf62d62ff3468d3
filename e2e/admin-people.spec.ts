import type { Locator } from "@playwright/test";
import { adminWords } from "#app/admin/admin.words.ts";
import { changePasswordWords } from "#features/accounts/web/admin/password/change-password.words.ts";
import { peopleWords } from "#features/accounts/web/admin/people/people.words.ts";
import { vouchersAdminWords } from "#features/vouchers/web/admin/vouchers-admin.words.ts";
import { ADMIN, expect, expectSound, test } from "./fixtures.ts";
import { linkFor, otherDevice } from "./invited.ts";
import { sellRide } from "./sell-ride.ts";

const OWN = {
  en: {
    accept: "Accept and sign in",
    gate: "Gate",
    role: "Track",
    end: /^Close account/,
    over: /no longer works/,
    forgotten: "Forgotten your password?",
    noMail: /no mail server yet/,
  },
  cs: {
    accept: "Přijmout a přihlásit se",
    gate: "Vjezd",
    role: "Trať",
    end: /^Ukončit účet/,
    over: /už neplatí/,
    forgotten: "Zapomněli jste heslo?",
    noMail: /nemá poštovní server/,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...peopleWords[language],
  ...vouchersAdminWords[language],
  endIt: peopleWords[language].end,
  ended: peopleWords[language].states.ended,
  vouchers: vouchersAdminWords[language].title,
  notYours: adminWords[language].notYours.title,
  back: adminWords[language].notYours.back,
  password: changePasswordWords[language].next,
  own: changePasswordWords[language].current,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

const PASSWORD = "four wheels sideways";

test.describe("people", () => {
  test.use({ expectedFaults: [/40[134]/] });

  test("a mechanic is invited, redeems a first voucher and nothing else, and is out when the account ends @job", async ({
    adminPage: page,
    browser,
    isMobile,
    language,
    site,
  }) => {
    const t = WORDS[language];
    const email = `mechanic-${language}@team.example`;
    const { code, remove } = await sellRide(site);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };

    await page.goto("/admin/people");
    await expectSound(page);
    await tap(page.getByRole("button", { name: t.invite }));
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: t.name }).fill("Karel Hrubý");
    await dialog.getByRole("textbox", { name: t.email }).fill(email);
    await expect(dialog.getByRole("checkbox", { name: t.role })).toBeChecked();
    await dialog.getByLabel(t.own).fill(ADMIN.password);
    await tap(dialog.getByRole("button", { name: t.send }));
    // No mail server: the link is handed over here.
    await expect(dialog.getByRole("img", { name: t.handOver.qr })).toBeVisible();
    await expectSound(page);
    await tap(dialog.getByRole("button", { name: t.handOver.done }));
    const row = page.getByRole("listitem").filter({ hasText: email });
    await expect(row).toContainText(t.role);

    const phone = await otherDevice(browser, page);
    const link = await linkFor(site, email);
    const answer = await phone.goto(link);
    taps += 1;
    expect(answer?.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    await expect(phone.locator("html")).toHaveAttribute("lang", language);
    await phone.getByLabel(t.password).fill(PASSWORD);
    await expectSound(phone);
    await tap(phone.getByRole("button", { name: t.accept }));
    await expect(phone).toHaveURL(/\/gate$/);
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.gate);
    await expectSound(phone);
    await phone.goto("/admin/vouchers");
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.vouchers);
    await phone.getByRole("searchbox").fill(code);
    const voucher = phone.getByRole("dialog");
    await tap(voucher.getByRole("button", { name: t.use }));
    await expect(voucher.getByText(t.usedNow)).toBeVisible();
    await expect(voucher.getByRole("button", { name: t.undo })).toHaveCount(0);
    // Written in docs/decisions/0049-people-and-roles.md.
    expect(taps, "from the invitation to the first voucher").toBe(6);

    await phone.goto("/admin/orders");
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.notYours);
    await expectSound(phone);
    if (isMobile) await phone.locator("header button[aria-expanded]").click();
    const menu = phone.locator("nav.admin-menu a[href^='/admin']");
    expect(await menu.evaluateAll((links) => links.map((each) => each.getAttribute("href")))).toEqual([
      "/admin/days",
      "/admin/bookings",
      "/admin/vouchers",
      "/admin/stall",
      "/admin/results",
      "/admin/help",
      "/admin/account",
    ]);
    if (isMobile) await phone.locator("header button[aria-expanded]").click();
    await phone.getByRole("link", { name: t.back }).click();
    await expect(phone).toHaveURL(/\/gate$/);
    await phone.goto("/admin");
    await expect(phone).toHaveURL(/\/gate$/);

    await page.reload();
    await row.getByRole("button", { name: t.end }).click();
    await dialog.getByLabel(t.own).fill(ADMIN.password);
    await dialog.getByRole("button", { name: t.endIt }).click();
    await expect(row).toContainText(t.ended);
    await phone.reload();
    await expect(phone).toHaveURL(/\/login$/);

    await phone.goto(link);
    await expect(phone.getByRole("alert")).toHaveText(t.over);
    await expectSound(phone);
    await phone.goto("/login");
    await phone.getByRole("button", { name: t.forgotten }).click();
    await expect(phone.getByText(t.noMail)).toBeVisible();
    await expectSound(phone);
    await phone.context().close();
    await remove();
  });
});
