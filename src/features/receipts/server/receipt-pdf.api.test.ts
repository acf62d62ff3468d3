import { expect, test } from "vitest";
import { readPdf } from "#testing/read-pdf.ts";
import type { ReceiptContent } from "../receipt-content.ts";
import { receiptPdf } from "./receipt-pdf.ts";

const LONG = "Mikina s kapucí „Žluťoučký kůň pěl ďábelské ódy“ – limitovaná edice k desátému výročí týmu";

const contentOf = (count: number): ReceiptContent => ({
  number: "U202600001",
  language: "cs",
  at: "2026-11-24T15:24:00Z",
  way: "cash",
  seller: {
    name: "Příklad s. r. o.",
    address: "Děčínská 1, Česká Lípa, 470 01",
    company_id: "27074358",
    vat_id: "CZ27074358",
    register: "Zapsáno u soudu",
  },
  lines: Array.from({ length: count }, (_, i) => ({
    name: i % 5 ? `Samolepka č. ${i}` : `${LONG} ${i}`,
    quantity: 2,
    unit: 14_990,
  })),
  discount: { code: "LÉTO", amount: 1000 },
  shipping: { name: "Kurýr", price: 12_900 },
  total: count * 29_980 + 11_900,
  order_number: "0000000001",
  registered_as: null,
});

test("a receipt goes on over as many pages as it takes; no line and no sum is torn in two", async () => {
  let before = 1;
  for (let count = 1; count <= 60; count += 1) {
    const { pages, text } = await readPdf(await receiptPdf(contentOf(count)));
    // A page more at a time, and none for a line that did not fit below the last.
    expect([count, pages - before]).toEqual([count, expect.toSatisfy((more) => more === 0 || more === 1)]);
    expect([count, pages]).toEqual([count, expect.toSatisfy((all) => all <= Math.ceil((count + 9) / 20))]);
    before = pages;
    expect(text.match(/2 × /g)).toHaveLength(count);
    expect(text).toMatch(/Celkem [\d\s]+,?\d* Kč/);
  }
});
