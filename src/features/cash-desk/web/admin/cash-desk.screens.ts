import type { Screen } from "#kit/web/admin-menu.ts";

export const cashDeskScreens: Screen[] = [
  {
    path: "/admin/cash-desk",
    file: "features/cash-desk/web/admin/cash-desk-screen.tsx",
    leaves: [
      {
        to: "/admin/cash-desk",
        group: "money",
        order: 4,
        icon: "coins",
        name: { en: "Cash desk", cs: "Pokladna" },
        roles: ["shop", "money"],
        known: { en: "cash of the day, closing, counted", cs: "hotovost dne, uzávěrka, spočítat kasu" },
      },
    ],
  },
];
