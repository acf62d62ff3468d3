import { defineWords } from "#kit/web/language/words.ts";

export const failureWords = defineWords(
  {
    title: "We’ve spun out",
    text: "Something on this page broke. It wasn’t your fault, and trying again usually helps.",
    reload: "Try again",
    home: "Home page",
    details: "What happened:",
  },
  {
    title: "Dostali jsme hodiny",
    text: "Na této stránce se něco pokazilo. Není to vaše chyba a nový pokus většinou pomůže.",
    reload: "Zkusit znovu",
    home: "Úvodní stránka",
    details: "Co se stalo:",
  },
);
