import { defineWords } from "#kit/web/language/words.ts";

export const notFoundWords = defineWords(
  {
    title: "Off the racing line",
    head: "Page not found",
    lead: "This page doesn’t exist, or it has moved. Even the best runs go wide sometimes.",
    home: "Back to the home page",
    events: "Events",
    shop: "Shop",
  },
  {
    title: "Mimo stopu",
    head: "Stránka nenalezena",
    lead: "Tato stránka neexistuje, nebo se přestěhovala. I nejlepší jízda občas skončí mimo trať.",
    home: "Zpět na úvodní stránku",
    events: "Závody",
    shop: "E-shop",
  },
);
