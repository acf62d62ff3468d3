// @module-tag both-databases
import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { products } from "#features/products/server/products.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { testServer } from "#testing/test-server.ts";
import { stockAlerts } from "./stock-alerts.table.ts";
import { applyAlertRetention, tellOfStock } from "./stock-alerts.ts";

const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const server = await testServer({ PUBLIC_URL: "https://www.team.example", SMTP_URL: smtp.url });
const { db } = server.services;
let token = "";
let product = "";
let sizes: { id: number; label: { en: string } }[] = [];

const at = (moment: string) => server.setNow(new Date(moment));

beforeEach(async () => {
  at("2026-12-01T10:00:00Z");
  token = await server.signIn();
  await db.delete(products);
  await db.delete(rateLimitHits);
  await db.delete(mails);
  smtp.received.length = 0;
  const text = (name: string) => ({ name });
  const made = await server.call("POST /products", {
    token,
    body: {
      slug: "shirt",
      price: 590,
      category: "merchandise",
      translations: { en: text("T-shirt"), cs: text("Tričko") },
      variants: [
        { label: { en: "L", cs: "L" }, stock: 2 },
        { label: { en: "XXL", cs: "XXL" }, stock: 0 },
      ],
    },
  });
  product = made.body.id;
  sizes = made.body.variants;
});
afterEach(() => server.setNow(null));

const ask = (email: string, more: object = {}, from = "192.0.2.1") =>
  server.call("POST /stock-alerts", {
    body: { product, variant: sizes[1]?.id, email, ...more },
    language: "cs",
    remoteAddress: from,
  });
const all = () => db.select().from(stockAlerts).orderBy(asc(stockAlerts.id));
const back = () => db.select().from(mails).where(eq(mails.kind, "stock-alert-back")).orderBy(asc(mails.id));
const restock = (stock: number) =>
  server.call("PATCH /products/shirt/stock", {
    token,
    body: { counts: [{ variant: sizes[1]?.id, stock }] },
  });

async function pathFor(email: string): Promise<string> {
  const link = /\/stock-alert\/(\d+)\/([\w-]{32})/;
  const row = (await all()).find((one) => one.email === email);
  const text = await vi.waitFor(
    () => {
      // A mail of the test before may still be on its way.
      const found = smtp.received.find(({ text }) => text?.includes(`/stock-alert/${row?.id}/`));
      if (!found?.text) throw new Error("It has not arrived.");
      return found.text;
    },
    { timeout: 15_000, interval: 20 },
  );
  const [, id, key] = link.exec(text) ?? [];
  return `/stock-alerts/mine/${id}/${key}`;
}

test("who confirmed is told once when the size is back, and the address is gone", async () => {
  expect((await ask("jana@example.cz")).body).toEqual({ asked: true });
  await ask("petr@example.cz");
  const path = await pathFor("jana@example.cz");
  // Whoever only opens the link changes nothing.
  expect((await server.call(`GET ${path}`, { language: "cs" })).body).toEqual({
    state: "asked",
    name: "Tričko",
    slug: "shirt",
    size: "XXL",
  });
  expect((await server.call(`POST ${path}/confirm`)).body.state).toBe("waiting");
  await tellOfStock(server.services);
  expect(await back()).toEqual([]);
  await restock(3);
  await Promise.all([tellOfStock(server.services), tellOfStock(server.services)]);
  await tellOfStock(server.services);
  expect(await back()).toMatchObject([{ toAddress: "jana@example.cz", language: "cs" }]);
  expect((await back())[0]?.text).toContain("https://www.team.example/product/shirt");
  expect((await back())[0]?.subject).toContain("Tričko, velikost XXL");
  expect((await all()).map(({ email }) => email)).toEqual(["petr@example.cz"]);
  expect((await server.call(`GET ${path}`)).body.state).toBe("gone");
});

test("nobody is asked twice for the same, nor mailed more than three times a day; the answer says nothing of it", async () => {
  const answers = [
    await ask("jana@example.cz"),
    await ask("Jana@example.cz"),
    await ask("jana+2@example.cz"),
  ];
  answers.push(await ask("jana+3@example.cz"));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(await db.$count(mails)).toBe(2);
  expect(await all()).toHaveLength(2);
});

test("from one network ends at twenty an hour", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(`r${index}@example.cz`)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
});

test("a product or size that there is not, and a machine, are refused", async () => {
  expect((await ask("jana@example.cz", { product: "nothing" })).status).toBe(404);
  expect((await ask("jana@example.cz", { variant: 999_999 })).status).toBe(404);
  expect((await ask("jana@example.cz", { honeypot: "x" })).status).toBe(400);
  expect(await all()).toEqual([]);
});

test("a wish can be taken back; what nobody confirmed goes after a week; a product takes its wishes along", async () => {
  await ask("jana@example.cz");
  const path = await pathFor("jana@example.cz");
  expect((await server.call(`GET ${path.slice(0, -1)}_`)).status).toBe(404);
  expect((await server.call(`POST ${path}/leave`)).body.state).toBe("gone");
  await ask("petr@example.cz");
  await applyAlertRetention(db, new Date("2026-12-09T10:00:00Z"));
  expect(await all()).toEqual([]);
  await ask("eva@example.cz");
  expect((await server.call("DELETE /products/shirt", { token })).status).toBe(204);
  expect(await all()).toEqual([]);
});
