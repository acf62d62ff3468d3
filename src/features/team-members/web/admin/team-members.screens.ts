import type { ContentLeaf } from "#kit/web/admin-menu.ts";

export const teamMembersLeaf: ContentLeaf = {
  type: "team-members",
  group: "web",
  order: 50,
  icon: "users",
  add: {
    name: { en: "Add a team member", cs: "Přidat člena týmu" },
    known: { en: "new member", cs: "nový člen" },
  },
  known: { en: "drivers, mechanics", cs: "jezdci, mechanici, lidé na webu" },
};
