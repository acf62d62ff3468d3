import type { ContentLeaf } from "#kit/web/admin-menu.ts";

export const eventsLeaf: ContentLeaf = {
  type: "events",
  group: "web",
  order: 20,
  icon: "calendar",
  add: {
    name: { en: "Add an event", cs: "Přidat událost" },
    known: { en: "new race", cs: "nový závod, nová událost" },
  },
  known: { en: "races, calendar of the season", cs: "závody, kalendář sezóny" },
};
