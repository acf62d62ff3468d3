import { leafOf } from "#kit/web/admin-menu.ts";
import { products } from "../../products.content.ts";

export const productsLeaf = leafOf(products, {
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
});
