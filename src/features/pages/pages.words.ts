import { defineWords } from "#kit/web/language/words.ts";
import { PAGE_NAMES } from "./page-names.ts";

/** What pages of the team's words share. */
export const pagesWords = defineWords(
  {
    kicker: "Legal",
    ownKicker: "From the team",
    contents: "On this page",
    pdf: "Save as PDF",
    earlier: "This is not the current version",
    toCurrent: "Current version",
    unloaded: "Page",
    loadFailed: "Failed to load the page",
    notFound: "Page not found",
    notFoundHelp: "It may have been moved or deleted.",
    ...PAGE_NAMES.en,
  },
  {
    kicker: "Právní informace",
    ownKicker: "Od týmu",
    contents: "Na této stránce",
    pdf: "Uložit jako PDF",
    earlier: "Toto není aktuální znění",
    toCurrent: "Aktuální znění",
    unloaded: "Stránka",
    loadFailed: "Nepodařilo se načíst stránku",
    notFound: "Stránka nebyla nalezena",
    notFoundHelp: "Možná byla přesunuta nebo smazána.",
    ...PAGE_NAMES.cs,
  },
);
