import { leafOf } from "#kit/web/admin-menu.ts";
import { teamMembers } from "../../team-members.content.ts";

export const teamMembersLeaf = leafOf(teamMembers, {
  group: "web",
  order: 50,
  icon: "users",
  add: {
    name: { en: "Add a team member", cs: "Přidat člena týmu" },
    known: { en: "new member", cs: "nový člen" },
  },
  known: { en: "drivers, mechanics", cs: "jezdci, mechanici, lidé na webu" },
});
