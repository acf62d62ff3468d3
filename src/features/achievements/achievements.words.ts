import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the achievements timeline and of the home page's milestones. */
export const achievementsWords = defineWords(
  {
    kicker: "Trophies",
    title: "Achievements",
    lead: "Every title, every podium, every first. Scroll through the years.",
    description: "The team’s story year by year: titles, podiums and firsts.",
    sectionTitle: "What we have won",
    milestones: "Latest milestones",
    all: "Our story",
    noYear: "No year",
    noTitle: "No title",
    noDescription: "No description",
    nextTitle: "The next chapter is being written",
    nextText: "Be there when it happens.",
    nextLink: "Race calendar",
    empty: "No achievements here yet",
    loadFailed: "Failed to load achievements data",
  },
  {
    kicker: "Poháry",
    title: "Úspěchy",
    lead: "Tituly, pódia a všechna naše „poprvé“. Projeďte si to rok po roce.",
    description: "Příběh týmu rok po roce: tituly, pódia a všechna naše „poprvé“.",
    sectionTitle: "Co jsme vyhráli",
    milestones: "Poslední milníky",
    all: "Celý příběh",
    noYear: "Není rok",
    noTitle: "Bez názvu",
    noDescription: "Bez popisu",
    nextTitle: "Další kapitola se právě píše",
    nextText: "Buďte u toho.",
    nextLink: "Závodní kalendář",
    empty: "Zatím tu nejsou žádné úspěchy",
    loadFailed: "Nepodařilo se načíst úspěchy",
  },
);
