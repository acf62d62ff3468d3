import type { Page } from "@playwright/test";
import { ADMIN, expect, expectSound, test } from "./fixtures.ts";
import { linkFor } from "./invited.ts";
import { addRideDay } from "./ride-days.ts";
import { sellRide } from "./sell-ride.ts";
import type { Site } from "./site.ts";

const WORDS = {
  en: {
    take: /^Save on this phone: Mechanic’s day/,
    search: "Name, phone or code",
    checkIn: "Check in",
    waiting: "1 waiting to be sent",
    allSent: "All sent.",
    noRole: "Your account no longer has access to the gate.",
    foreign: (by: string) => `${by} did this on this phone`,
    sendMine: "Send as mine",
    choose: "Which day do you want on this phone?",
  },
  cs: {
    take: /^Vzít s sebou: Mechanic’s day/,
    search: "Jméno, telefon nebo kód",
    checkIn: "Odbavit",
    waiting: "Čeká na odeslání: 1",
    allSent: "Vše odesláno.",
    noRole: "Váš účet už nemá přístup k vjezdu.",
    foreign: (by: string) => `Na tomto telefonu to udělal účet ${by}`,
    sendMine: "Odeslat za mě",
    choose: "Který den si vezmete s sebou?",
  },
};
const PASSWORD = "klikovka-mazut-brzda-9";

/** Who is signed in on the phone from now on. */
async function becomes(page: Page, site: Site, data: { email: string; password: string }): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/auth/login`, { data });
  const { accessToken, refreshToken, user } = await answer.json();
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    { accessToken, refreshToken, user: JSON.stringify(user) },
  );
}

test.describe("one phone at the gate, several people", () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::|40[13]/] });

  test("whose role is gone sends nothing more; who signs in next sends it as theirs, and signing out leaves no names @job", async ({
    page,
    context,
    language,
    site,
  }) => {
    const t = WORDS[language];
    const { call, code } = await sellRide(site);
    const slots = [{ starts: "09:00", ends: "09:20", seats: 2 }];
    const day = await addRideDay(call, { inDays: 1, slots, title: "Mechanic’s day" });
    const slot_id = day.slots[0]?.id;
    await call("POST", "/bookings", { code, slot_id, rider: "Jana Nová", email: "jana@example.cz" });
    const email = `vjezd-${language}@team.example`;
    const invited = {
      name: "Karel Hrubý",
      email,
      roles: ["track"],
      language,
      current_password: ADMIN.password,
    };
    const { id } = (await call("POST", "/people", invited)) as { id: number };
    const token = (await linkFor(site, email)).split("#")[1];
    await call("POST", "/auth/invitation", { token, new_password: PASSWORD });

    await page.goto("/");
    await becomes(page, site, { email, password: PASSWORD });
    await page.goto("/gate");
    await page.getByRole("button", { name: t.take }).click();
    await expect(page.getByText(t.allSent)).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel(t.search).fill("Jana");
    await page.getByRole("button", { name: /Jana Nová/ }).click();
    await page.getByRole("button", { name: t.checkIn }).click();
    await expect(page.getByText(t.waiting)).toBeVisible();

    // The role goes while the phone hears nothing: the names go with it, what was done stays.
    await call("PATCH", `/people/${id}`, { roles: ["content"], current_password: ADMIN.password });
    await context.setOffline(false);
    await expect(page.getByText(t.noRole)).toBeVisible();
    await expect(page.getByText(t.waiting)).toBeVisible();
    await expect(page.getByLabel(t.search)).toHaveCount(0);
    await expectSound(page);

    await becomes(page, site, ADMIN);
    await page.reload();
    await expect(page.getByText(t.foreign(email))).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: t.sendMine }).click();
    await expect(page.getByText(t.waiting)).toBeHidden();
    const [booking] = (await call("GET", `/bookings/admin?day=${day.id}`)) as { state: string }[];
    expect(booking?.state).toBe("checked-in");

    await page.getByRole("button", { name: t.take }).click();
    await page.getByLabel(t.search).fill("Jana");
    await expect(page.getByRole("button", { name: /Jana Nová/ })).toBeVisible();
    await page.goto("/admin/days");
    const signOut = page.getByRole("button", { name: /^(Sign out|Odhlásit se)$/, includeHidden: true });
    await signOut.dispatchEvent("click");
    await expect(page).toHaveURL(/\/login/);
    await becomes(page, site, ADMIN);
    await page.goto("/gate");
    await expect(page.getByRole("heading", { name: t.choose })).toBeVisible();
    await expect(page.getByLabel(t.search)).toHaveCount(0);
  });
});
