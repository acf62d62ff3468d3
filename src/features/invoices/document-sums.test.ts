import fc from "fast-check";
import { expect, test } from "vitest";
import { goodsHalere, MAX_QUANTITY } from "#features/cart/order-total.ts";
import type { orders } from "#features/orders/server/orders.table.ts";
import { isdocErrors } from "#testing/isdoc/validate-isdoc.ts";
import { walk } from "#testing/walk.ts";
import { billRows, documentVat, type InvoiceContent, isTaxDocument, remainingOf } from "./invoice-content.ts";
import { isdocXml } from "./server/isdoc/isdoc-xml.ts";
import { proformaOf } from "./server/order-document.ts";
import { pohodaInvoice } from "./server/pohoda/pohoda-invoice.ts";
import { vatWithin, vatWithinEach } from "./vat.ts";

const LABELS = { discount: "Sleva", shipping: "Doprava", fee: "Poplatek" };

/** Random baskets: up to 30 lines of 0.01 to 1,000,000 CZK, rates with two decimals, or no VAT payer. */
const lines = fc.array(
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 40 }),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    unit: fc.integer({ min: 1, max: 100_000_000 }),
  }),
  { minLength: 1, maxLength: 30 },
);
const rate = fc.option(fc.integer({ min: 1, max: 2_500 }).map((hundredths) => hundredths / 100));
const shipping = fc.integer({ min: 0, max: 1_000_000 });

function documentOf(goods: InvoiceContent["lines"], price: number, vat_rate: number | null): InvoiceContent {
  const total = goods.reduce((sum, { unit, quantity }) => sum + unit * quantity, price);
  return {
    type: "final",
    number: "202600001",
    language: "cs",
    order_number: "0000000001",
    variable_symbol: "0000000001",
    issued_on: "2026-11-20",
    due_on: "2026-11-27",
    seller: {
      name: "Tým",
      address: "Závodní 1, 470 01 Česká Lípa",
      company_id: "27074358",
      vat_id: "",
      vat_rate,
      account: "2000145399/0800",
      iban: "CZ6508000000192000145399",
      bic: "",
    },
    customer: { name: "Jana", email: "j@example.cz", phone: "1", address: "Děčínská 1, Česká Lípa, 470 01" },
    lines: goods,
    shipping: { name: "Kurýr", price },
    payment: { name: "Převod", kind: "bank" },
    total,
    spayd: "",
  };
}

test("of any basket: rows add up to the total, bases to the base, VAT to the VAT, and both to the total", () => {
  fc.assert(
    fc.property(lines, shipping, rate, (goods, price, vat_rate) => {
      const document = documentOf(goods, price, vat_rate);
      const rows = billRows(document, LABELS);
      const sum = (pick: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + pick(row), 0);
      const whole = documentVat(document) ?? { base: document.total, vat: 0 };
      expect(sum((row) => row.sum)).toBe(document.total);
      expect(sum(({ base }) => base)).toBe(whole.base);
      expect(sum(({ vat }) => vat)).toBe(whole.vat);
      expect(whole.base + whole.vat).toBe(document.total);
      for (const row of rows) expect(row.base + row.vat).toBe(row.sum);
    }),
  );
});

test("no row is more than two haléře away from its own exact VAT", () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 2_500 }), (goods, hundredths) => {
      const percent = hundredths / 100;
      const sums = goods.map(({ unit, quantity }) => unit * quantity);
      for (const [index, { base }] of vatWithinEach(sums, percent).entries())
        expect(Math.abs(base - ((sums[index] as number) * 100) / (100 + percent))).toBeLessThan(2);
    }),
  );
});

test("a credit note's parts are those of its invoice with the sign turned", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e11 }),
      fc.integer({ min: 1, max: 2_500 }),
      (total, hundredths) => {
        const { base, vat } = vatWithin(total, hundredths / 100);
        expect(vatWithin(-total, hundredths / 100)).toEqual({ base: -base || 0, vat: -vat || 0 });
      },
    ),
  );
});

test("of any basket the ISDOC says the same sums as the paper", () => {
  const amounts = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([\\d.]+)</${name}>`, "g"))].map(([, text]) =>
      Math.round(Number(text) * 100),
    );
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  fc.assert(
    fc.property(lines, shipping, rate, (goods, price, vat_rate) => {
      const document = documentOf(goods, price, vat_rate);
      const xml = isdocXml(document);
      expect(amounts(xml, "PayableAmount")).toEqual([document.total]);
      expect(sum(amounts(xml, "LineExtensionAmountTaxInclusive"))).toBe(document.total);
      expect(sum(amounts(xml, "LineExtensionAmount"))).toBe(amounts(xml, "TaxExclusiveAmount")[0]);
      expect(sum(amounts(xml, "LineExtensionTaxAmount"))).toBe(amounts(xml, "TaxAmount")[0]);
    }),
    walk(40),
  );
});

test("of any basket ISDOC's unit price times the pieces is what the line comes to", () => {
  const numbers = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}[^>]*>(-?[\\d.]+)</${name}>`, "g"))].map(([, text]) => Number(text));
  fc.assert(
    fc.property(lines, shipping, rate, (goods, price, vat_rate) => {
      const xml = isdocXml(documentOf(goods, price, vat_rate));
      const pieces = numbers(xml, "InvoicedQuantity");
      const sums = numbers(xml, "LineExtensionAmount");
      for (const [at, unit] of numbers(xml, "UnitPrice").entries())
        expect(Math.round(unit * (pieces[at] ?? 0) * 100)).toBe(Math.round((sums[at] ?? 0) * 100));
    }),
    walk(60),
  );
  const xml = isdocXml(documentOf([{ name: "Nálepka", quantity: 99, unit: 7 }], 0, 21));
  expect(numbers(xml, "LineExtensionAmount")[0]).toBe(5.73);
  expect((numbers(xml, "UnitPrice")[0] ?? 0) * 99).toBeCloseTo(5.73, 3);
});

test("of any basket: lines and shipping are the total, the QR code's amount and the paper's total", () => {
  const basket = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      price_halere: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { minLength: 1, maxLength: 9 },
  );
  fc.assert(
    fc.property(basket, shipping, (goods, price) => {
      const total = goodsHalere(goods) + price;
      const names = { en: "Thing", cs: "Věc" };
      const order = {
        id: 42,
        language: "cs",
        created_at: new Date("2026-11-20T10:00:00Z"),
        paid_at: null,
        shipping_halere: price,
        total_halere: total,
        shipping_name: names,
        payment_name: names,
        payment_kind: "bank",
        status: "pending",
        balance_halere: -total,
      } as typeof orders.$inferSelect;
      const texts = { en: { name: "Thing", description: "" }, cs: { name: "Věc", description: "" } };
      const { seller } = documentOf([], 0, 21);
      const document = proformaOf(
        order,
        goods.map((item) => ({ ...item, is_value: false, translations: texts })),
        seller,
      );
      const rows = billRows(document, LABELS);
      expect(rows.reduce((sum, row) => sum + row.sum, 0)).toBe(total);
      expect(document.total).toBe(total);
      const amount = /\*AM:(\d+\.\d\d)\*/.exec(document.spayd)?.[1];
      expect(Math.round(Number(amount) * 100)).toBe(total);
      expect(document.spayd).toContain("*X-VS:0000000042*");
    }),
  );
});

test("an invoice of which a part was paid asks for the rest, on paper and in ISDOC", () => {
  const document = { ...documentOf([{ name: "Tričko", quantity: 3, unit: 59_000 }], 0, 21), paid_on: null };
  expect(remainingOf(document)).toBe(177_000);
  expect(remainingOf({ ...document, paid_part: 59_000 })).toBe(118_000);
  expect(remainingOf({ ...document, paid_on: "2026-11-20" })).toBe(0);
  const xml = isdocXml({ ...document, uuid: "2f8d4b1c-0d0e-4e57-9d35-1f6f5d1d2c3b", paid_part: 59_000 });
  expect(xml).toMatch(/<PaidDepositsAmount>590\.00<\/PaidDepositsAmount>/);
  expect(xml).toMatch(/<PayableAmount>1180\.00<\/PayableAmount>/);
  expect(xml).toMatch(/<DepositAmount>590\.00<\/DepositAmount>/);
});

test("a voucher over an amount is outside VAT on the paper that sells it, and pays on the one that it is used for", () => {
  const amounts = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([\\d.]+)</${name}>`, "g"))].map(([, text]) =>
      Math.round(Number(text) * 100),
    );
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  const voucher = { name: "Poukaz", quantity: 2, unit: 100_000, outside_vat: true };
  const sold = documentOf([voucher, { name: "Tričko", quantity: 1, unit: 12_100 }], 0, 21);
  expect(documentVat(sold)).toEqual({ base: 10_000, vat: 2_100, rate: 21 });
  expect(billRows(sold, { discount: "Sleva", shipping: "", fee: "" })[0]).toMatchObject({
    base: 200_000,
    vat: 0,
    sum: 200_000,
  });
  expect(isTaxDocument(sold)).toBe(true);
  expect(isTaxDocument(documentOf([voucher], 0, 21))).toBe(false);
  const uuid = "2f8d4b1c-0d0e-4e57-9d35-1f6f5d1d2c3b";
  const xml = isdocXml({ ...sold, uuid });
  expect(sum(amounts(xml, "TaxableAmount"))).toBe(amounts(xml, "TaxExclusiveAmount")[0]);
  expect(amounts(xml, "TaxInclusiveAmount").slice(0, 2)).toEqual([12_100, 200_000]);
  const used = { ...documentOf([{ name: "Tričko", quantity: 3, unit: 59_000 }], 0, 21), paid_on: null };
  const part = { ...used, by_voucher: 50_000 };
  expect([remainingOf(part), documentVat(part)]).toEqual([127_000, documentVat(used)]);
  const paid = isdocXml({ ...part, uuid, paid_on: "2026-11-20" });
  expect(amounts(paid, "DepositAmount")).toEqual([127_000, 50_000]);
  expect(amounts(paid, "PayableAmount")).toEqual([0]);
});

test("the rounding of cash is in what is paid, outside of base and tax, on paper, in ISDOC and for Pohoda", async () => {
  const uuid = "2f8d4b1c-0d0e-4e57-9d35-1f6f5d1d2c3b";
  for (const rounding of [10, -49]) {
    const goods = [{ name: "Tričko", quantity: 1, unit: 9_990 }];
    const document = { ...documentOf(goods, 0, 21), uuid, rounding, paid_on: null };
    expect(documentVat(document)).toEqual(documentVat(documentOf(goods, 0, 21)));
    expect(remainingOf(document)).toBe(9_990 + rounding);
    const xml = isdocXml(document);
    expect(await isdocErrors(xml)).toEqual([]);
    expect(xml).toContain(`<PayableRoundingAmount>${(rounding / 100).toFixed(2)}</PayableRoundingAmount>`);
    expect(xml).toContain(`<PayableAmount>${((9_990 + rounding) / 100).toFixed(2)}</PayableAmount>`);
    expect(xml).toContain("<TaxInclusiveAmount>99.90</TaxInclusiveAmount>");
    expect(pohodaInvoice(document)).toMatchObject({
      "inv:invoiceSummary": {
        "inv:roundingDocument": "math2one",
        "inv:homeCurrency": { "typ:round": { "typ:priceRound": (rounding / 100).toFixed(2) } },
      },
    });
  }
  expect(JSON.stringify(pohodaInvoice(documentOf([], 100, 21)))).not.toContain("priceRound");
});

test("what is shipped for nothing, such as a voucher by e-mail, is no row of a paper (visitor 26)", () => {
  const goods = [{ name: "Poukaz", quantity: 1, unit: 500_000 }];
  expect(billRows(documentOf(goods, 0, 21), LABELS).map(({ name }) => name)).toEqual(["Poukaz"]);
  expect(billRows(documentOf(goods, 12_900, null), LABELS)).toHaveLength(2);
});
