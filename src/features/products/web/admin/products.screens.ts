import type { ContentLeaf } from "#kit/web/admin-menu.ts";

export const productsLeaf: ContentLeaf = {
  type: "products",
  group: "shop",
  order: 10,
  icon: "shirt",
  add: {
    name: { en: "Add a product", cs: "Přidat produkt" },
    known: { en: "new product", cs: "nový produkt, zboží" },
  },
  known: {
    en: "goods, prices, stock, sizes, drift taxi",
    cs: "zboží, ceny, sklad, velikosti, trička, drift taxi",
  },
};
