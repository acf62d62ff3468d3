import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the gallery page and of the home page's pictures. */
export const galleryWords = defineWords(
  {
    kicker: "Pictures",
    films: "Videos",
    title: "Gallery",
    lead: "Smoke, sparks and long nights in the workshop. Choose a picture to enlarge it.",
    description: "Photographs of the team: the cars, the racing, the people and everything around them.",
    sectionTitle: "Through the smoke",
    all: "View gallery",
    picture: (place: number) => `Picture ${place}`,
    empty: "No pictures here yet",
    loadFailed: "Failed to load gallery data",
    sectionFailed: "Failed to load gallery",
  },
  {
    kicker: "Fotografie",
    films: "Videa",
    title: "Galerie",
    lead: "Kouř, jiskry a dlouhé noci v dílně. Klepnutím fotografii zvětšíte.",
    description: "Fotografie týmu: auta, závody, lidé a všechno kolem.",
    sectionTitle: "Skrz kouř",
    all: "Celá galerie",
    picture: (place: number) => `Fotografie ${place}`,
    empty: "Zatím tu nejsou žádné fotografie",
    loadFailed: "Nepodařilo se načíst galerii",
    sectionFailed: "Nepodařilo se načíst galerii",
  },
);
