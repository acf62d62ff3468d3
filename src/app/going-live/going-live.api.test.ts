import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { bookings } from "#features/bookings/server/bookings.table.ts";
import { cars } from "#features/cars/server/cars.table.ts";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { resultDrivers, resultSeries } from "#features/results/server/results.table.ts";
import { reviews } from "#features/reviews/server/reviews.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";
import { fillEmptyDatabase } from "../first-content/first-content.ts";
import type { GoingLive } from "./going-live.contract.ts";

const smtp = await startSmtpServer();
const server = await testServer({ SMTP_URL: smtp.url, DEMO: "on" });
const { db } = server.services;
// A test's site has its settings already.
await db.delete(settings);
await fillEmptyDatabase(server.services);
const token = await server.signIn();
const call = (name: string, body?: object) => server.call(name, { token, body, language: "cs" });
const guide = async () => (await call("GET /going-live")).body as GoingLive;
const isDone = async (name: string) => (await guide()).steps.find(({ step }) => step === name)?.done;
/** As the team saves it, one value or the same words twice. */
async function set(key: string, value: string, isWords = false) {
  const [row] = await db.select().from(settings).where(eq(settings.setting_key, key));
  const text = { setting_value: value };
  const body = isWords ? { translations: { en: text, cs: text } } : { value };
  expect((await call(`PUT /settings/${row?.id}`, body)).status).toBe(200);
}

test("the demo team's shop has everything left to do that a shop in earnest needs (17.3)", async () => {
  const { steps, demo, delivery } = await guide();
  expect(steps.filter(({ done }) => done).map(({ step }) => step)).toEqual([]);
  expect(demo.unchanged).toBeGreaterThan(50);
  expect(delivery).toBe("smtp");
});

test("the team's own name and contact come first, and legal texts can't be confirmed before", async () => {
  expect((await guide()).steps[0]).toMatchObject({ step: "team", done: false });
  const early = await call("PUT /going-live/legal", { done: true });
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining("právní texty")]);
  await set("team_name", "Náš tým");
  await set("contact_email", "my@nastym.cz");
  expect(await isDone("team")).toBe(false);
  await set("contact_phone", "+420 777 123 456");
  expect(await isDone("team")).toBe(true);
});

test("the home page is done once its title is the team's own; cards that are not offered say so", async () => {
  expect([await isDone("home"), (await guide()).cards]).toEqual([false, "test"]);
  await set("hero_title", "Bokem z Lípy", true);
  expect(await isDone("home")).toBe(true);
  const cards = eq(paymentMethods.kind, "card");
  await db.update(paymentMethods).set({ is_active: false }).where(cards);
  expect([await isDone("cards"), (await guide()).cards]).toEqual([true, "off"]);
  await db.update(paymentMethods).set({ is_active: true }).where(cards);
});

test("seller and account are done once they are one's own", async () => {
  await set("company_id", "27074358");
  await set("company_name", "Drift Team s.r.o.");
  await set("company_address", "Děčínská 1, 470 01 Česká Lípa", true);
  expect([await isDone("seller"), await isDone("account")]).toEqual([true, false]);
  await set("bank_account", "19-2000145399/0800");
  await set("bank_iban", "CZ6508000000192000145399");
  expect(await isDone("account")).toBe(true);
});

test("a mail to oneself counts once it has left by the mail server", async () => {
  const answer = await call("POST /going-live/test-mail");
  expect(answer).toMatchObject({ status: 200, body: { to: ADMIN.email } });
  await vi.waitFor(async () => expect(await isDone("mails")).toBe(true), { timeout: 60_000 });
  expect(smtp.received).toMatchObject([{ subject: "Zkušební e-mail z vašeho webu" }]);
  await db.update(mails).set({ state: "failed" });
  expect(await isDone("mails")).toBe(false);
});

test("cards are done where they are not offered, and what no program sees is confirmed by name", async () => {
  await db.update(paymentMethods).set({ is_active: false }).where(eq(paymentMethods.kind, "card"));
  expect(await isDone("cards")).toBe(true);
  for (const step of ["legal", "backup"]) {
    const confirmed = await call(`PUT /going-live/${step}`, { done: true });
    expect(confirmed.body.steps).toContainEqual({
      step,
      done: true,
      confirmed_by: expect.stringMatching(/./),
    });
    // Twice, as from a second tab.
    expect((await call(`PUT /going-live/${step}`, { done: true })).status).toBe(200);
    expect((await call(`PUT /going-live/${step}`, { done: false })).body.steps).toContainEqual(
      expect.objectContaining({ step, done: false }),
    );
  }
  expect((await call("PUT /going-live/seller", { done: true })).status).toBe(400);
});

test("the demo content goes in one action, but for what somebody has changed; each record can come back", async () => {
  const [first] = (await call("GET /cars")).body;
  const translations = { ...first.translations, cs: { ...first.translations.cs, name: "Naše vlastní auto" } };
  expect(await call(`PUT /cars/${first.slug}`, { translations })).toMatchObject({ status: 200 });
  const before = (await guide()).demo;
  const reviewsBefore = await db.$count(reviews);
  const resultsBefore = await db.$count(resultDrivers);
  expect(before.changed).toBeGreaterThanOrEqual(1);

  const { body } = await call("DELETE /going-live/demo");
  expect(body).toEqual({ removed: before.unchanged, left: [] });
  expect((await guide()).demo).toEqual({ unchanged: 0, changed: before.changed });
  expect((await call("GET /cars")).body).toMatchObject([{ name: "Naše vlastní auto" }]);
  for (const path of ["/blog/posts", "/gallery", "/events", "/team-members", "/sponsors"]) {
    const answer = await server.call(`GET ${path}`);
    if (answer.status === 200) expect(answer.body.posts ?? answer.body, path).toEqual([]);
  }
  // Nobody has written the demo team's reviews: none of them stays.
  expect(reviewsBefore).toBeGreaterThan(5);
  expect(await db.$count(reviews)).toBe(0);
  // Nobody has driven its seasons either.
  expect(resultsBefore).toBeGreaterThan(30);
  expect([await db.$count(resultSeries), await db.$count(resultDrivers)]).toEqual([0, 0]);
  // What a shop can't do without stays, and so does what was filled in above.
  expect(await db.$count(paymentMethods)).toBeGreaterThan(0);
  expect(await isDone("seller")).toBe(true);
  expect(await isDone("demo")).toBe(true);

  // What the demo team said of itself goes with it; what was filled in above stays.
  const said = await server.call("GET /settings", { language: "en" });
  const texts = (said.body as { setting_key: string; value: string; setting_value: string }[])
    .map((one) => [one.setting_key, one.value, JSON.stringify(one)].join(" "))
    .join("\n");
  expect(texts).toContain("my@nastym.cz");
  expect(texts).not.toMatch(/champions|Lípa Drift|lipadrift|info@example|Sideways since/);

  const log = await call("GET /history?type=cars");
  const gone = log.body.entries.find(({ action }: { action: string }) => action === "deleted");
  expect((await call(`POST /history/${gone.id}/restore`, { version: "before" })).status).toBeLessThan(300);
  expect(await db.$count(cars, and(eq(cars.is_active, true)))).toBeGreaterThanOrEqual(1);
});

test("the demo team's days are half full, with vouchers to book; both go with the rest of the demo", async () => {
  const other = await testServer({ DEMO: "on" });
  const { db } = other.services;
  await db.delete(settings);
  await fillEmptyDatabase(other.services);
  const open = (await other.call("GET /days")).body.filter(
    ({ status }: { status: string }) => status === "published",
  );
  expect(open.length).toBeGreaterThanOrEqual(4);
  for (const { free, seats } of open) {
    expect(free).toBeGreaterThan(0);
    expect(free / seats).toBeLessThanOrEqual(0.6);
  }
  expect(await db.$count(mails)).toBe(0);
  const [voucher, ...others] = await db.select().from(vouchers);
  expect(others).toHaveLength(2);
  const opened = await other.call("POST /bookings/voucher", { body: { code: voucher?.code } });
  expect([opened.status, opened.body.days?.length > 0]).toEqual([200, true]);

  // One of the vouchers was really used: it stays.
  await db
    .update(vouchers)
    .set({ used_at: new Date() })
    .where(eq(vouchers.id, voucher?.id as number));
  const owner = await other.signIn();
  expect((await other.call("DELETE /going-live/demo", { token: owner })).body.left).toEqual([]);
  expect((await other.call("GET /days")).body).toEqual([]);
  expect([await db.$count(bookings), await db.$count(vouchers)]).toEqual([0, 3]);
});

test("nobody but an owner sees or does any of it", async () => {
  expect((await server.call("GET /going-live")).status).toBe(401);
  expect((await server.call("DELETE /going-live/demo")).status).toBe(401);
});
