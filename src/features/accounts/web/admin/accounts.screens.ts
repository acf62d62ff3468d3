import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import type { Screen } from "#kit/web/admin-menu.ts";

export const peopleScreens: Screen[] = [
  {
    path: "/admin/people",
    file: "features/accounts/web/admin/people-screen.tsx",
    actions: [
      {
        to: "/admin/people",
        name: { en: "Invite a colleague", cs: "Pozvat kolegu" },
        roles: OWNERS_ONLY,
        known: {
          en: "new person, access, password of somebody else",
          cs: "nový člověk, přístup, účet kolegy",
        },
      },
    ],
    leaves: [
      {
        to: "/admin/people",
        group: "settings",
        order: 50,
        icon: "user",
        name: { en: "People", cs: "Lidé" },
        roles: OWNERS_ONLY,
        known: { en: "invite a colleague, roles, access", cs: "pozvat kolegu, role, přístupy" },
      },
    ],
  },
];
