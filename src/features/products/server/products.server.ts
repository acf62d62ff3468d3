import { type SQL, sql } from "drizzle-orm";
import type { Language } from "#kit/contract/language/language.ts";
import { type ContentServer, wordsOf } from "#kit/server/content/content-server.ts";
import { products as content } from "../products.content.ts";
import { productsFinder } from "./products.finder.ts";
import { productsRoutes } from "./products.routes.ts";
import { productPhotos, products } from "./products.table.ts";
import { restoreProduct } from "./restore-product.ts";

const other = { en: "cs", cs: "en" } as const;
const blank = (words: SQL) => sql`btrim(coalesce(${words}, '')) = ''`;

/** One half of a feature's pair is blank. */
const halfFeature = (language: Language) => sql`exists (
  select 1 from jsonb_array_elements(${products.features}) pair
  where ${blank(sql`pair ->> ${language}::text`)} and not ${blank(sql`pair ->> ${other[language]}::text`)})`;

/** One of the photos is described in the other language only. */
const halfAlt = (language: Language) => sql`exists (
  select 1 from ${productPhotos} where ${productPhotos.product_id} = ${products.id}
  and ${blank(sql`${productPhotos.alt} ->> ${language}::text`)}
  and not ${blank(sql`${productPhotos.alt} ->> ${other[language]}::text`)})`;

export default [
  {
    content,
    finders: [productsFinder],
    restore: restoreProduct,
    routes: productsRoutes,
    words: {
      ...wordsOf(products),
      key: products.slug,
      further: { features: halfFeature, photo_alt: halfAlt },
    },
  },
] satisfies ContentServer[];
