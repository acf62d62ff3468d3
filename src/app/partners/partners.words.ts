import { defineWords } from "#kit/web/language/words.ts";

/** Texts around the team's own words on partnership. */
export const partnersWords = defineWords(
  {
    numbers: "The team in numbers",
    withUs: "Who is already on board",
    write: "Let’s talk",
    writeText:
      "Tell us who you are and what you have in mind. Someone from the team will reply, usually within two days.",
    contact: "Write to us",
    become: "Become a partner",
  },
  {
    numbers: "Tým v číslech",
    withUs: "Kdo už jede s námi",
    write: "Pojďme se domluvit",
    writeText:
      "Napište nám, kdo jste a o jakou spolupráci máte zájem. Odpoví vám někdo z týmu, obvykle do dvou dnů.",
    contact: "Napsat nám",
    become: "Staňte se partnerem",
  },
);
