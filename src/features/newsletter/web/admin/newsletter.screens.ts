import { formsOf, type Screen } from "#kit/web/admin-menu.ts";

const list = {
  path: "/admin/newsletter",
  file: "features/newsletter/web/admin/newsletter-screen.tsx",
};

export const newsletterScreens: Screen[] = [
  {
    ...list,
    leaves: [
      {
        to: "/admin/newsletter",
        group: "customers",
        order: 40,
        icon: "envelope",
        name: { en: "Newsletter", cs: "Newsletter" },
        roles: ["content"],
        wants: "newsletter",
        known: { en: "letter, subscribers, mailing", cs: "rozesílka, odběratelé, hromadný e-mail" },
      },
    ],
  },
  ...formsOf(list),
];
