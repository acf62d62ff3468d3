import type { Screen } from "#kit/web/admin-menu.ts";

export const mailScreens: Screen[] = [
  {
    path: "/admin/mails",
    file: "features/mails/web/admin/mails-screen.tsx",
    leaves: [
      {
        to: "/admin/mails",
        group: "customers",
        order: 20,
        icon: "paper-plane",
        name: { en: "Sent mail", cs: "Odeslaná pošta" },
        roles: ["shop"],
        partOf: "/admin/messages",
        known: { en: "e-mails, send again", cs: "e-maily, poslat znovu" },
      },
    ],
  },
  {
    path: "/admin/mail-words",
    file: "features/mails/web/admin/mail-words-screen.tsx",
    leaves: [
      {
        to: "/admin/mail-words",
        group: "settings",
        order: 30,
        icon: "file-lines",
        name: { en: "E-mail texts", cs: "Texty e-mailů" },
        roles: ["editor"],
        partOf: "/admin/settings",
        known: {
          en: "what e-mails say, confirmation of an order",
          cs: "co se píše v e-mailech, potvrzení objednávky",
        },
      },
    ],
  },
  { path: "/admin/mail-words/:record", file: "features/mails/web/admin/mail-words-screen.tsx" },
];
