import type { Locator } from "@playwright/test";
import { giveWords } from "#features/vouchers/web/admin/give/give.words.ts";
import { vouchersAdminWords } from "#features/vouchers/web/admin/vouchers-admin.words.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";

const OWN = {
  en: {
    noName: "Say who it is for.",
    noReason: "Say why you are giving it away.",
    give: /^Give (the voucher|\d+ vouchers)$/,
    given: "2 vouchers given to Plesová tombola.",
    open: /^Open: /,
    why: /^Given away: Plesová tombola, Raffle, /,
    ended: /Voided by the team/,
  },
  cs: {
    noName: "Napište, pro koho to je.",
    noReason: "Napište, proč poukazy darujete.",
    give: /^Darovat (poukaz|\d+ poukaz\S*)$/,
    given: "Darovány 2 poukazy, pro: Plesová tombola.",
    open: /^Otevřít: /,
    why: /^Darovaný: Plesová tombola, Tombola, /,
    ended: /Zneplatněn týmem/,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...giveWords[language],
  ...vouchersAdminWords[language],
  vouchers: giveWords[language].title,
  raffle: giveWords[language].reasons.raffle,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test.use({ expectedFaults: [/422/] });

test("the team gives vouchers away with a reason, and takes one back @job", async ({
  adminPage: page,
  language,
  site,
}) => {
  const t = WORDS[language];
  let taps = 0;
  const tap = async (target: Locator, act: () => Promise<unknown> = () => target.click()) => {
    taps += 1;
    await act();
  };
  const form = page.getByRole("form", { name: t.vouchers });
  const name = form.getByLabel(t.name);

  await page.goto("/admin/vouchers");
  await tap(page.getByRole("link", { name: t.vouchers }));
  await tap(name, () => name.fill("Plesová tombola"));
  await tap(form.getByRole("button", { name: t.raffle, exact: true }));
  await form.getByLabel(t.quantity).fill("2");
  await expectSound(page);
  await tap(form.getByRole("button", { name: t.give }));
  await expect(page.getByRole("status").filter({ hasText: t.given })).toBeVisible();
  // Written in docs/decisions/0087-vouchers-and-gifts.md.
  expect(taps, "from the list to the vouchers").toBe(4);
  await expectSound(page);
  await page.getByRole("button", { name: t.open }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(t.why)).toBeVisible();
  await expectSound(page);
  await dialog.getByRole("button", { name: t.void }).click();
  await dialog.getByLabel(t.voidReason).fill("Ztracený");
  await dialog.getByRole("button", { name: t.void }).last().click();
  await expect(dialog.getByText(t.voidDone)).toBeVisible();
  await expect(dialog.getByText(t.ended)).toBeVisible();

  // What is missing is said at its field.
  await page.goto("/admin/vouchers/give");
  await form.getByRole("button", { name: t.give }).click();
  await expect(form.getByText(t.noName)).toBeVisible();
  await expect(form.getByText(t.noReason)).toBeVisible();
  await expectSound(page);

  const call = await caller(site);
  const { vouchers } = (await call("GET", "/vouchers?q=Plesov")) as {
    vouchers: { order_id: null; state: string }[];
  };
  expect(vouchers.map(({ order_id, state }) => [order_id, state]).sort()).toEqual([
    [null, "valid"],
    [null, "void"],
  ]);
});
