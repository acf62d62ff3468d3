import { defineWords } from "#kit/web/words.ts";

/** Texts of the achievements timeline and of the home page's milestones. */
export const achievementsWords = defineWords(
  {
    kicker: "Trophies",
    title: "Achievements",
    lead: "From a rented garage to five national titles. Scroll through every year.",
    description: "The team’s story year by year: titles, podiums and firsts since 2017.",
    sectionTitle: "What we have won",
    milestones: "Latest milestones",
    all: "The whole story",
    noYear: "No year",
    noTitle: "No title",
    noDescription: "No description",
    nextTitle: "The next line is being written",
    nextText: "Be there when it happens.",
    nextLink: "Race calendar",
    empty: "There are no achievements here yet",
    loadFailed: "Failed to load achievements data",
  },
  {
    kicker: "Poháry",
    title: "Úspěchy",
    lead: "Z pronajaté garáže k pěti titulům mistra republiky. Projeďte si to rok po roce.",
    description: "Příběh týmu rok po roce: tituly, stupně vítězů a všechno poprvé od roku 2017.",
    sectionTitle: "Co jsme vyhráli",
    milestones: "Poslední milníky",
    all: "Celý příběh",
    noYear: "Není rok",
    noTitle: "Bez názvu",
    noDescription: "Bez popisu",
    nextTitle: "Další řádek se právě píše",
    nextText: "Buďte u toho.",
    nextLink: "Závodní kalendář",
    empty: "Zatím tu nejsou žádné úspěchy",
    loadFailed: "Nepodařilo se načíst úspěchy",
  },
);
