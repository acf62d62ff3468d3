import { defineWords } from "#kit/web/words.ts";
import { LEGAL_NAMES } from "./legal-names.ts";

/** What the three legal pages share. */
export const legalWords = defineWords(
  { kicker: "Legal", contents: "On this page", ...LEGAL_NAMES.en },
  { kicker: "Právní informace", contents: "Na této stránce", ...LEGAL_NAMES.cs },
);
