import { leafOf } from "#kit/web/admin-menu.ts";
import { gallery } from "../../gallery.content.ts";

export const galleryLeaf = leafOf(gallery, {
  group: "web",
  order: 60,
  icon: "images",
  add: {
    name: { en: "Add photos", cs: "Přidat fotky" },
    known: { en: "upload pictures", cs: "nahrát fotky, obrázky" },
  },
  known: { en: "photos", cs: "fotky, fotografie" },
});
