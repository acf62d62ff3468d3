import { defineWords } from "../language/words.ts";

/** Texts that the back office's long lists share. */
export const listWords = defineWords(
  {
    page: (page: number) => `Page ${page}`,
    previous: "Previous page",
    next: "Next page",
    shown: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  },
  {
    page: (page: number) => `Stránka ${page}`,
    previous: "Předchozí stránka",
    next: "Další stránka",
    shown: (from: number, to: number, total: number) => `${from} až ${to} z ${total}`,
  },
);
