import { expect, test } from "vitest";
import type { InvoiceContent } from "../../invoice-content.ts";
import { documentFacts, documentNotes } from "./document-facts.ts";
import { INVOICE_WORDS } from "./invoice-words.ts";

const CAP = { name: "Cap", quantity: 1, unit: 50_000 };
const VOUCHER = { name: "Voucher", quantity: 1, unit: 100_000, outside_vat: true };

/** A paper over a cap for CZK 500 of a seller who pays VAT, or not. */
function paper(changes: Partial<InvoiceContent>, vat_rate: number | null = 21): InvoiceContent {
  return {
    type: "proforma",
    number: "1",
    language: "en",
    lines: [CAP],
    total: 50_000,
    paid_on: null,
    shipping: { name: "", price: 0 },
    payment: { name: "", kind: "bank" },
    seller: { vat_rate },
    issued_on: "2027-06-14",
    due_on: "2027-06-21",
    order_number: "1",
    ...changes,
  } as unknown as InvoiceContent;
}
const notes = (content: InvoiceContent, language: "en" | "cs" = "en") =>
  documentNotes(content, INVOICE_WORDS[language]).filter(Boolean).join(" ").replaceAll("\u00a0", " ");

test("a proforma lets the invoice wait for a payment only where something is to pay", () => {
  for (const vat_rate of [21, null]) {
    expect(notes(paper({}, vat_rate))).toContain("You will receive the invoice once the order is paid.");
    for (const covered of [{ by_voucher: 50_000 }, { total: 0 }]) {
      expect(notes(paper(covered, vat_rate))).toContain("You will receive the invoice separately.");
      expect(notes(paper(covered, vat_rate))).not.toContain("once the order is paid");
      expect(notes(paper(covered, vat_rate), "cs")).toContain("Fakturu dostanete zvlášť.");
    }
  }
  expect(notes(paper({ by_voucher: 20_000 }))).toContain("once the order is paid.");
});

test("beside a voucher over an amount only the price of the rest includes VAT", () => {
  expect(notes(paper({}))).toMatch(/^The price includes VAT of 21%\./);
  const both = paper({ lines: [CAP, VOUCHER], total: 150_000 });
  expect(notes(both)).toContain("outside the scope of VAT");
  expect(notes(both)).toContain("The price of everything else includes VAT of 21%.");
  expect(notes(both, "cs")).toContain("Cena ostatních položek obsahuje DPH 21 %.");
  expect(notes(paper({ lines: [VOUCHER], total: 100_000 }))).not.toContain("includes VAT");
});

test("a credit note names a withdrawal only where there was one", () => {
  const credit = (reason: "withdrawn" | "reduced") =>
    paper({ type: "credit", reason, paid_on: "2027-06-14", total: -50_000 });
  const why = (reason: "withdrawn" | "reduced", language: "en" | "cs") =>
    documentFacts(credit(reason), INVOICE_WORDS[language]).at(-1)?.[1];
  expect([why("withdrawn", "en"), why("reduced", "en")]).toEqual([
    "part of the order was returned",
    "part of the order was cancelled",
  ]);
  expect([why("withdrawn", "cs"), why("reduced", "cs")]).toEqual([
    "vrácení části objednávky",
    "zrušení části objednávky",
  ]);
  expect(notes(credit("withdrawn"))).toContain("within 14 days of the withdrawal.");
  expect(notes(credit("reduced"))).toContain("same payment method, within 14 days.");
});
