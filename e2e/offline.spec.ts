import { bookingsWords } from "#features/bookings/bookings.words.ts";
import { expect, test } from "./fixtures.ts";
import { addRideDay } from "./ride-days.ts";
import { sellRide } from "./sell-ride.ts";

const WORDS = {
  en: {
    title: "You’re offline",
    booking: "This is your booking as it was on",
    tickets: "On this device without a signal:",
    sign: "Riders’ statements",
    cookies: "kept-pages",
  },
  cs: {
    title: "Jste bez připojení",
    booking: "Rezervace, jak jsme ji měli naposledy:",
    tickets: "V tomto zařízení i bez signálu:",
    sign: "Prohlášení účastníků",
    cookies: "kept-pages",
  },
};

// What a browser says of a page that has no network.
test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::|503/] });

test("without a signal a booking that was opened is there with its code, and every other page says what is wrong @both", async ({
  page,
  context,
  language,
  site,
}) => {
  const t = WORDS[language];
  const { call, code } = await sellRide(site);
  const day = await addRideDay(call, {
    inDays: 5,
    slots: [{ starts: "09:00", ends: "09:20", seats: 2 }],
  });
  const booked = (await call("POST", "/bookings", {
    code,
    slot_id: day.slots[0]?.id,
    rider: "Jana Nováková",
    email: "jana@example.cz",
  })) as { id: number; key: string };
  const path = `/booking/${booked.id}/${booked.key}`;

  await page.goto(path);
  await expect(page.getByRole("img", { name: code })).toBeVisible();
  await page.evaluate(async (kept) => {
    await navigator.serviceWorker.ready;
    const isKept = async () => (await (await caches.match(kept))?.text())?.includes("<svg");
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 50));
  }, path);
  await context.setOffline(true);

  await page.evaluate(() => location.assign("/shop"));
  await expect(page.getByRole("heading", { name: t.title })).toBeVisible();
  await expect(page.getByText(t.tickets)).toBeVisible();
  await page.getByRole("list").getByRole("link").click();
  await expect(page.getByText(t.booking)).toBeVisible();
  await expect(page.getByText(code).first()).toBeVisible();
  await expect(page.getByRole("img", { name: code })).toBeVisible();
  await expect(page.getByText("Jana Nováková")).toBeVisible();
  await expect(page.getByText(t.sign)).toHaveCount(0);

  await context.setOffline(false);
  await page.evaluate(() => location.assign("/cookies"));
  await expect(page.getByText(t.cookies)).toBeVisible();
  await call("POST", `/days/${day.id}/cancel`, { reason: { en: "Over", cs: "Konec" } });
  // Cancelled a moment later: what was kept of it would be wrong.
  const cancelled = page.getByText(bookingsWords[language].booking.states.cancelled);
  await expect
    .poll(async () => {
      await page.goto(path);
      return cancelled.isVisible();
    })
    .toBe(true);
  await expect
    .poll(() => page.evaluate(async (kept) => (await caches.match(kept)) === undefined, path))
    .toBe(true);
});
