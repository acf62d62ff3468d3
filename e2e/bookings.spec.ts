import { bookingsWords } from "#features/bookings/bookings.words.ts";
import { cartPageWords } from "#features/checkout/cart-page.words.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { addRideDay } from "./ride-days.ts";
import { sellRide } from "./sell-ride.ts";

/** Riders have phones, whatever they speak. */
test.use({ viewport: { width: 360, height: 780 } });

const OWN = {
  en: {
    codeWrong: "This isn’t a voucher code",
    cancelledFor: "Cancelled: Rain",
    time: /^0?9:20\s2 places free$/,
    last: /^0?9:40\s1 place free$/,
    cancelled: "This booking is cancelled. You cancelled it.",
    waiting: "You’re on the waiting list.",
    held: /Held for you for/,
    two: "2 places",
    law: /right\sof\swithdrawal\sdoesn’t\sapply\sto:.+\(\d+\s\w+\s\d{4}\)/,
    remove: /^Remove from the cart/,
  },
  cs: {
    codeWrong: "Tohle není kód poukazu",
    cancelledFor: "Zrušeno: Prší",
    time: /^9:20\s2\svolná místa$/,
    last: /^9:40\s1\svolné místo$/,
    cancelled: "Tato rezervace je zrušená. Zrušili jste ji.",
    waiting: "Jste na čekací listině.",
    held: /Držíme pro vás ještě/,
    two: "2 místa",
    law: /odstoupit\sdo\s14\sdnů:.+\(\d+\.\s\p{L}+\s\d{4}\)/u,
    remove: /^Odebrat z košíku/,
  },
};

const wordsIn = (language: "en" | "cs") => ({
  ...bookingsWords[language],
  booked: bookingsWords[language].booking.states.booked,
  move: bookingsWords[language].booking.move,
  moved: bookingsWords[language].booking.moved_,
  cancel: bookingsWords[language].booking.cancel,
  yes: bookingsWords[language].booking.cancelYes,
  list: bookingsWords[language].waitSend,
  notFound: bookingsWords[language].booking.notFound,
  choose: bookingsWords[language].chooseDay,
  needed: bookingsWords[language].missing.rider,
  toCheckout: cartPageWords[language].toCheckout,
  removed: cartPageWords[language].empty,
  ...OWN[language],
});

const WORDS = { en: wordsIn("en"), cs: wordsIn("cs") };

/** Three days nearer than those of the demo: one cancelled, one with two times, one full. */
async function withDays(call: Awaited<ReturnType<typeof caller>>) {
  const off = await addRideDay(call, { inDays: 10, slots: [{ starts: "09:00", ends: "09:20", seats: 2 }] });
  await call("POST", `/days/${off.id}/cancel`, { reason: { en: "Rain", cs: "Prší" } });
  await addRideDay(call, {
    inDays: 11,
    slots: [
      { starts: "09:20", ends: "09:40", seats: 2 },
      { starts: "09:40", ends: "10:00", seats: 1 },
    ],
  });
  const full = await addRideDay(call, { inDays: 12, slots: [{ starts: "09:00", ends: "09:20", seats: 1 }] });
  await call("POST", "/bookings/admin", {
    slot_id: full.slots[0]?.id,
    product_id: full.product,
    name: "Ota",
    language: "cs",
  });
}

test("from the link of a voucher to the seat in six taps, then moved and cancelled; nobody else sees it @job", async ({
  page,
  site,
  language,
  expectedFaults,
}) => {
  const words = WORDS[language];
  const { call, code } = await sellRide(site);
  await withDays(call);
  await page.goto(`/book#${code}`);
  await expect(page.getByText(words.cancelledFor)).toBeVisible();
  await expect(page.getByText(words.full, { exact: true }).first()).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: words.time }).click();
  await page.getByRole("button", { name: words.confirm }).click();
  await expect(page.getByText(words.needed)).toBeVisible();
  await page.getByLabel(words.rider).fill("Jana Malá");
  await page.getByLabel(words.email).fill("jana@example.cz");
  await expectSound(page);
  await page.getByRole("button", { name: words.confirm }).dblclick();
  await expect(page.getByTestId("booking-state")).toContainText(words.booked);
  await expect(page).toHaveURL(/\/booking\/\d+\/[\w-]{32}$/);
  await expect(page.getByText("Jana Malá")).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  await expectSound(page);

  await page.getByRole("button", { name: words.move }).click();
  await page.getByRole("button", { name: words.last }).click();
  await page.getByRole("button", { name: /^(Move to|Přesunout na) / }).click();
  await expect(page.getByText(words.moved)).toBeVisible();
  await expect(page.getByText(/9:40/).first()).toBeVisible();
  await page.getByRole("button", { name: words.cancel }).click();
  await page.getByRole("button", { name: words.yes }).click();
  await expect(page.getByTestId("booking-state")).toContainText(words.cancelled);
  await expectSound(page);

  expectedFaults.push(/404/);
  await page.goto(`${page.url().slice(0, -1)}${page.url().endsWith("A") ? "B" : "A"}`);
  await expect(page.getByRole("heading", { name: words.notFound })).toBeVisible();
});

test("a typed code: a slip is told at once, and who finds the day full waits for a place @job", async ({
  page,
  site,
  language,
}) => {
  const words = WORDS[language];
  const { call, code } = await sellRide(site);
  await withDays(call);
  await page.goto("/book");
  await page.getByLabel(words.code).fill("7KQM-2XPD-9FHA");
  await page.getByRole("button", { name: words.show }).click();
  await expect(page.getByText(words.codeWrong)).toBeVisible();
  await page.getByLabel(words.code).fill(code.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: words.show }).click();
  await page.locator("summary").filter({ hasText: words.full }).first().click();
  await page.getByRole("button", { name: words.wait }).click();
  await page.getByLabel(words.rider).fill("Jana Malá");
  await page.getByLabel(words.email).fill("jana@example.cz");
  await expectSound(page);
  await page.getByRole("button", { name: words.list }).click();
  await expect(page.getByText(words.waiting)).toBeVisible();
});

test("without a voucher: day and time first, the held places stand in the cart and are free again once removed @job", async ({
  page,
  site,
  language,
}) => {
  const words = WORDS[language];
  await withDays(await caller(site));
  // Of all days: those of the other tests stand beside them.
  const free = async () => {
    const days = (await (await page.request.get("/api/days")).json()) as { free: number }[];
    return days.reduce((sum, day) => sum + day.free, 0);
  };
  const before = await free();
  await page.goto("/product/drift-taxi");
  await page.getByRole("link", { name: words.choose }).click();
  await page.getByRole("button", { name: words.time }).click();
  await page.getByLabel(words.places).selectOption("2");
  await expectSound(page);
  await page.getByRole("button", { name: words.hold }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(words.held)).toBeVisible();
  await expect(page.getByText(words.two)).toBeVisible();
  expect(await free()).toBe(before - 2);
  // Who buys for a day is told before ordering that it can't be returned.
  await page.getByRole("link", { name: words.toCheckout }).click();
  await expect(page.getByText(words.law)).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: words.remove }).click();
  await expect(page.getByText(words.removed)).toBeVisible();
  await expect.poll(free).toBe(before);
});
