import { defineWords, plural } from "#kit/web/words.ts";

/** Texts of the accountant's screen. */
export const accountingWords = defineWords(
  {
    title: "Accounting",
    lead: "Whether money and documents add up.",
    check: "Do money and documents agree?",
    checkNow: "Check now",
    failedToLoad: "The last comparison could not be loaded.",
    failed: (reason: string) => `The comparison failed: ${reason}`,
    never: "Orders, payments, refunds and documents are compared each night at 3:41. They have not been yet.",
    counted: (orders: number, payments: number, refunds: number, papers: number) =>
      `Orders: ${orders}, payments: ${payments}, refunds: ${refunds}, documents: ${papers}.`,
    agree: (when: string) => `Everything agreed on ${when}.`,
    differ: (n: number, when: string) =>
      `${n} ${plural("en", n, { one: "thing does", other: "things do" })} not add up, as of ${when}.`,
    nightly: "They are compared each night.",
  },
  {
    title: "Účetnictví",
    lead: "Jestli souhlasí peníze a doklady.",
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
