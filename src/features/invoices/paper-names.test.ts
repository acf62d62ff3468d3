import { expect, test } from "vitest";
import type { InvoiceContent } from "./invoice-content.ts";
import { isdocFileName, PAPER_NAMES, paperFileName } from "./paper-names.ts";
import { INVOICE_WORDS } from "./server/pdf/invoice-words.ts";
import { paperTitle } from "./server/pdf/paper-facts.ts";

test("a document has one name: on itself, on screens and as a file (15.D)", () => {
  for (const language of ["en", "cs"] as const)
    for (const type of ["proforma", "final", "credit"] as const)
      for (const vat_rate of [null, 21]) {
        const bill = { lines: [], shipping: { name: "", price: 0 }, payment: { name: "", kind: "bank" } };
        const paper = {
          ...{ type, language, number: "202600017", seller: { vat_rate }, ...bill },
        } as unknown as InvoiceContent;
        const name = PAPER_NAMES[language][type];
        expect(paperTitle(paper, INVOICE_WORDS[language]).startsWith(name)).toBe(true);
        const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll(" ", "-");
        expect(paperFileName(paper).startsWith(`${plain}-202600017`)).toBe(true);
        expect(isdocFileName(paper)).toBe(`${plain}-202600017.isdoc`);
      }
});
