import type { Page } from "@playwright/test";
import { sessionsWords } from "#features/accounts/web/admin/sessions/sessions.words.ts";
import { ADMIN, expect, expectSound, test } from "./fixtures.ts";
import type { Site } from "./site.ts";

const OWN = {
  en: {
    wrong: "The current password is wrong.",
    end: /^End the session on Firefox, Linux/,
    ended: "The session has been ended.",
  },
  cs: {
    wrong: "Současné heslo nesouhlasí.",
    end: /^Ukončit přihlášení: Firefox, Linux/,
    ended: "Přihlášení bylo ukončeno.",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...sessionsWords[language],
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

test.describe("one's sessions", () => {
  // The answer to a wrong password.
  test.use({ expectedFaults: [/422/] });

  test("a person sees where they are signed in, ends one session with the password, and then all others @job", async ({
    adminPage: page,
    language,
    site,
  }) => {
    const words = WORDS[language];
    const lost = await signInElsewhere(site);
    await page.goto("/admin/account");
    const list = page.getByRole("list", { name: words.list });
    const form = page.getByRole("form", { name: words.title });
    const password = form.getByLabel(words.password);
    await expect(list.getByRole("listitem").first()).toContainText(words.current);
    await expect(list.getByText(words.current)).toHaveCount(1);
    const endLost = list.getByRole("button", { name: words.end }).first();
    await endLost.click();
    await expect(form).toContainText(words.missing);
    await expect(password).toBeFocused();
    await password.fill("not it");
    await endLost.click();
    await expect(form).toContainText(words.wrong);
    expect(await isSignedIn(site, lost)).toBe(true);
    await expectSound(page);

    await password.fill(ADMIN.password);
    await endLost.click();
    await expect(status(page)).toHaveText(words.ended);
    expect(await isSignedIn(site, lost)).toBe(false);

    const others = [await signInElsewhere(site), await signInElsewhere(site)];
    await page.reload();
    await password.fill(ADMIN.password);
    await form.getByRole("button", { name: words.endOthers }).click();
    await expect(page.getByText(words.only)).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    for (const token of others) expect(await isSignedIn(site, token)).toBe(false);
    await expectSound(page);
    await page.reload();
    await expect(page.getByText(words.only)).toBeVisible();
  });
});

test.describe("where the list can't be had", () => {
  test.use({ expectedFaults: [/500/] });

  test("that is said, and the rest of the screen works", async ({ adminPage: page }) => {
    await page.route(/\/api\/auth\/sessions/, (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto("/admin/account");
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expect(page.locator("input[name=username]")).toBeAttached();
  });
});

function status(page: Page) {
  return page.getByRole("main").getByRole("status").filter({ hasText: /./ });
}

/** Signs in from a browser on another machine; answers its access token. */
async function signInElsewhere(site: Site): Promise<string> {
  const answer = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

async function isSignedIn(site: Site, token: string): Promise<boolean> {
  const { status } = await fetch(`${site.url}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return status === 200;
}
