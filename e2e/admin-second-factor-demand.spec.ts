import type { Page } from "@playwright/test";
import { peopleWords } from "#features/accounts/web/admin/people/people.words.ts";
import { secondFactorWords } from "#features/accounts/web/admin/second-factor/second-factor.words.ts";
import { linkWords } from "#features/accounts/web/link.words.ts";
import { codeAt } from "../src/testing/people/authenticator.ts";
import { ADMIN, expect, expectSound, test } from "./fixtures.ts";
import { linkFor, otherDevice } from "./invited.ts";

const OWN = {
  en: {
    demand: "Require it",
    yourselfFirst: /Set two-step sign-in up for yourself first/,
    on: /^Everyone must have it/,
    first: "Set up two-step sign-in",
    vouchers: "Vouchers",
  },
  cs: {
    demand: "Vyžadovat",
    yourselfFirst: /Nejdřív si dvoufázové přihlášení nastavte sami/,
    on: /^Musí ho mít každý/,
    first: "Nastavte si dvoufázové přihlášení",
    vouchers: "Poukazy",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...secondFactorWords[language],
  leave: peopleWords[language].demand.leave,
  off: peopleWords[language].demand.off,
  newPassword: linkWords[language].password,
  accept: linkWords[language].accept,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

const PASSWORD = "four wheels sideways";

// An owner without a second factor is refused.
test.use({ expectedFaults: [/409/] });

test("an owner demands two-step sign-in, and a mechanic sets it up before anything else", async ({
  adminPage: page,
  browser,
  language,
  site,
}) => {
  const t = WORDS[language];
  await page.goto("/admin/people");
  const status = page.getByRole("status").filter({ hasText: t.off });
  await expect(status).toBeVisible();
  await page.getByRole("button", { name: t.demand, exact: true }).click();
  await confirmWithPassword(page, t);
  await expect(page.getByRole("alert").filter({ hasText: t.yourselfFirst })).toBeVisible();
  await expectSound(page);

  const token = await page.evaluate(() => localStorage.accessToken);
  const call = async (method: string, path: string, data: object = {}) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(`${site.url}/api${path}`, { method, headers, data });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
    return answer.status() === 204 ? null : answer.json();
  };
  const { secret } = await call("POST", "/auth/second-factor/start", { current_password: ADMIN.password });
  const own = await call("POST", "/auth/second-factor/confirm", { code: codeAt(secret, new Date()) });
  try {
    // The question still stands there, with what was missing.
    await confirmWithPassword(page, t);
    await expect(page.getByRole("status").filter({ hasText: t.on })).toBeVisible();
    await expectSound(page);

    const email = `careful-${language}@team.example`;
    const { id } = await call("POST", "/people", {
      name: "Jana",
      email,
      roles: ["track"],
      language,
      current_password: ADMIN.password,
    });
    const phone = await otherDevice(browser, page);
    const refused: string[] = [];
    phone.on("response", (answer) => void (answer.status() >= 400 && refused.push(answer.url())));
    await phone.goto(await linkFor(site, email));
    await phone.getByLabel(t.newPassword).fill(PASSWORD);
    await phone.getByRole("button", { name: t.accept }).click();
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.first);
    await expectSound(phone);
    await phone.goto("/admin/vouchers");
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.first);
    await expect(phone.locator("nav.admin-menu")).toHaveCount(0);

    await phone.getByLabel(t.password).fill(PASSWORD);
    await phone.getByRole("button", { name: t.setUp, exact: true }).click();
    const key = (await phone.locator("form code").textContent())?.replace(/\s/g, "") ?? "";
    await phone.getByLabel(t.firstCode).fill(codeAt(key, new Date()));
    await phone.getByRole("button", { name: t.confirm, exact: true }).click();
    await expect(phone.getByRole("list", { name: t.codes }).getByRole("listitem")).toHaveCount(10);
    await expectSound(phone);
    await phone.getByRole("button", { name: t.kept }).click();
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t.vouchers);
    expect(refused, "calls that the server refused").toEqual([]);
    await phone.context().close();

    await call("POST", `/people/${id}/end`, { current_password: ADMIN.password });
    await page.getByRole("button", { name: t.leave }).click();
    await confirmWithPassword(page, { ...t, demand: t.leave });
    await expect(page.getByRole("status").filter({ hasText: t.off })).toBeVisible();
  } finally {
    await call("PUT", "/people/second-factor", { demanded: false, current_password: ADMIN.password });
    const proof = { current_password: ADMIN.password, code: own.recovery_codes[0] };
    await call("POST", "/auth/second-factor/end", proof);
  }
});

/** The question that asks for one's own password before it goes on. */
async function confirmWithPassword(page: Page, t: { password: string; demand: string }): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t.password).fill(ADMIN.password);
  await dialog.getByRole("button", { name: t.demand, exact: true }).click();
}
