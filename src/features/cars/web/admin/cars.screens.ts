import type { ContentLeaf, Screen } from "#kit/web/admin-menu.ts";

export const carsLeaf: ContentLeaf = {
  type: "cars",
  group: "web",
  order: 40,
  icon: "car",
  add: { name: { en: "Add a car", cs: "Přidat auto" }, known: { en: "new car", cs: "nové auto" } },
  known: { en: "car of the season, car photos", cs: "vozy, auto sezóny, fotky auta" },
};

export const carScreens: Screen[] = [
  {
    path: "/admin/car-photos/:slug",
    file: "features/cars/web/admin/car-photos-screen.tsx",
    belongsTo: "/admin/cars",
  },
];
