import { defineWords, plural } from "../../language/words.ts";

/** Texts of a form's switch between languages. */
export const languagesWords = defineWords(
  {
    languages: "Languages of the form",
    also: { en: "Also in English", cs: "Also in Czech" },
    missing: (count: number) => (count === 1 ? "1 text is missing" : `${count} texts are missing`),
    copyFrom: { en: "Copy from English", cs: "Copy from Czech" },
    otherwise: { en: "Different in English", cs: "Different in Czech" },
  },
  {
    languages: "Jazyky formuláře",
    also: { en: "Také anglicky", cs: "Také česky" },
    missing: (count: number) =>
      plural("cs", count, {
        one: "Chybí 1 text",
        few: `Chybí ${count} texty`,
        other: `Chybí ${count} textů`,
      }),
    copyFrom: { en: "Zkopírovat z angličtiny", cs: "Zkopírovat z češtiny" },
    otherwise: { en: "Jinak anglicky", cs: "Jinak česky" },
  },
);
