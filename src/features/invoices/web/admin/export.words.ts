import { defineWords } from "#kit/web/language/words.ts";

/** Texts of what the accountant gets. */
export const exportWords = defineWords(
  {
    lastMonth: (month: string) => `For the accountant: ${month}`,
    other: "Another month",
    sheet: "Monthly summary",
    title: "For the accountant",
    month: "Month",
    everything: "Everything in one file (ZIP)",
    everythingHint:
      "All invoices and credit notes as PDF, ISDOC and XML for Pohoda, the monthly summary, and tables of documents and orders.",
    parts: "Or only",
    invoices: "Table of documents (CSV)",
    orders: "Table of orders (CSV)",
    pdf: "Documents as PDF (ZIP)",
    isdoc: "Documents as ISDOC (ZIP)",
    pohoda: "Documents for Pohoda (XML)",
    preparing: "Preparing the file. With many documents this takes a while...",
    failed: (reason: string) => `The file couldn’t be created: ${reason}`,
    close: "Close",
    files: {
      everything: "accounting",
      invoices: "documents",
      orders: "orders",
      pdf: "documents-pdf",
      isdoc: "documents-isdoc",
      pohoda: "pohoda",
    },
  },
  {
    lastMonth: (month: string) => `Pro účetní: ${month}`,
    other: "Jiný měsíc",
    sheet: "Měsíční přehled",
    title: "Pro účetní",
    month: "Měsíc",
    everything: "Vše v jednom souboru (ZIP)",
    everythingHint:
      "Všechny faktury a dobropisy v PDF, ISDOC a XML pro Pohodu, měsíční přehled a tabulky dokladů a objednávek.",
    parts: "Nebo jen",
    invoices: "Tabulka dokladů (CSV)",
    orders: "Tabulka objednávek (CSV)",
    pdf: "Doklady v PDF (ZIP)",
    isdoc: "Doklady v ISDOC (ZIP)",
    pohoda: "Doklady pro Pohodu (XML)",
    preparing: "Připravuji soubor. U mnoha dokladů to chvíli potrvá...",
    failed: (reason: string) => `Soubor se nepodařilo připravit: ${reason}`,
    close: "Zavřít",
    files: {
      everything: "ucetnictvi",
      invoices: "doklady",
      orders: "objednavky",
      pdf: "doklady-pdf",
      isdoc: "doklady-isdoc",
      pohoda: "pohoda",
    },
  },
);
