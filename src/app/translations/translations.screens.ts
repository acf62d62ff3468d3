import type { Screen } from "#kit/web/admin-menu.ts";

export const translationScreens: Screen[] = [
  {
    path: "/admin/translations",
    file: "app/translations/translations-screen.tsx",
    leaves: [
      {
        to: "/admin/translations",
        group: "settings",
        order: 40,
        icon: "language",
        name: { en: "Translations", cs: "Překlady" },
        roles: ["editor", "shop"],
        partOf: "/admin/settings",
        known: { en: "missing English, missing texts", cs: "chybí angličtina, chybějící texty" },
      },
    ],
  },
];
