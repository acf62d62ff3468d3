import type { Screen } from "#kit/web/admin-menu.ts";

export const resultScreens: Screen[] = [
  {
    path: "/admin/results",
    file: "features/results/web/admin/results-screen.tsx",
    leaves: [
      {
        to: "/admin/results",
        group: "web",
        order: 30,
        icon: "trophy",
        name: { en: "Results", cs: "Výsledky" },
        roles: ["editor", "track"],
        partOf: "/admin/events",
        known: { en: "standings, points, battles", cs: "pořadí, body, souboje" },
      },
    ],
  },
  { path: "/admin/results/rounds/:id", file: "features/results/web/admin/round-screen.tsx" },
  { path: "/admin/results/seasons/:id", file: "features/results/web/admin/season-screen.tsx" },
];
