import type { ContentLeaf } from "#kit/web/admin-menu.ts";

export const sponsorsLeaf: ContentLeaf = {
  type: "sponsors",
  group: "web",
  order: 100,
  icon: "handshake",
  add: {
    name: { en: "Add a sponsor", cs: "Přidat sponzora" },
    known: { en: "new partner", cs: "nový partner, sponzor" },
  },
  known: { en: "partners", cs: "partneři" },
};
