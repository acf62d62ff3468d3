import { defineWords, plural } from "#kit/web/language/words.ts";

/** Texts of the accountant's screen. */
export const accountingWords = defineWords(
  {
    title: "Accounting",
    lead: "The month’s figures and documents for your accountant, and a check that payments and documents match.",
    month: "Month",
    sheet: "Monthly summary",
    noSheet: "The summary couldn’t be loaded.",
    all: "All documents of the month (ZIP)",
    allHint:
      "Invoices and credit notes as PDF, ISDOC and XML for Pohoda, this summary, and tables of documents and orders.",
    pdf: "Summary as PDF",
    csv: "Summary as a table (CSV)",
    preparing: "Preparing the file. With many documents this takes a while...",
    noFile: (reason: string) => `The file couldn’t be created: ${reason}`,
    item: "Item",
    count: "Count",
    nothing: "Nothing in the chosen month.",
    files: { all: "accounting", sheet: "monthly-summary" },
    check: "Do payments and documents match?",
    checkNow: "Check now",
    failedToLoad: "The last comparison couldn’t be loaded.",
    failed: (reason: string) => `The comparison failed: ${reason}`,
    never:
      "Orders, payments, refunds and documents are compared every night at 3:41. That hasn’t happened yet.",
    counted: (orders: number, payments: number, refunds: number, papers: number) =>
      `Orders: ${orders}, payments: ${payments}, refunds: ${refunds}, documents: ${papers}.`,
    agree: (when: string) => `Everything matches, as of ${when}.`,
    differ: (n: number, when: string) =>
      `${n} ${plural("en", n, { one: "thing doesn’t", other: "things don’t" })} add up, as of ${when}.`,
    nightly: "They are compared every night.",
  },
  {
    title: "Účetnictví",
    lead: "Měsíční podklady pro účetní a kontrola, jestli souhlasí peníze a doklady.",
    month: "Měsíc",
    sheet: "Měsíční přehled",
    noSheet: "Přehled se nepodařilo načíst.",
    all: "Všechny doklady měsíce (ZIP)",
    allHint:
      "Faktury a dobropisy v PDF, ISDOC a XML pro Pohodu, tento přehled a tabulky dokladů a objednávek.",
    pdf: "Přehled v PDF",
    csv: "Přehled jako tabulka (CSV)",
    preparing: "Připravuji soubor. U mnoha dokladů to chvíli potrvá...",
    noFile: (reason: string) => `Soubor se nepodařilo připravit: ${reason}`,
    item: "Položka",
    count: "Počet",
    nothing: "Ve zvoleném měsíci nic.",
    files: { all: "ucetnictvi", sheet: "mesicni-prehled" },
    check: "Souhlasí peníze a doklady?",
    checkNow: "Zkontrolovat teď",
    failedToLoad: "Poslední porovnání se nepodařilo načíst.",
    failed: (reason: string) => `Porovnání se nepovedlo: ${reason}`,
    never:
      "Objednávky, platby, vrácené peníze a doklady se porovnávají každou noc ve 3:41. Zatím se tak nestalo.",
    counted: (orders: number, payments: number, refunds: number, papers: number) =>
      `Objednávky: ${orders}, platby: ${payments}, vrácení peněz: ${refunds}, doklady: ${papers}.`,
    agree: (when: string) => `Všechno souhlasí, porovnáno ${when}.`,
    differ: (n: number, when: string) =>
      `${n} ${plural("cs", n, { one: "věc nesouhlasí", few: "věci nesouhlasí", other: "věcí nesouhlasí" })}, porovnáno ${when}.`,
    nightly: "Porovnávají se každou noc.",
  },
);
