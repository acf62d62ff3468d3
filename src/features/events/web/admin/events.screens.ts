import { leafOf } from "#kit/web/admin-menu.ts";
import { events } from "../../events.content.ts";

export const eventsLeaf = leafOf(events, {
  group: "web",
  order: 20,
  icon: "calendar",
  add: {
    name: { en: "Add an event", cs: "Přidat událost" },
    known: { en: "new race", cs: "nový závod, nová událost" },
  },
  known: { en: "races, calendar of the season", cs: "závody, kalendář sezóny" },
});
