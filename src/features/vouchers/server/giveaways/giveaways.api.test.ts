import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followDay } from "#features/bookings/server/follow-days.ts";
import { days } from "#features/days/server/days.table.ts";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products, productVariants } from "#features/products/server/products.table.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { addDay, openRides, RIDE, takenOf } from "#testing/shop/rides-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { checkSignature } from "../../signed-code.ts";
import { codeKey } from "../sign-code.ts";
import { vouchers } from "../vouchers.table.ts";
import { applyGiveawayRetention } from "./customer-giveaways.ts";
import { giveaways } from "./giveaways.table.ts";

const server = await testServer();
const { db } = server.services;
let token: string;

const NOW = new Date("2026-06-01T10:00:00Z");
beforeEach(async () => {
  server.setNow(NOW);
  token = await server.signIn();
  await openRides(server.services);
  await db.delete(giveaways);
  await db.delete(mails);
  await db.delete(historyEntries);
});
afterEach(() => server.setNow(null));

const gift = {
  product: RIDE,
  quantity: 3,
  name: "Hasiči Doksy",
  email: "hasici@example.cz",
  language: "cs",
  dedication: "Díky za pomoc!",
  reason: "Tombola na plese",
  valid_until: "2027-01-31",
};
const call = (name: string, body?: object) => server.call(name, { token, language: "en", body });
const give = (changed: object = {}) => call("POST /vouchers", { ...gift, ...changed });
const book = (code: string, slot_id: number) =>
  server.call("POST /bookings", {
    language: "cs",
    body: { code, slot_id, rider: "Petr", email: "petr@example.cz", phone: "" },
  });

test("given vouchers are real ones without an order, a paper or money; why stands on each and in the log", async () => {
  const { status, body } = await give();
  expect(status).toBe(201);
  expect(body.vouchers).toHaveLength(3);
  const detail = (await call(`GET /vouchers/${body.vouchers[0].code}`)).body;
  expect(detail).toMatchObject({
    state: "valid",
    order_id: null,
    order_number: null,
    customer_name: "Hasiči Doksy",
    valid_until: "2027-01-31",
    language: "cs",
    name: "Jízda drift taxi",
    giveaway: { id: body.id, reason: "Tombola na plese" },
    history: [{ kind: "issued", note: "Tombola na plese" }],
  });
  expect(detail.giveaway.by).not.toBe("");
  expect(await db.$count(orders)).toBe(0);
  expect(await db.$count(invoices)).toBe(0);
  const [entry] = await db.select().from(historyEntries).where(eq(historyEntries.type, "giveaways"));
  expect(entry).toMatchObject({ action: "added" });
  expect(JSON.stringify(entry)).toContain("Tombola na plese");
  expect(JSON.stringify(entry)).not.toContain("Hasiči");
  for (const q of ["hasiči", "hasici@example.cz", body.vouchers[2].code.slice(0, 6)])
    expect((await call(`GET /vouchers?q=${encodeURIComponent(q)}`)).body.pagination.total).toBeGreaterThan(0);
  expect((await call(`GET /vouchers?giveaway=${body.id}`)).body.vouchers).toHaveLength(3);
});

test("turnover and the comparison of the books know nothing of them; the dashboard counts them apart", async () => {
  await give();
  const { body } = await call("GET /dashboard/shop");
  expect(body.vouchers).toEqual({ issued: 0, used: 0, ended: 0, open: 0, given: 3 });
  expect(body.months.every(({ received }: { received: number }) => received === 0)).toBe(true);
  expect((await call("POST /accounting/check")).body.differences).toEqual([]);
});

test("the same tap twice, also at once, gives once and sends one mail", {
  tags: "both-databases",
}, async () => {
  const key = "a-tap-that-came-twice";
  const answers = await Promise.all([give({ key }), give({ key }), give({ key })]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await db.$count(vouchers)).toBe(3);
  expect((await give({ key, quantity: 4 })).body.code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect(await db.$count(mails)).toBe(1);
});

test("the mail has the dedication and each voucher, in the chosen language; without an address none is made", async () => {
  const { body } = await give({ quantity: 2, language: "en" });
  const [mail] = await db.select().from(mails);
  expect(mail).toMatchObject({
    toAddress: "hasici@example.cz",
    language: "en",
    about: `giveaways/${body.id}`,
  });
  expect(mail?.subject).toContain("Your vouchers: Drift taxi ride");
  expect(mail?.text).toContain("We’re giving you vouchers");
  expect(mail?.text).toContain("show them on your phone");
  expect(mail?.text).not.toContain("forward");
  expect(mail?.text).toContain("Díky za pomoc!");
  expect(mail?.text).not.toContain("payment");
  for (const { code } of body.vouchers) expect(mail?.text).toContain(code);
  const [first] = body.vouchers;
  const pdf = await pdfAt(`/vouchers/${first.code}/pdf`);
  for (const text of [first.code, "For Hasiči Doksy", "Díky za pomoc!"]) expect(pdf.text).toContain(text);
  expect(pdf.pages).toBe(1);
  expect(await checkSignature((await pdf.code()) ?? "", codeKey(server.services.config))).toBe("genuine");
  await give({ email: "" });
  expect(await db.$count(mails)).toBe(1);
});

test("all of a giveaway are printed at once, a page each; void ones are left out", async () => {
  const { body } = await give();
  await call(`POST /vouchers/${body.vouchers[0].code}/void`, { reason: "Ztracený" });
  const { text, pages } = await pdfAt(`/vouchers/given/${body.id}/pdf`);
  expect(pages).toBe(2);
  expect(text).not.toContain(body.vouchers[0].code);
  for (const { code } of body.vouchers.slice(1)) expect(text).toContain(code);
  expect((await call("GET /vouchers/given/999/pdf")).status).toBe(404);
});

test("it books a seat and is used at the gate; after a rained-off day there is another day, but no money back", async () => {
  const day = await addDay(server.services, { date: "2026-06-20" });
  const later = await addDay(server.services, { date: "2026-07-20" });
  const { body } = await give({ quantity: 1 });
  const { code } = body.vouchers[0];
  const booked = await book(code, day.slots[0]);
  expect(booked.status).toBe(201);
  const mine = `/bookings/mine/${booked.body.id}/${booked.body.key}`;
  await db.update(days).set({ cancelled_at: NOW }).where(eq(days.id, day.id));
  await db.delete(mails);
  await followDay(server.services, day.id);
  const [mail] = await db.select().from(mails);
  expect(mail?.text).toContain("Vyberte si jiný den:");
  expect(mail?.text).not.toContain("peněz");
  expect((await server.call(`GET ${mine}`, { language: "cs" })).body.may).toMatchObject({
    move: true,
    money: false,
  });
  expect((await server.call(`POST ${mine}/money-back`, { language: "cs" })).status).toBe(409);
  const moved = await server.call(`POST ${mine}/move`, { language: "cs", body: { slot_id: later.slots[0] } });
  expect(moved.status).toBeLessThan(300);
  expect((await call(`POST /vouchers/${code}/use`)).body.state).toBe("used");
});

test("made void it gives its seat back; a used one and a sold one are refused", async () => {
  const day = await addDay(server.services, { date: "2026-06-20" });
  const { body } = await give({ quantity: 2 });
  const [first, second] = body.vouchers;
  await book(first.code, day.slots[0]);
  expect(await takenOf(server.services, day.slots[0])).toBe(1);
  const ended = await call(`POST /vouchers/${first.code}/void`, { reason: "Vyhrál někdo jiný" });
  expect(ended.body).toMatchObject({ state: "void", history: [{}, { note: "Vyhrál někdo jiný" }] });
  expect(await takenOf(server.services, day.slots[0])).toBe(0);
  expect((await call(`POST /vouchers/${first.code}/void`, { reason: "Znovu" })).body.history).toHaveLength(2);
  expect((await call(`POST /vouchers/${first.code}/use`)).body.code).toBe("VOUCHER_VOID");
  await call(`POST /vouchers/${second.code}/use`);
  expect((await call(`POST /vouchers/${second.code}/void`, { reason: "x" })).body.code).toBe("VOUCHER_USED");
});

test("what is no voucher, a missing size, too many, no reason and a day that is over are refused at their field", async () => {
  const paths = async (changed: object) =>
    (await give(changed)).body.errors?.map(({ path }: { path: string }) => path);
  expect(await paths({ product: "sticker-set" })).toEqual(["product"]);
  expect(await paths({ quantity: 51 })).toEqual(["quantity"]);
  expect(await paths({ quantity: 0 })).toEqual(["quantity"]);
  expect(await paths({ reason: " " })).toEqual(["reason"]);
  expect(await paths({ name: "" })).toEqual(["name"]);
  expect(await paths({ email: "nobody" })).toEqual(["email"]);
  expect(await paths({ valid_until: "2026-05-31" })).toEqual(["valid_until"]);
  await db
    .insert(productVariants)
    .values({ product_id: RIDE, label: { en: "Three laps", cs: "Tři kola" }, display_order: 0 });
  expect(await paths({})).toEqual(["variant"]);
  const [size] = await db.select().from(productVariants);
  const { body } = await give({ variant: size?.id, quantity: 1 });
  expect(body.vouchers[0].name).toBe("Jízda drift taxi, Tři kola");
  await db.update(products).set({ is_active: false });
  expect(await paths({})).toEqual(["product"]);
});

test("a person's data has what was given to her; erased, the voucher stays good without a name", async () => {
  const { body } = await give();
  const email = "hasici@example.cz";
  expect((await call(`GET /customer-data?email=${email}`)).body).toMatchObject({ giveaways: 1 });
  const exported = (await call(`GET /customer-data/export?email=${email}`)).body;
  expect(exported.given_vouchers).toMatchObject([{ name: "Hasiči Doksy", vouchers: [{}, {}, {}] }]);
  expect((await call("POST /customer-data/erase", { email })).body).toMatchObject({ giveaways: 1 });
  const detail = (await call(`GET /vouchers/${body.vouchers[0].code}`)).body;
  expect(detail).toMatchObject({ state: "valid", customer_name: "" });
  expect(JSON.stringify(await db.select().from(giveaways))).not.toMatch(/Hasiči|hasici|Díky|Tombola/);
});

test("after five years nobody is named any more", async () => {
  await give();
  await applyGiveawayRetention(db, new Date("2031-05-30T10:00:00Z"));
  expect((await db.select().from(giveaways))[0]?.name).toBe("Hasiči Doksy");
  await applyGiveawayRetention(db, new Date("2031-06-02T10:00:00Z"));
  expect((await db.select().from(giveaways))[0]?.name).toBe("");
});

/** What the mail's job attaches is drawn as this answer is. */
async function pdfAt(path: string) {
  const answer = await server.app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers["content-type"]).toBe("application/pdf");
  return readPdf(answer.rawPayload);
}
