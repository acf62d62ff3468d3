import { expect, test } from "vitest";
import { DOCUMENT_NAMES, documentFileName, isdocFileName } from "./document-names.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { documentTitle } from "./server/pdf/document-facts.ts";
import { INVOICE_WORDS } from "./server/pdf/invoice-words.ts";

test("a document has one name: on itself, on screens and as a file (15.D)", () => {
  for (const language of ["en", "cs"] as const)
    for (const type of ["proforma", "final", "credit"] as const)
      for (const vat_rate of [null, 21]) {
        const bill = { lines: [], shipping: { name: "", price: 0 }, payment: { name: "", kind: "bank" } };
        const document = {
          type,
          language,
          number: "202600017",
          seller: { vat_rate },
          ...bill,
        } as unknown as InvoiceContent;
        const name = DOCUMENT_NAMES[language][type];
        expect(documentTitle(document, INVOICE_WORDS[language]).startsWith(name)).toBe(true);
        const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll(" ", "-");
        expect(documentFileName(document).startsWith(`${plain}-202600017`)).toBe(true);
        expect(isdocFileName(document)).toBe(`${plain}-202600017.isdoc`);
      }
});
