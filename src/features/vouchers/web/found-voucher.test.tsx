import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { VoucherBalance } from "../vouchers.contract.ts";
import { FoundVoucher } from "./found-voucher.tsx";

function said(state: VoucherBalance["state"], language: "en" | "cs", balance = 500): string {
  const found = { state, balance, value: 2000, valid_until: "2026-05-31" };
  const part = <FoundVoucher found={found} code="7KQM-2XPD-9FHT" onOther={() => {}} />;
  return staticPage(part, { language })
    .replaceAll("\u2060", "")
    .replaceAll("\u00a0", " ")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");
}

test("a voucher says how much of its value is left, and until when", () => {
  expect(said("valid", "en")).toContain("CZK 500 left|of CZK 2,000|7KQM-2XPD-9FHT|Valid until 31 May 2026|");
  expect(said("valid", "cs")).toContain("Zbývá 500 Kč|z 2 000 Kč|7KQM-2XPD-9FHT|Platí do 31. května 2026|");
});

test("of one that pays nothing any more its value is told, and no day in the future", () => {
  expect(said("expired", "en")).toContain("|Value: CZK 2,000|7KQM-2XPD-9FHT|Was valid until 31 May 2026|");
  expect(said("expired", "cs")).toContain("|Hodnota: 2 000 Kč|7KQM-2XPD-9FHT|Platil do 31. května 2026|");
  expect(said("used", "en", 0)).toContain("|Nothing is left on it|Value: CZK 2,000|");
  for (const language of ["en", "cs"] as const)
    for (const state of ["void", "used"] as const) expect(said(state, language, 0)).not.toMatch(/2026/);
});
