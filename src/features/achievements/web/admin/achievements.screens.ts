import type { ContentLeaf } from "#kit/web/admin-menu.ts";

export const achievementsLeaf: ContentLeaf = {
  type: "achievements",
  group: "web",
  order: 80,
  icon: "trophy",
  add: {
    name: { en: "Add an achievement", cs: "Přidat úspěch" },
    known: { en: "new title", cs: "nový titul" },
  },
  known: { en: "titles, trophies", cs: "tituly, poháry" },
};
