import type { Both } from "#kit/contract/language/language.ts";
import type { HideReason } from "./review-rules.ts";

/** What the reasons are called: for the team, for the author, and in the log. */
export const HIDE_REASON_WORDS: Both<Record<HideReason, string>> = {
  en: {
    insult: "It insults someone or incites hatred",
    "personal-data": "It contains other people’s personal data",
    "off-topic": "It isn’t about this product or ride",
    advertising: "It advertises something else",
  },
  cs: {
    insult: "Někoho uráží nebo podněcuje k nenávisti",
    "personal-data": "Obsahuje osobní údaje jiných lidí",
    "off-topic": "Netýká se tohoto produktu ani jízdy",
    advertising: "Je to reklama na něco jiného",
  },
};
