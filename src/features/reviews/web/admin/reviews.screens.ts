import type { Screen } from "#kit/web/admin-menu.ts";

export const reviewScreens: Screen[] = [
  {
    path: "/admin/reviews",
    file: "features/reviews/web/admin/reviews-screen.tsx",
    leaves: [
      {
        to: "/admin/reviews",
        group: "shop",
        order: 30,
        icon: "star",
        name: { en: "Reviews", cs: "Recenze" },
        roles: ["editor", "shop"],
        known: { en: "ratings, stars", cs: "hodnocení, hvězdičky" },
      },
    ],
  },
];
