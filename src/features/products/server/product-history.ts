import type { Database } from "#kit/server/database/database.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { photosOf } from "./photos/product-photos.ts";
import { variantsOf } from "./product-variants.ts";
import type { products } from "./products.table.ts";

type Row = typeof products.$inferSelect;

/** A product with its photos and sizes, which belong to it. */
export type ProductVersion = Row & {
  photos: Awaited<ReturnType<typeof photosOf>>;
  variants: Awaited<ReturnType<typeof variantsOf>>;
};

export const productHistory = recordHistory<ProductVersion>("products", ({ translations: { en, cs } }) => ({
  en: en.name,
  cs: cs.name,
}));

/** The product as the log of changes holds it. */
export async function versionOf(tx: Database, row: Row): Promise<ProductVersion> {
  return { ...row, photos: await photosOf(tx, row.id), variants: await variantsOf(tx, row.id) };
}
