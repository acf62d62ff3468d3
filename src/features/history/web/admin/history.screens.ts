import type { Screen } from "#kit/web/admin-menu.ts";

export const historyScreens: Screen[] = [
  {
    path: "/admin/history",
    file: "features/history/web/admin/history-screen.tsx",
    leaves: [
      {
        to: "/admin/history",
        group: "settings",
        order: 60,
        icon: "clock-rotate-left",
        name: { en: "Changes", cs: "Změny" },
        roles: ["editor", "shop"],
        partOf: "/admin/settings",
        known: {
          en: "undo, restore, who changed it, deleted",
          cs: "vrátit změnu, obnovit smazané, kdo to změnil",
        },
      },
    ],
  },
];
