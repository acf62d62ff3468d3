import type { Locator } from "@playwright/test";
import { bookingsWords } from "#features/bookings/bookings.words.ts";
import { bookingChangesWords } from "#features/bookings/web/admin/booking-changes.words.ts";
import { dayScreenWords } from "#features/days/web/admin/day-screen.words.ts";
import { success } from "./admin-steps.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { addRideDay, bookingMail } from "./ride-days.ts";
import { sellRide } from "./sell-ride.ts";

/** Riders have phones, whatever they speak. */
test.use({ viewport: { width: 360, height: 780 } });

const OWN = {
  en: {
    mailCancelled: "We had to cancel the day of your ride",
    reason: "Why: Rain all day",
    waiting: "You’re on the waiting list.",
    offer: "A place has become free",
    movedTo: "Moved: Eva Bílá. No mail server is set up.",
    voucherFree: (code: string) => `The voucher ${code} can be used for another booking`,
    nothingPaid: "isn’t paid yet",
    call: "please call +420 777 000 222",
    nobody: "Nobody has booked this day yet.",
  },
  cs: {
    mailCancelled: "den vaší jízdy jsme museli zrušit",
    reason: "Důvod: Celý den prší",
    waiting: "Jste na čekací listině.",
    offer: "uvolnilo se místo",
    movedTo: "Přesunuto: Eva Bílá. Není nastaven poštovní server.",
    voucherFree: (code: string) => `Poukaz ${code} lze po dobu platnosti použít na jinou rezervaci`,
    nothingPaid: "ještě není zaplacená",
    call: "zavolejte prosím na +420 777 000 222",
    nobody: "Na tento den zatím nemá nikdo rezervaci.",
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...bookingsWords[language],
  ...bookingChangesWords[language],
  ...dayScreenWords[language],
  booked: bookingsWords[language].booking.states.booked,
  lost: bookingsWords[language].booking.why.day,
  move: bookingsWords[language].booking.move,
  moved: bookingsWords[language].booking.moved_,
  list: bookingsWords[language].waitSend,
  cancel: bookingsWords[language].booking.cancel,
  yes: bookingsWords[language].booking.cancelYes,
  cancelled: bookingsWords[language].booking.why.customer,
  held: bookingsWords[language].booking.states.held,
  take: bookingsWords[language].booking.take,
  cancelIt: bookingsWords[language].booking.cancel,
  cancelledIt: bookingsWords[language].cancelledFor("Eva Bílá."),
  off: bookingsWords[language].cancelled,
  moveIt: bookingChangesWords[language].move,
  why: bookingChangesWords[language].reason,
  dayCancelled: dayScreenWords[language].cancelled,
  change: bookingChangesWords[language].change,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };
/** Nearer than what the demo has. */
const NEAR = 3;
const MORNING = { starts: "07:10", ends: "07:30", seats: 2 };
const LATER = { starts: "07:40", ends: "08:00", seats: 2 };
const at = (time: string) => new RegExp(`^0?${time.replace(/^0/, "")}\\s`);

test("a gift voucher becomes a seat in six taps; rain ends the day, and the mail's link leads to another one @job", async ({
  adminPage: page,
  site,
  language,
}) => {
  const t = WORDS[language];
  const { call, code } = await sellRide(site);
  const day = await addRideDay(call, { inDays: NEAR, slots: [MORNING], title: "Wet day" });
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.click();
    taps++;
  };
  // Another test's day may be nearer, and open in its place.
  const choose = async (title: string, time: string) => {
    const found = page.locator("details").filter({ hasText: title });
    await expect(found).toBeVisible();
    if ((await found.getAttribute("open")) === null) await tap(found.locator("summary"));
    await tap(found.getByRole("button", { name: at(time) }));
  };
  const email = `dest.${language}@example.cz`;
  await page.goto(`/book#${code}`);
  await choose("Wet day", "7:10");
  await tap(page.getByLabel(t.rider));
  await page.keyboard.type("Jana Malá");
  await tap(page.getByLabel(t.email));
  await page.keyboard.type(email);
  await tap(page.getByRole("button", { name: t.confirm }));
  await expect(page.getByTestId("booking-state")).toContainText(t.booked);
  expect(taps).toBeLessThanOrEqual(6);

  await page.goto(`/admin/days/${day.id}`);
  await page.getByRole("button", { name: t.cancelDay, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t.reasonCs).fill("Celý den prší");
  await dialog.getByLabel(t.reasonEn).fill("Rain all day");
  await dialog.getByRole("button", { name: t.cancelDay, exact: true }).click();
  await expect(success(page)).toContainText(t.dayCancelled);
  const mail = await bookingMail(site, email, t.mailCancelled);
  expect(mail.text).toContain(t.reason);
  // The team sees whom the day has left without a ride.
  await page.reload();
  const line = page.getByRole("listitem").filter({ hasText: "Jana Malá" });
  await expect(line).toContainText(t.off);
  await expectSound(page);

  const next = await addRideDay(call, { inDays: NEAR + 1, slots: [MORNING, LATER], title: "Dry day" });
  await page.goto(mail.path);
  await expect(page.getByTestId("booking-state")).toContainText(t.lost);
  await expectSound(page);
  await page.getByRole("button", { name: t.move }).click();
  await choose("Dry day", "7:40");
  await page.getByRole("button", { name: /^(Move to|Přesunout na) / }).click();
  await expect(page.getByText(t.moved)).toBeVisible();
  await expect(page.getByTestId("booking-state")).toContainText(t.booked);
  const riders = (await call("GET", `/bookings/admin?day=${next.id}`)) as { riders: string[] }[];
  expect(riders.map(({ riders }) => riders)).toEqual([["Jana Malá"]]);
  await call("POST", `/days/${next.id}/cancel`, { reason: { en: "Over", cs: "Konec" } });
});

test("a full course: whoever waits first is offered the place that is given back, and takes it @job", async ({
  page,
  site,
  language,
}) => {
  const t = WORDS[language];
  const [first, second] = [await sellRide(site), await sellRide(site)];
  const { call } = first;
  const slot = { ...MORNING, ends: "16:00", seats: 1 };
  const course = await addRideDay(call, {
    inDays: NEAR,
    slots: [slot],
    kind: "course",
    title: "Kurz driftu",
  });
  const slot_id = course.slots[0]?.id;
  const rider = { rider: "Ota Kos", email: `ota.${language}@example.cz` };
  const booked = (await call("POST", "/bookings", { ...rider, code: first.code, slot_id })) as {
    id: number;
    key: string;
  };
  const email = `ceka.${language}@example.cz`;
  await page.goto(`/book#${second.code}`);
  const full = page.locator("details").filter({ hasText: "Kurz driftu" });
  await expect(full).toContainText(t.full);
  await full.locator("summary").click();
  await full.getByRole("button", { name: t.wait }).click();
  await full.getByLabel(t.rider).fill("Jana Malá");
  await full.getByLabel(t.email).fill(email);
  await full.getByRole("button", { name: t.list }).click();
  await expect(page.getByText(t.waiting)).toBeVisible();

  await page.goto(`/booking/${booked.id}/${booked.key}`);
  await page.getByRole("button", { name: t.cancel }).click();
  await page.getByRole("button", { name: t.yes }).click();
  await expect(page.getByTestId("booking-state")).toContainText(t.cancelled);

  const { path } = await bookingMail(site, email, t.offer);
  await page.goto(path);
  await expect(page.getByTestId("booking-state")).toContainText(t.held);
  await expectSound(page);
  await page.getByRole("button", { name: t.take }).click();
  await expect(page.getByTestId("booking-state")).toContainText(t.booked);
  const list = (await call("GET", `/bookings/admin?day=${course.id}`)) as { riders: string[] }[];
  expect(list.map(({ riders }) => riders)).toEqual([["Jana Malá"]]);
  await call("POST", `/days/${course.id}/cancel`, { reason: { en: "Over", cs: "Konec" } });
});

test("the team moves a booking after the latest change and cancels it, told before what becomes of the voucher @job", async ({
  adminPage: page,
  site,
  language,
}) => {
  const t = WORDS[language];
  const { call, code } = await sellRide(site);
  // The day is tomorrow: its riders themselves can change nothing any more.
  const day = await addRideDay(call, { inDays: 1, slots: [MORNING, LATER] });
  const email = `eva.${language}@example.cz`;
  const rider = { rider: "Eva Bílá", email };
  await call("POST", "/bookings", { ...rider, code, slot_id: day.slots[0]?.id });
  const phoned = { slot_id: day.slots[0]?.id, product_id: day.product, phone: "+420 777 000 222" };
  await call("POST", "/bookings/admin", { ...phoned, name: "Bez Mailu", language });
  await page.goto(`/admin/days/${day.id}`);
  const line = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  const dialog = page.getByRole("dialog");
  await line("Eva Bílá").getByRole("button", { name: t.change }).click();
  await dialog.getByLabel(t.slot).click();
  await page
    .getByRole("option", { name: /0?7:40/ })
    .first()
    .click();
  await expectSound(page);
  await dialog.getByRole("button", { name: t.moveIt }).click();
  await expect(success(page)).toContainText(t.movedTo);
  // It was booked by a call without a language.
  await bookingMail(site, email, "Your booking has been moved");

  await line("Eva Bílá").getByRole("button", { name: t.change }).click();
  await expect(dialog).toContainText(t.voucherFree(code));
  await expect(dialog.getByRole("button", { name: t.cancelIt })).toBeDisabled();
  await dialog.getByLabel(t.why).fill("Je nemocná");
  await dialog.getByRole("button", { name: t.cancelIt }).click();
  await expect(success(page)).toContainText(t.cancelledIt);
  await expect(line("Eva Bílá")).toHaveCount(0);
  const { state } = (await call("GET", `/vouchers/${code}`)) as { state: string };
  expect(state).toBe("valid");

  await line("Bez Mailu").getByRole("button", { name: t.change }).click();
  await expect(dialog).toContainText(t.nothingPaid);
  await dialog.getByLabel(t.why).fill("Volal");
  await dialog.getByRole("button", { name: t.cancelIt }).click();
  await expect(success(page)).toContainText(t.call);
  await expect(page.getByText(t.nobody)).toBeVisible();
  await call("POST", `/days/${day.id}/cancel`, { reason: { en: "Over", cs: "Konec" } });
});
