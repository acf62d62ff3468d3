import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import type { Screen } from "#kit/web/admin-menu.ts";

export const healthScreens: Screen[] = [
  {
    path: "/admin/health",
    file: "app/health/health-screen.tsx",
    leaves: [
      {
        to: "/admin/health",
        group: "settings",
        order: 70,
        icon: "heart-pulse",
        name: { en: "Health", cs: "Stav webu" },
        roles: OWNERS_ONLY,
        partOf: "/admin/settings",
        known: { en: "backup, disk, errors", cs: "záloha, disk, chyby" },
      },
    ],
  },
];
