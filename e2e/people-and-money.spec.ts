import type { Locator } from "@playwright/test";
import { cashDeskWords } from "#features/cash-desk/web/admin/cash-desk.words.ts";
import { customersWords } from "#features/customers/web/admin/customers.words.ts";
import { messagesAdminWords } from "#features/messages/web/admin/messages-admin.words.ts";
import { newOrderWords } from "#features/team-orders/web/admin/new-order.words.ts";
import { stallWords } from "#features/track-sales/web/admin/stall.words.ts";
import { caller } from "./api-calls.ts";
import { expect, expectSound, test } from "./fixtures.ts";
import { addRideDay } from "./ride-days.ts";

/** Journeys of the team with people and money, with their taps: one press or one field each. */

function counted() {
  let taps = 0;
  return {
    tap: async (target: Locator, act: () => Promise<unknown> = () => target.click()) => {
      taps += 1;
      await act();
    },
    taps: () => taps,
  };
}

test.use({ expectedFaults: [/422|40[49]/] });

test("“where is my ride?” is answered in three taps @job @phone", async ({
  adminPage: page,
  language,
  site,
}) => {
  const t = customersWords[language];
  const call = await caller(site);
  const day = await addRideDay(call, { inDays: 9, slots: [{ starts: "09:00", ends: "09:20", seats: 2 }] });
  await call("POST", "/bookings/admin", {
    slot_id: day.slots[0]?.id,
    product_id: day.product,
    name: "Roman Pokladní",
    phone: "777 888 001",
    language,
  });
  const { tap, taps } = counted();
  await page.goto("/admin/customers");
  const search = page.getByLabel(t.search);
  await tap(search, () => search.fill("+420777888001"));
  await tap(page.getByRole("list", { name: t.list }).getByRole("link", { name: /Roman Pokladní/ }));
  const next = page.getByRole("region", { name: t.next });
  await expect(next).toContainText("Most");
  await expect(next).toContainText(t.notSigned);
  // The way there through the menu is one more.
  expect(taps() + 1).toBeLessThanOrEqual(3);
  await expectSound(page);

  await page.getByLabel(t.note).fill("Volat po čtvrté");
  await page.getByRole("button", { name: t.addNote }).click();
  await expect(page.getByRole("region", { name: t.sections.notes })).toContainText("Volat po čtvrté");
  await page.goto("/admin/customer-data");
  await expect(page).toHaveURL(/\/admin\/customers$/);
});

test("a ride by telephone, paid at the track, comes to its receipt in at most twelve taps @job @phone", async ({
  adminPage: page,
  language,
  site,
}) => {
  const t = newOrderWords[language];
  const call = await caller(site);
  const day = await addRideDay(call, { inDays: 8, slots: [{ starts: "10:00", ends: "10:20", seats: 2 }] });
  await call("POST", "/bookings/admin", {
    slot_id: day.slots[0]?.id,
    product_id: day.product,
    name: "Jana Známá",
    phone: "602 333 444",
    language,
  });
  const { tap, taps } = counted();
  await page.goto("/admin/orders");
  await tap(page.getByRole("link", { name: t.title }));
  const form = page.getByRole("form", { name: t.title });
  const product = form.getByLabel(t.product).first();
  await tap(product, () => product.selectOption(day.product));
  const slot = form.getByLabel(t.slot);
  await tap(slot, () => slot.selectOption(String(day.slots[0]?.id)));
  const name = form.getByRole("textbox", { name: t.name, exact: true });
  await tap(name, () => name.fill("znama"));
  await tap(form.getByRole("region", { name: t.known }).getByRole("button", { name: /Jana Známá/ }));
  await expect(form.getByRole("textbox", { name: t.phone, exact: true })).toHaveValue("602 333 444");
  const payment = form.getByRole("combobox", { name: t.payment, exact: true });
  await tap(payment, () => payment.selectOption("track"));
  await expect(form.getByText(t.atTrackHint)).toBeVisible();
  await expectSound(page);
  await tap(
    form.getByRole("button", { name: language === "cs" ? /^Vytvořit objednávku/ : /^Create the order/ }),
  );
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
  const id = Number(page.url().split("/").at(-1));
  // At the track, on the day's page: paid in cash, which issues the receipt.
  const bookings = (await call("GET", `/bookings/admin?day=${day.id}`)) as { id: number; order_id: number }[];
  const booking = bookings.find(({ order_id }) => order_id === id);
  await tap(page.locator(`a[href="/admin/days/${day.id}"]`).first(), () =>
    page.goto(`/admin/days/${day.id}`),
  );
  const row = page.locator("li").filter({ has: page.locator(`a[href="/admin/orders/${id}"]`) });
  await tap(row.getByRole("button", { name: language === "cs" ? /^Zaplaceno hotově/ : /^Paid in cash/ }));
  await expect
    .poll(async () => ((await call("GET", `/orders/admin/orders/${id}`)) as { paid_how: string }).paid_how)
    .toBe("cash");
  await tap(row.locator(`a[href="/admin/orders/${id}"]`));
  await expect(page.getByText(language === "cs" ? /Účtenka/ : /Receipt/).first()).toBeVisible();
  expect(booking).toBeDefined();
  expect(taps()).toBeLessThanOrEqual(12);
});

test("a T-shirt for cash is sold in four taps, and the desk is closed with what was counted @job @phone", async ({
  adminPage: page,
  language,
  site,
}) => {
  const t = stallWords[language];
  const desk = cashDeskWords[language];
  const call = await caller(site);
  type Product = {
    category: string;
    is_voucher: boolean;
    is_orderable: boolean;
    is_sold_out: boolean;
    variants: { is_active: boolean; stock: number | null; label: Record<string, string> }[];
    translations: Record<string, { name: string }>;
  };
  const products = (await call("GET", "/products")) as Product[];
  const shirt = products.find(
    (one) =>
      one.category === "merchandise" && one.is_orderable && !one.is_sold_out && one.variants.length > 1,
  );
  const { tap, taps } = counted();
  await page.goto("/admin/stall");
  await expectSound(page);
  await tap(page.getByRole("button", { name: shirt?.translations[language]?.name ?? "" }).first());
  const size = shirt?.variants.find(({ is_active, stock }) => is_active && stock !== 0);
  await tap(page.getByRole("button", { name: size?.label[language] ?? "", exact: true }));
  await tap(page.getByRole("button", { name: new RegExp(`^${t.cash("")}`) }));
  await expectSound(page);
  await tap(
    page
      .getByRole("button", { name: new RegExp(`, ${language === "cs" ? "vrátit" : "give back"} `) })
      .first(),
  );
  await expect(
    page.getByText(language === "cs" ? /^Prodáno za .* Vraťte / : /^Sold for .* Give back /),
  ).toBeVisible();
  expect(taps()).toBe(4);

  await page.goto("/admin/cash-desk");
  await expect(page.getByRole("heading", { name: desk.title })).toBeVisible();
  const seen = (await call("GET", "/cash-desk")) as { expected: number };
  expect(seen.expected).toBeGreaterThan(0);
  await page.getByLabel(desk.counted).fill(String(seen.expected - 10));
  await expect(page.getByText(new RegExp(`^${desk.difference("")}`))).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: desk.closeIt, exact: true }).click();
  await expect(page.getByRole("region", { name: desk.closings })).toContainText("−10");
});

test("a message is somebody's, answered with a ready answer, and unread again @job @both", async ({
  adminPage: page,
  language,
  site,
}) => {
  const t = messagesAdminWords[language];
  const call = await caller(site);
  await call("POST", "/contact-messages", {
    name: "Žofie Tázavá",
    email: "tazava@example.cz",
    subject: "Kdy se jezdí?",
    message: "Kdy?",
    termsAgreed: true,
    honeypot: "",
  });
  const body = { cs: "<p>Dobrý den, {name}</p>", en: "<p>Hello, {name}</p>" };
  await call("POST", "/ready-answers", { title: "Termíny", body });
  await page.goto("/admin/messages");
  await page
    .getByRole("button", { name: /Žofie Tázavá/ })
    .first()
    .click();
  await page.getByLabel(t.person).selectOption({ index: 1 });
  await page.getByLabel(t.ready).selectOption({ label: "Termíny" });
  await expect(page.getByRole("textbox", { name: t.replyTo("Žofie Tázavá") })).toContainText("Žofie Tázavá");
  await expectSound(page);
  await page.getByRole("button", { name: t.markDone }).click();
  await expect(page.getByRole("button", { name: t.notDone })).toBeVisible();
  await page.getByRole("button", { name: t.markUnread }).click();
  await expect
    .poll(async () => {
      const all = (await call("GET", "/contact-messages")) as {
        subject: string;
        is_read: boolean;
        is_done: boolean;
      }[];
      return all.find(({ subject }) => subject === "Kdy se jezdí?");
    })
    .toMatchObject({ is_read: false, is_done: true });
});
