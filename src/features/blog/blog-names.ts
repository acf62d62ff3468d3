import type { Language } from "#kit/contract/language/language.ts";

/**
 * Categories and tags are stored once, as English words; these are the Czech names of the ones in use from the
 * start. What is not listed is shown as it is stored.
 */
const CZECH_CATEGORIES: Record<string, string> = {
  racing: "Závody",
  garage: "Garáž",
  team: "Tým",
  taxi: "Drift taxi",
  events: "Akce",
  news: "Novinky",
  uncategorized: "Nezařazené",
};

const ENGLISH_CATEGORIES: Record<string, string> = { taxi: "Drift taxi" };

const CZECH_TAGS: Record<string, string> = {
  "angle kit": "rejdový kit",
  basics: "základy",
  battles: "souboje",
  "behind the scenes": "ze zákulisí",
  brakes: "brzdy",
  engine: "motor",
  "hydraulic handbrake": "hydraulická ruční brzda",
  interview: "rozhovor",
  judging: "hodnocení",
  latvia: "Lotyšsko",
  "ls swap": "přestavba na LS",
  mapping: "mapování",
  practice: "trénink",
  qualifying: "kvalifikace",
  radio: "vysílačka",
  safety: "bezpečnost",
  spotter: "spotter",
  steering: "řízení",
  story: "příběh",
  tactics: "taktika",
  travel: "cesty",
  voucher: "poukaz",
};

/** The categories in use from the start. */
export const KNOWN_CATEGORIES = Object.keys(CZECH_CATEGORIES);

/** `racing` -> `Racing`, `Závody`. */
export function categoryName(category: string, language: Language): string {
  const names = language === "cs" ? CZECH_CATEGORIES : ENGLISH_CATEGORIES;
  return names[category.toLowerCase()] ?? category.charAt(0).toUpperCase() + category.slice(1);
}

/** `Závody` -> `racing`: what is stored for a name, be it of one of the `known` categories or new. */
export function categoryNamed(name: string, known: readonly string[], language: Language): string {
  const named = (category: string) => categoryName(category, language).toLowerCase() === name.toLowerCase();
  return [...known, ...KNOWN_CATEGORIES].find(named) ?? name;
}

/** `steering` -> `steering`, `řízení`. */
export function tagName(tag: string, language: Language): string {
  return (language === "cs" && CZECH_TAGS[tag.toLowerCase()]) || tag;
}
