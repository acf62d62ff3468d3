import type { ContentLeaf } from "#kit/web/admin-menu.ts";

export const pagesLeaf: ContentLeaf = {
  type: "pages",
  group: "web",
  order: 110,
  icon: "file-lines",
  add: { name: { en: "Add a page", cs: "Přidat stránku" }, known: { en: "new page", cs: "nová stránka" } },
  known: {
    en: "terms and conditions, privacy, own pages",
    cs: "obchodní podmínky, ochrana údajů, vlastní stránky",
  },
};
