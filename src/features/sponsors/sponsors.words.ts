import { defineWords } from "#kit/web/words.ts";

/** Texts of the home page's partners. */
export const sponsorsWords = defineWords(
  {
    kicker: "Partners",
    title: "They keep us sideways",
    website: (name: string) => `${name} (opens in a new tab)`,
    unnamed: "Partner",
    empty: "No partners here yet",
    loadFailed: "Failed to load sponsors",
  },
  {
    kicker: "Partneři",
    title: "Díky nim jezdíme bokem",
    website: (name: string) => `${name} (otevře se v nové kartě)`,
    unnamed: "Partner",
    empty: "Zatím tu nejsou žádní partneři",
    loadFailed: "Nepodařilo se načíst partnery",
  },
);
