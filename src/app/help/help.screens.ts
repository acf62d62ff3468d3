import { EVERYBODY } from "#kit/contract/roles.ts";
import type { Screen } from "#kit/web/admin-menu.ts";

export const helpScreens: Screen[] = [
  {
    path: "/admin/help",
    file: "app/help/help-screen.tsx",
    leaves: [
      {
        to: "/admin/help",
        group: "foot",
        order: 10,
        icon: "circle-question",
        name: { en: "Help", cs: "Nápověda" },
        roles: EVERYBODY,
        known: { en: "how do I, guide", cs: "jak na to, návod" },
      },
    ],
  },
];
