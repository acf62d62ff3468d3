import { leafOf } from "#kit/web/admin-menu.ts";
import { achievements } from "../../achievements.content.ts";

export const achievementsLeaf = leafOf(achievements, {
  group: "web",
  order: 80,
  icon: "trophy",
  add: {
    name: { en: "Add an achievement", cs: "Přidat úspěch" },
    known: { en: "new title", cs: "nový titul" },
  },
  known: { en: "titles, trophies", cs: "tituly, poháry" },
});
