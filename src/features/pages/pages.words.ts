import { defineWords } from "#kit/web/words.ts";
import { PAGE_NAMES } from "./page-names.ts";

/** What pages of the team's words share. */
export const pagesWords = defineWords(
  {
    kicker: "Legal",
    ownKicker: "From the team",
    contents: "On this page",
    earlier: "This is not the text of today.",
    toCurrent: "What applies today",
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
    earlier: "Toto není dnes platné znění.",
    toCurrent: "Co platí dnes",
    unloaded: "Stránka",
    loadFailed: "Nepodařilo se načíst stránku",
    notFound: "Stránka nebyla nalezena",
    notFoundHelp: "Možná byla přesunuta nebo smazána.",
    ...PAGE_NAMES.cs,
  },
);
