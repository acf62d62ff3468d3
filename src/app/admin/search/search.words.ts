import { defineWords, plural } from "#kit/web/language/words.ts";

/** Texts of the search over everything. */
export const searchWords = defineWords(
  {
    search: "Search",
    field: "Search or do something",
    hint: "An order, a name, a telephone number, a date, “IBAN”, “new order”...",
    recent: "Opened last",
    nothingYet: "What you open will be here.",
    none: (typed: string) => `Nothing was found for “${typed}”.`,
    found: (count: number) => (count === 1 ? "1 result" : `${count} results`),
    failed: "The search couldn’t be asked.",
    results: "Results",
    close: "Close the search",
    keys: "↑↓ choose · Enter open · Ctrl Enter new window",
  },
  {
    search: "Hledat",
    field: "Hledat nebo něco udělat",
    hint: "Objednávka, jméno, telefon, datum, „IBAN“, „nová objednávka“...",
    recent: "Naposledy otevřené",
    nothingYet: "Tady bude, co naposledy otevřete.",
    none: (typed: string) => `Pro „${typed}“ se nic nenašlo.`,
    found: (count: number) =>
      `${count} ${plural("cs", count, { one: "výsledek", few: "výsledky", many: "výsledku", other: "výsledků" })}`,
    failed: "Hledání se nepodařilo.",
    results: "Výsledky",
    close: "Zavřít hledání",
    keys: "↑↓ vybrat · Enter otevřít · Ctrl Enter nové okno",
  },
);
