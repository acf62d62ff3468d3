import type { ContentLeaf } from "#kit/web/admin-menu.ts";

export const galleryLeaf: ContentLeaf = {
  type: "gallery",
  group: "web",
  order: 60,
  icon: "images",
  add: {
    name: { en: "Add photos", cs: "Přidat fotky" },
    known: { en: "upload pictures", cs: "nahrát fotky, obrázky" },
  },
  known: { en: "photos", cs: "fotky, fotografie" },
};
