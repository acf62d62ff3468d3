import type { Screen } from "#kit/web/admin-menu.ts";

export const teamOrderScreens: Screen[] = [
  {
    path: "/admin/orders/new",
    file: "features/team-orders/web/admin/new-order-screen.tsx",
    actions: [
      {
        to: "/admin/orders/new",
        name: { en: "New order", cs: "Nová objednávka" },
        roles: ["shop"],
        known: {
          en: "order by telephone, sell at the stall",
          cs: "objednávka po telefonu, prodat na stánku",
        },
      },
    ],
  },
];
