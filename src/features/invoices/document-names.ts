import type { Both } from "#kit/contract/language/language.ts";
import type { DocumentType } from "./invoice-content.ts";

/** What each document is called, by screens, mails, the documents themselves and the terms: one name each. Pure. */
export const DOCUMENT_NAMES: Both<Record<DocumentType, string>> = {
  en: { proforma: "Proforma invoice", final: "Invoice", credit: "Credit note" },
  cs: { proforma: "Zálohová faktura", final: "Faktura", credit: "Dobropis" },
};

const FILES: Both<Record<DocumentType, string>> = {
  en: { proforma: "proforma-invoice", final: "invoice", credit: "credit-note" },
  cs: { proforma: "zalohova-faktura", final: "faktura", credit: "dobropis" },
};

interface Named {
  type: DocumentType;
  language: "en" | "cs";
  number: string;
}

/** `zalohova-faktura-0000000017.pdf`; `faktura-202600017-isdoc.pdf`: the ending says that the data is inside (ISDOC 6.0.2, 3.1). */
export function documentFileName(paper: Named): string {
  return `${baseName(paper)}${paper.type === "proforma" ? "" : "-isdoc"}.pdf`;
}

/** `faktura-202600017.isdoc`: an invoice or a credit note as data. */
export function isdocFileName(paper: Named): string {
  return `${baseName(paper)}.isdoc`;
}

function baseName({ type, language, number }: Named): string {
  return `${FILES[language][type]}-${number}`;
}
