import type { Screen } from "#kit/web/admin-menu.ts";

export const messageScreens: Screen[] = [
  {
    path: "/admin/messages",
    file: "features/messages/web/admin/messages-screen.tsx",
    leaves: [
      {
        to: "/admin/messages",
        group: "customers",
        order: 10,
        icon: "envelope",
        name: { en: "Messages", cs: "Zprávy" },
        roles: ["editor"],
        known: { en: "questions, contact form, reply", cs: "dotazy, kontaktní formulář, odpovědět" },
      },
    ],
  },
];
