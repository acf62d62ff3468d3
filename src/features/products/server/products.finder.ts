import { asc, eq } from "drizzle-orm";
import { recordTypeOf } from "#kit/contract/content/record-type.ts";
import { type Finder, hasWords } from "#kit/server/search/finder.ts";
import { products as content } from "../products.content.ts";
import { products, productVariants } from "./products.table.ts";

/** Sizes and variants by their names and their product's; products by name are found as all content is. */
export const productsFinder: Finder = {
  kind: "products",
  name: content.names.many,
  roles: ["editor", "shop"],
  async find({ db, responseCache }, { words, language }) {
    const sizes = await responseCache.value("search sizes", () =>
      db
        .select({
          slug: products.slug,
          translations: products.translations,
          label: productVariants.label,
          stock: productVariants.stock,
        })
        .from(productVariants)
        .innerJoin(products, eq(products.id, productVariants.product_id))
        .orderBy(asc(products.slug), asc(productVariants.display_order), asc(productVariants.id)),
    );
    return sizes
      .filter(({ translations, label }) =>
        // What names the product alone finds the product.
        (["en", "cs"] as const).some(
          (one) =>
            hasWords(`${translations[one].name} ${label[one]}`, words) &&
            !hasWords(translations[one].name, words),
        ),
      )
      .map(({ slug, translations, label, stock }) => ({
        to: recordTypeOf(content).editorOf(slug),
        title: `${translations[language].name || translations.en.name}, ${label[language] || label.en}`,
        detail: stock === null ? "" : STOCK[language](stock),
      }));
  },
};

const STOCK = { en: (n: number) => `${n} in stock`, cs: (n: number) => `skladem ${n}` };
