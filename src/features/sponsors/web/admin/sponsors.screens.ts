import { leafOf } from "#kit/web/admin-menu.ts";
import { sponsors } from "../../sponsors.content.ts";

export const sponsorsLeaf = leafOf(sponsors, {
  group: "web",
  order: 100,
  icon: "handshake",
  add: {
    name: { en: "Add a sponsor", cs: "Přidat sponzora" },
    known: { en: "new partner", cs: "nový partner, sponzor" },
  },
  known: { en: "partners", cs: "partneři" },
});
