import { defineWords } from "#kit/web/language/words.ts";

/** What the pictures of shared links say beside the records' own words. */
export const SHARE_WORDS = defineWords(
  {
    categories: { experience: "Experience", merchandise: "Team wear and goods", course: "Drift course" },
    events: { our: "Our event", world: "World event" },
    results: "Results and standings",
    season: (year: number) => `Season ${year}`,
    round: (number: number) => `Round ${number}`,
  },
  {
    categories: { experience: "Zážitek", merchandise: "Týmové oblečení a zboží", course: "Kurz driftu" },
    events: { our: "Naše akce", world: "Ve světě" },
    results: "Výsledky a pořadí",
    season: (year: number) => `Sezóna ${year}`,
    round: (number: number) => `${number}. závod`,
  },
);
