import type { Screen } from "#kit/web/admin-menu.ts";

export const dashboardScreens: Screen[] = [
  {
    path: "/admin",
    file: "app/dashboard/dashboard-page.tsx",
    leaves: [
      {
        to: "/admin",
        group: "today",
        order: 10,
        icon: "gauge-high",
        name: { en: "Dashboard", cs: "Přehled" },
        roles: ["editor", "shop"],
        known: { en: "tasks, what to do, sales of this month", cs: "úkoly, co dělat, prodeje za měsíc" },
      },
    ],
  },
];
