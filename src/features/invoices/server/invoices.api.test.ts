import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { products } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { invoices } from "./invoices.table.ts";
import { finalInvoice } from "./issue-final-invoice.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeEach(async () => {
  shop = await openShop(server.services);
});

const set = (key: string, value: string) =>
  db.update(settings).set({ value }).where(eq(settings.setting_key, key));

async function place(language: "cs" | "en" = "cs"): Promise<number> {
  return (await server.call("POST /orders", { body: shop.payload, language })).body.orderId;
}

async function paper(id: number, type: string) {
  const token = await server.signIn();
  const response = await server.app.inject({
    url: `/api/orders/admin/orders/${id}/invoice?type=${type}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

const textOf = async (bytes: Buffer) => (await readPdf(bytes)).text;

describe("the proforma", () => {
  test("is a PDF with seller, customer, lines, totals and how to pay, numbered like the order", async () => {
    await set("company_name", "Driftový tým s.r.o.");
    await set("company_id", "27074358");
    await set("bank_account", "2000145399/0800");
    await set("bank_iban", "CZ6508000000192000145399");
    const id = await place();
    const { status, headers, bytes } = await paper(id, "proforma");
    const number = String(id).padStart(10, "0");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "content-disposition": `inline; filename="zalohova-faktura-${number}.pdf"`,
    });
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    const text = await textOf(bytes);
    for (const part of [
      "Zálohová faktura",
      number,
      "Driftový tým s.r.o.",
      "IČO: 27074358",
      "Prodávající není plátcem DPH.",
      "Žofie Šťastná",
      "Děčínská 1 470 01 Česká Lípa",
      "Jízda drift taxi",
      "449,70 Kč",
      "Doprava: Kurýr",
      "5 578,70 Kč",
      "2000145399/0800",
      "QR Platba",
    ])
      expect(text).toContain(part);
    expect(await db.$count(invoices)).toBe(0);
    for (const key of ["company_name", "company_id", "bank_account", "bank_iban"]) await set(key, "");
  });

  test("is in the language of the order", async () => {
    expect(await textOf((await paper(await place("en"), "proforma")).bytes)).toContain("Proforma invoice");
  });

  test("keeps every letter of Czech, wrapped where a line is full", async () => {
    const name = "Příliš žluťoučký kůň úpěl ďábelské ódy PŘÍLIŠ ŽLUŤOUČKÝ KŮŇ ÚPĚL ĎÁBELSKÉ ÓDY";
    shop.payload.customer.name = name;
    const { body } = await server.call("POST /orders", { body: shop.payload });
    const text = await textOf((await paper(body.orderId, "proforma")).bytes);
    expect(text.replace(/\s+/g, " ")).toContain(name);
  });

  test("goes on on further pages where an order has many lines", async () => {
    const [first] = await db.select().from(products).limit(1);
    const ids = Array.from({ length: 80 }, (_, i) => `thing-${i}`);
    const rows = ids.map((id) => ({
      ...(first as typeof products.$inferInsert),
      id,
      slug: id,
      price_halere: 100,
    }));
    await db.insert(products).values(rows);
    const items = ids.map((id) => ({ id, quantity: 1, price: 1 }));
    const { body } = await server.call("POST /orders", { body: { ...shop.payload, items, total: 209 } });
    const { text, pages } = await readPdf((await paper(body.orderId, "proforma")).bytes);
    expect(pages).toBeGreaterThan(2);
    expect(text.match(/1\.00/g)).toHaveLength(160);
    expect(text.match(/Unit price/g)).toHaveLength(pages);
  });
});

describe("the final invoice", () => {
  test("gets the next number of the year at its first issue, without gaps, and keeps it", async () => {
    const [a, b, c] = [await place(), await place(), await place()];
    server.setNow(new Date("2026-12-31T22:59:00Z"));
    await paper(b as number, "final");
    await paper(a as number, "final");
    await paper(b as number, "final");
    server.setNow(new Date("2026-12-31T23:01:00Z"));
    await paper(c as number, "final");
    server.setNow(null);
    const rows = await db.select().from(invoices).orderBy(invoices.number);
    expect(rows.map(({ number, order_id }) => [number, order_id])).toEqual([
      ["202600001", b],
      ["202600002", a],
      ["202700001", c],
    ]);
  });

  test("never changes after it was issued, whatever becomes of the seller", async () => {
    await set("company_name", "První s.r.o.");
    await set("vat_rate", "21");
    await set("vat_id", "CZ12345678");
    const id = await place();
    const first = await paper(id, "final");
    await set("company_name", "Druhá s.r.o.");
    await set("vat_rate", "");
    await set("vat_id", "");
    const second = await paper(id, "final");
    const text = await textOf(second.bytes);
    expect(text).toBe(await textOf(first.bytes));
    for (const part of [
      "Faktura – daňový doklad",
      "První s.r.o.",
      "DIČ: CZ12345678",
      "DPH 21 %",
      "968,20 Kč",
      "4 610,50 Kč",
    ])
      expect(text).toContain(part);
    await set("company_name", "");
  });

  test("asked for by many at once, has no gaps and no doubles", { tags: "both-databases" }, async () => {
    const orders = [await place(), await place(), await place(), await place()];
    const twice = [...orders, ...orders];
    const issued = await Promise.all(twice.map((id) => finalInvoice(server.services, id)));
    expect(issued.slice(4)).toEqual(issued.slice(0, 4));
    const rows = await db.select().from(invoices).orderBy(invoices.sequence);
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  });
});

test("another type is 400, an unknown order 404", async () => {
  expect((await paper(await place(), "receipt")).status).toBe(400);
  expect((await paper(999_999, "final")).status).toBe(404);
  expect((await paper(999_999, "proforma")).status).toBe(404);
});
