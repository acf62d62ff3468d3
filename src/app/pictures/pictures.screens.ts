import type { Screen } from "#kit/web/admin-menu.ts";

export const pictureScreens: Screen[] = [
  {
    path: "/admin/pictures",
    file: "app/pictures/pictures-screen.tsx",
    leaves: [
      {
        to: "/admin/pictures",
        group: "web",
        order: 70,
        icon: "image",
        name: { en: "Pictures", cs: "Obrázky" },
        roles: ["editor", "shop"],
        partOf: "/admin/gallery",
        known: { en: "library, files, alternative texts", cs: "knihovna, soubory, alternativní texty" },
      },
    ],
  },
];
