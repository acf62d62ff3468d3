import type { Page } from "@playwright/test";
import { gateWords } from "#features/bookings/web/gate/gate.words.ts";
import { filmOfCode } from "./camera-film.ts";
import { expect, expectSound, signIn, test } from "./fixtures.ts";
import { sellRide } from "./sell-ride.ts";

/** The gate is worked on phones, whatever their language. */
test.use({ viewport: { width: 360, height: 780 } });

const OWN = {
  en: {
    take: /^Save on this phone: Gate day/,
    waiting: (n: number) => `${n} waiting to be sent`,
  },
  cs: {
    take: /^Vzít s sebou: Den u vjezdu/,
    waiting: (n: number) => `Čeká na odeslání: ${n}`,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...gateWords[language],
  welcome: gateWords[language].verdicts.welcome,
  came: gateWords[language].states["checked-in"],
  forged: gateWords[language].verdicts.forged,
  decide: gateWords[language].conflicts,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

type Sold = Awaited<ReturnType<typeof sellRide>>;

/** Tomorrow, with two riders by voucher. */
async function dayWithRiders({ call }: Sold, codes: string[]) {
  const product = (await call("GET", "/products/drift-taxi")) as { id: string };
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const texts = (title: string) => ({ title, place: "Most" });
  const day = (await call("POST", "/days", {
    date,
    starts: "09:00",
    ends: "17:00",
    is_active: true,
    address: "Tvrzova 5",
    translations: { en: texts("Gate day"), cs: texts("Den u vjezdu") },
    products: [{ id: product.id }],
  })) as { id: number };
  await call("POST", `/days/${day.id}/slots`, { starts: "09:00", ends: "09:20", seats: 2 });
  const { slots } = (await call("GET", `/days/${day.id}`)) as { slots: { id: number }[] };
  const slot_id = slots[0]?.id as number;
  const names = ["Jana Nováková", "Ota Kos"];
  for (const [at, code] of codes.entries())
    await call("POST", "/bookings", { code, slot_id, rider: names[at], email: "jana@example.cz" });
  const bookings = (await call("GET", `/bookings/admin?day=${day.id}`)) as { id: number }[];
  // They have signed on paper: what is open would be asked at the scan.
  const done_at = new Date().toISOString();
  const acts = bookings.map(({ id }) => ({
    kind: "paper",
    has: true,
    key: crypto.randomUUID(),
    booking_id: id,
    done_at,
  }));
  await call("POST", "/bookings/gate", { acts });
  const remove = () => call("POST", `/days/${day.id}/cancel`, { reason: { en: "Over", cs: "Konec" } });
  return { bookings, remove };
}

/** Until the service worker has taken the gate's files along. */
const isTaken = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test.describe("the gate", () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/] });

  test("a day is taken along, worked without a network after a reload, and sent; two check-ins are decided @job", async ({
    adminPage: page,
    context,
    language,
    site,
  }) => {
    const t = WORDS[language];
    const [first, second] = [await sellRide(site), await sellRide(site)];
    const { bookings, remove } = await dayWithRiders(first, [first.code, second.code]);
    const answer = await page.goto("/gate");
    expect(answer?.headers()["permissions-policy"]).toBe("camera=(self)");
    await page.getByRole("button", { name: t.take }).click();
    await expect(page.getByText(t.allSent)).toBeVisible();
    await expectSound(page);
    await isTaken(page);

    await context.setOffline(true);
    await page.reload();
    const search = page.getByLabel(t.search);
    await search.fill(first.code);
    await expect(page.getByRole("alert")).toHaveText(t.welcome);
    await page.getByRole("button", { name: t.checkIn }).click();
    await expect(page.getByText(t.waiting(1))).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText(t.came);
    await search.fill(`${first.code}~AAAA`);
    await expect(page.getByRole("alert")).toHaveText(t.forged);
    await search.fill("ota");
    await page.getByRole("button", { name: /Ota Kos/ }).click();
    await page.getByRole("button", { name: t.noShow, exact: true }).click();
    await expect(page.getByText(t.waiting(2))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.waiting(2))).toBeVisible();
    await expectSound(page);

    // Another phone was quicker.
    const done_at = new Date().toISOString();
    const act = { key: crypto.randomUUID(), booking_id: bookings[0]?.id, kind: "check-in", done_at };
    await first.call("POST", "/bookings/gate", { acts: [act] });
    await context.setOffline(false);
    await expect(page.getByText(t.allSent)).toBeVisible();
    await expect(page.getByRole("heading", { name: t.decide })).toBeVisible();
    await expectSound(page);
    await page.getByRole("button", { name: t.same }).click();
    await expect(page.getByRole("heading", { name: t.decide })).toBeHidden();
    const states = (await first.call("GET", `/bookings/admin/${bookings[1]?.id}`)) as { state: string };
    expect(states.state).toBe("no-show");
    expect(await first.call("GET", "/bookings/admin/conflicts")).toEqual([]);
    await remove();
  });

  test("the public site has no service worker", async ({ page }) => {
    await page.goto("/");
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });

  test("the camera reads a code without a network", async ({
    playwright,
    launchOptions,
    contextOptions,
    language,
    site,
  }) => {
    const t = WORDS[language];
    const sold = await sellRide(site);
    const { remove } = await dayWithRiders(sold, [sold.code]);
    const film = await filmOfCode(`${site.url}/book?lang=cs#${sold.code}`);
    const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
    const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film.file}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const context = await browser.newContext(contextOptions);
    const page = await context.newPage();
    await context.addCookies([{ name: "language", value: language, url: site.url }]);
    await signIn(page, site);
    await page.goto(`${site.url}/gate`);
    await page.getByRole("button", { name: t.take }).last().click();
    await expect(page.getByText(t.allSent)).toBeVisible();
    await isTaken(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: t.scan }).click();
    await expect(page.getByRole("alert")).toHaveText(t.welcome);
    await browser.close();
    await film.remove();
    await remove();
  });
});
