import { defineWords } from "#kit/web/language/words.ts";

/** Texts about pieces of an order that are taken back. */
export const takeBackWords = defineWords(
  {
    open: "Take some items back",
    title: "Take items back",
    of: (pieces: number) => `Of ${pieces}`,
    take: "Take back",
    close: "Leave it as it is",
    failed: (reason: string) => `The items weren’t taken back: ${reason}`,
  },
  {
    open: "Vzít část zpět",
    title: "Vzít kusy zpět",
    of: (pieces: number) => `Z ${pieces}`,
    take: "Vzít zpět",
    close: "Neměnit",
    failed: (reason: string) => `Kusy se nepodařilo vzít zpět: ${reason}`,
  },
);
