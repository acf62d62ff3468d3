import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { XMLParser } from "fast-xml-parser";
import { beforeEach, describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { discountCodes } from "#features/discounts/server/discounts.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeEach(async () => {
  shop = await openShop(server.services);
  server.setNow(new Date("2027-10-15T10:00:00Z"));
});

const set = (key: string, value: string) =>
  db.update(settings).set({ value }).where(eq(settings.setting_key, key));

async function sold(name: string, statuses: string[], customer: object = {}, more: object = {}) {
  const body = { ...shop.payload, ...more, customer: { ...shop.payload.customer, name, ...customer } };
  const placed = await server.call("POST /orders", { body, language: "cs" });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const { orderId } = placed.body;
  const token = await server.signIn();
  for (const status of statuses)
    await server.call(`PATCH /orders/admin/orders/${orderId}`, { token, body: { status } });
}

async function pack(from = "2027-10-01", to = "2027-10-31") {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/api/orders/admin/export?what=pohoda&from=${from}&to=${to}`,
    headers: { authorization: `Bearer ${await server.signIn()}`, "accept-language": "cs" },
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  removeNSPrefix: true,
  htmlEntities: true,
  isArray: (name) => name === "dataPackItem" || name === "invoiceItem",
});

// biome-ignore lint/suspicious/noExplicitAny: a document of somebody else's form
function read(bytes: Uint8Array): any {
  const text = new TextDecoder("windows-1250").decode(bytes);
  expect(text.startsWith('<?xml version="1.0" encoding="Windows-1250"?>')).toBe(true);
  return parser.parse(text).dataPack;
}

const SCHEMAS = process.env.POHODA_SCHEMAS;

/** What Stormware's schemas say against it, where a folder of them is named; they are not ours to keep here. */
async function faults(bytes: Uint8Array): Promise<string[]> {
  if (!SCHEMAS) return [];
  const file = (name: string) => ({
    fileName: name,
    contents: new TextDecoder("windows-1250")
      .decode(readFileSync(join(SCHEMAS, name)))
      .replace(/encoding="[^"]+"/i, 'encoding="UTF-8"'),
  });
  const { errors } = await validateXML({
    xml: [
      {
        fileName: "pack.xml",
        contents: new TextDecoder("windows-1250").decode(bytes).replace("Windows-1250", "UTF-8"),
      },
    ],
    schema: [file("data.xsd")],
    preload: readdirSync(SCHEMAS)
      .filter((name) => name.endsWith(".xsd") && name !== "data.xsd")
      .map(file),
  });
  return errors.map(({ message }) => message);
}

const sum = (rows: Record<string, string>[], key: string) =>
  rows.reduce((all, row) => all + Math.round(Number(row[key]) * 100), 0) / 100;

describe("a seller who pays VAT", () => {
  beforeEach(async () => {
    await set("vat_rate", "21");
    await set("company_id", "270 74 358");
  });

  test("gets invoices and corrective tax documents whose rows add up to their sums", async () => {
    await sold("Žofie Šťastná", ["done", "cancelled"]);
    const { status, headers, bytes } = await pack();
    expect(status).toBe(200);
    expect(headers["content-disposition"]).toContain("pohoda-2027-10-01-2027-10-31.xml");
    const found = read(bytes);
    expect(found).toMatchObject({
      "@version": "2.0",
      "@ico": "27074358",
      "@id": "paddock-2027-10-01-2027-10-31",
    });
    const documents = found.dataPackItem;
    // biome-ignore lint/suspicious/noExplicitAny: a document of somebody else's form
    expect(documents.map((one: any) => [one["@id"], one.invoice.invoiceHeader.invoiceType])).toEqual([
      ["202700001", "issuedInvoice"],
      ["D202700001", "issuedCorrectiveTax"],
    ]);
    expect(documents[0].invoice.invoiceHeader).toMatchObject({
      number: { numberRequested: "202700001" },
      symPar: "202700001",
      date: "2027-10-15",
      classificationVAT: { classificationVATType: "inland" },
      paymentType: { paymentType: "draft" },
      partnerIdentity: {
        address: {
          company: "Žofie Šťastná",
          street: "Děčínská 1",
          city: "Česká Lípa",
          zip: "470 01",
          country: { ids: "CZ" },
        },
      },
    });
    expect(documents[1].invoice.invoiceHeader).toMatchObject({
      symPar: "202700001",
      text: expect.stringContaining("faktury 202700001"),
    });
    for (const [place, sign] of [1, -1].entries()) {
      const { invoiceDetail, invoiceSummary } = documents[place].invoice;
      expect(invoiceSummary.homeCurrency).toEqual({
        priceHigh: (sign * 4610.5).toFixed(2),
        priceHighVAT: (sign * 968.2).toFixed(2),
        priceHighSum: (sign * 5578.7).toFixed(2),
      });
      const rows = invoiceDetail.invoiceItem.map((one: { homeCurrency: object }) => one.homeCurrency);
      expect([sum(rows, "price"), sum(rows, "priceVAT")]).toEqual([sign * 4610.5, sign * 968.2]);
      for (const { rateVAT, payVAT } of invoiceDetail.invoiceItem)
        expect([rateVAT, payVAT]).toEqual(["high", "true"]);
    }
    expect(await faults(bytes)).toEqual([]);
  });

  test("has a discount as a row of its own, on the invoice and turned round on the credit note", async () => {
    await db.delete(discountCodes);
    await db.insert(discountCodes).values({ code: "LÉTO", folded: "LETO", kind: "percent", percent: 10 });
    await sold("Se slevou", ["done", "cancelled"], {}, { discount_code: "leto", total: 5033.73 });
    const { bytes } = await pack();
    const documents = read(bytes).dataPackItem;
    for (const [place, sign] of [1, -1].entries()) {
      const { invoiceDetail, invoiceSummary } = documents[place].invoice;
      const rows = invoiceDetail.invoiceItem;
      const discount = rows.find(({ text }: { text: string }) => text === "Sleva: LÉTO");
      expect(discount).toMatchObject({
        rateVAT: "high",
        quantity: "1",
        homeCurrency: { unitPrice: (sign * -544.97).toFixed(2) },
      });
      const sums = rows.map((one: { homeCurrency: object }) => one.homeCurrency);
      const whole = invoiceSummary.homeCurrency;
      expect([sum(sums, "price"), sum(sums, "priceVAT")]).toEqual([
        Number(whole.priceHigh),
        Number(whole.priceHighVAT),
      ]);
      expect(whole.priceHighSum).toBe((sign * 5033.73).toFixed(2));
    }
    expect(await faults(bytes)).toEqual([]);
  });

  test("has vouchers over an amount without tax, and all of it in what they pay", async () => {
    await db
      .update(products)
      .set({ is_voucher: true, is_value: true, voucher_months: 12 })
      .where(eq(products.id, "drift-taxi-1"));
    const { body } = await server.call("POST /orders", { body: shop.payload, language: "cs" });
    const token = await server.signIn();
    await server.call(`POST /orders/admin/orders/${body.orderId}/paid`, { token, body: { how: "cash" } });
    const story = await server.call(`GET /orders/admin/orders/${body.orderId}/story`, { token });
    const items = [{ id: "sticker-set", quantity: 2, price: 149.9 }];
    const codes = [story.body.vouchers[0].code];
    await sold("Poukazem", ["cancelled"], {}, { items, codes, total: 428.8 });
    const { bytes } = await pack();
    const [sale, paid, credit] = read(bytes).dataPackItem;
    const [voucher, stickers] = sale.invoice.invoiceDetail.invoiceItem;
    expect([voucher.rateVAT, voucher.payVAT, voucher.homeCurrency.priceVAT]).toEqual([
      "none",
      "false",
      "0.00",
    ]);
    expect(stickers.rateVAT).toBe("high");
    expect(sale.invoice.invoiceSummary.homeCurrency).toMatchObject({
      priceNone: "5000.00",
      priceHighSum: "578.70",
    });
    for (const [paper, sign] of [
      [paid, 1],
      [credit, -1],
    ])
      expect(paper.invoice.invoiceSummary.homeCurrency.priceHighSum).toBe((sign * 428.8).toFixed(2));
    expect(await faults(bytes)).toEqual([]);
  });

  test("has the reduced rate by its name, and any other with its per cent", async () => {
    await set("vat_rate", "12");
    await sold("Dvanáct", ["done"]);
    await set("vat_rate", "15");
    await sold("Patnáct", ["done"]);
    const { bytes } = await pack();
    const [low, former] = read(bytes).dataPackItem;
    expect(low.invoice.invoiceDetail.invoiceItem[0].rateVAT).toBe("low");
    expect(low.invoice.invoiceSummary.homeCurrency).toHaveProperty("priceLowVAT");
    expect(former.invoice.invoiceDetail.invoiceItem[0]).toMatchObject({
      rateVAT: "historyHigh",
      percentVAT: "15",
    });
    expect(await faults(bytes)).toEqual([]);
  });
});

describe("a seller without VAT", () => {
  beforeEach(() => set("vat_rate", ""));

  test("gets plain credit notes, no rate and no tax", async () => {
    await sold("Bez daně", ["done", "cancelled"]);
    const { bytes } = await pack();
    const documents = read(bytes).dataPackItem;
    expect(documents[1].invoice.invoiceHeader).toMatchObject({
      invoiceType: "issuedCreditNotice",
      classificationVAT: { classificationVATType: "nonSubsume" },
    });
    expect(documents[0].invoice.invoiceSummary.homeCurrency).toEqual({ priceNone: "5578.70" });
    for (const { rateVAT, homeCurrency } of documents[0].invoice.invoiceDetail.invoiceItem)
      expect([rateVAT, homeCurrency.priceVAT]).toEqual(["none", "0.00"]);
    expect(await faults(bytes)).toEqual([]);
  });

  test("keeps letters that windows-1250 has no place for, and cuts what is too long", async () => {
    await sold("Łukasz 王 & <spol>", ["done"], {
      company_name: `Firma ${"x".repeat(150)}`,
      company_id: "27074358",
      address: `${"Dlouhá ".repeat(15)}5, Česká Lípa, 470 01`,
    });
    const { bytes } = await pack();
    const { address } = read(bytes).dataPackItem[0].invoice.invoiceHeader.partnerIdentity;
    expect(address.name).toBe("Łukasz 王 & <spol>");
    expect([address.company.length, [...address.street].length]).toEqual([156, 64]);
    expect(await faults(bytes)).toEqual([]);
  });

  test("is told that there is nothing in a period without papers", async () => {
    const { status, bytes } = await pack("2020-01-01", "2020-01-31");
    expect(status).toBe(404);
    expect(bytes.toString()).toContain("nevystavil žádný doklad");
  });
});
