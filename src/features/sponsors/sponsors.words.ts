import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the home page's partners. */
export const sponsorsWords = defineWords(
  {
    kicker: "Partners",
    title: "They keep us sideways",
    website: (name: string) => `${name} (opens in a new tab)`,
    tiers: {
      main: (count: number): string => (count === 1 ? "Main partner" : "Main partners"),
      partner: (count: number): string => (count === 1 ? "Partner" : "Partners"),
      supplier: (count: number): string => (count === 1 ? "Supplier" : "Suppliers"),
    },
    unnamed: "Partner",
    empty: "No partners here yet",
    loadFailed: "Failed to load sponsors",
  },
  {
    kicker: "Partneři",
    title: "Díky nim jezdíme bokem",
    website: (name: string) => `${name} (otevře se v nové kartě)`,
    tiers: {
      main: (count: number): string => (count === 1 ? "Hlavní partner" : "Hlavní partneři"),
      partner: (count: number): string => (count === 1 ? "Partner" : "Partneři"),
      supplier: (count: number): string => (count === 1 ? "Dodavatel" : "Dodavatelé"),
    },
    unnamed: "Partner",
    empty: "Zatím tu nejsou žádní partneři",
    loadFailed: "Nepodařilo se načíst partnery",
  },
);
