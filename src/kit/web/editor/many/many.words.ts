import { defineWords, plural } from "#kit/web/language/words.ts";

/** Texts of what is done with many records of a list at once. */
export const manyWords = defineWords(
  {
    title: "Selected records",
    choose: (name: string) => `Select: ${name}`,
    chooseAll: "Select all shown",
    chosen: (count: number) => `Selected: ${count}`,
    none: "Clear the selection",
    show: "Show on the site",
    hide: "Hide",
    done: (count: number) => (count === 1 ? "Changed: 1 record." : `Changed: ${count} records.`),
    nothing: (count: number): string =>
      count === 1
        ? "Nothing to change: it’s like that already."
        : "Nothing to change: they’re all like that already.",
    undo: "Undo",
    undone: (count: number) => (count === 1 ? "Restored: 1 record." : `Restored: ${count} records.`),
  },
  {
    title: "S vybranými",
    choose: (name: string) => `Vybrat: ${name}`,
    chooseAll: "Vybrat vše, co je vidět",
    chosen: (count: number) => `Vybráno: ${count}`,
    none: "Zrušit výběr",
    show: "Zobrazit na webu",
    hide: "Skrýt",
    done: (count: number) =>
      `Změněno: ${plural("cs", count, { one: `${count} záznam`, few: `${count} záznamy`, other: `${count} záznamů` })}.`,
    nothing: (count: number): string =>
      count === 1 ? "Není co měnit, už to tak je." : "Není co měnit, všechny to tak už mají.",
    undo: "Vrátit zpět",
    undone: (count: number) =>
      `Vráceno: ${plural("cs", count, { one: `${count} záznam`, few: `${count} záznamy`, other: `${count} záznamů` })}.`,
  },
);
