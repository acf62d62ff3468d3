import type { Screen } from "#kit/web/admin-menu.ts";

export const stallScreens: Screen[] = [
  {
    path: "/admin/stall",
    file: "features/track-sales/web/admin/stall-screen.tsx",
    leaves: [
      {
        to: "/admin/stall",
        group: "money",
        order: 2,
        icon: "cart-plus",
        partOf: "/admin/cash-desk",
        name: { en: "Stall", cs: "Stánek" },
        roles: ["shop", "track"],
        known: { en: "sell for cash, T-shirt, till", cs: "prodat hotově, tričko, kasa" },
      },
    ],
  },
];
