import { expect, test } from "vitest";
import type { InvoiceContent } from "#features/invoices/index.ts";
import { mailText } from "#kit/server/mail/mail-parts.ts";
import { billPart } from "./order-mail-parts.ts";

const paper = {
  lines: [{ name: "Ride", quantity: 1, unit: 500_000 }],
  shipping: { name: "By e-mail", price: 0 },
  payment: { name: "Bank", fee: 0 },
  discount: null,
  total: 500_000,
  by_voucher: 500_000,
} as unknown as InvoiceContent;
const said = (changes: object, language: "cs" | "en") =>
  mailText([billPart({ ...paper, ...changes, language })]).replaceAll("\u00a0", " ");

test("shipping can be free; what vouchers or a discount paid for is nothing to pay", () => {
  expect(said({}, "en")).toContain("Shipping – By e-mail: free");
  expect(said({}, "en")).toContain("To pay: CZK 0");
  expect(said({}, "cs")).toContain("K úhradě: 0 Kč");
  const discount = { code: "ALL", amount: 500_000 };
  expect(said({ discount, total: 0, by_voucher: 0 }, "cs")).toContain("Celkem: 0 Kč");
});
