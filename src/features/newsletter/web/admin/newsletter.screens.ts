import type { Screen } from "#kit/web/admin-menu.ts";

const file = "features/newsletter/web/admin/newsletter-screen.tsx";

export const newsletterScreens: Screen[] = [
  {
    path: "/admin/newsletter",
    file,
    leaves: [
      {
        to: "/admin/newsletter",
        group: "customers",
        order: 90,
        icon: "envelope",
        name: { en: "Newsletter", cs: "Newsletter" },
        roles: ["editor"],
        known: { en: "letters, subscribers, mailing list", cs: "dopisy, odběratelé, rozesílka" },
        wants: "newsletter",
      },
    ],
  },
  { path: "/admin/newsletter/new", file },
  { path: "/admin/newsletter/:record", file },
];
