import { z } from "zod";
import { alternativeText } from "#kit/contract/content/content.ts";
import { newOrder } from "#kit/contract/content/display-order.ts";
import { updateManyEndpointOf } from "#kit/contract/content/update-many.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { isMediaPath } from "#kit/contract/media/media-path.ts";
import {
  basedOn,
  flag,
  json,
  optionalWholeNumber,
  slugParams,
  wholeNumber,
} from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { HEAVIEST_PIECE } from "./product-rules.ts";
import { productContent, products } from "./products.content.ts";

const photoId = z.coerce.number().int().min(1);

/** What is on a photo, in both languages. */
const photoAlt = z.object({ en: alternativeText(), cs: alternativeText() });

/** What a write says of pictures beside `images`. */
const photoChanges = z.object({
  /** Stored pictures of the library that become photos; they count as new ones behind those of `images`. */
  libraryPhotos: json(z.array(z.string().refine(isMediaPath)).max(100)).optional(),
  /** The place of the i-th new picture among the new ones, from 0. */
  newPhotosOrder: json(z.array(wholeNumber(0)).max(100)).optional(),
  /** The cover: a stored photo's id, or `new-{i}` for the i-th new picture. Blank: as it is. */
  defaultPhotoId: z
    .union([z.number(), z.string()])
    .transform(String)
    .pipe(z.string().regex(/^(?:\d+|new-\d+)?$/))
    .optional(),
  /** All photos that stay, in their order: stored ones by id, new ones as `new-{i}`. The cover goes first. */
  photosOrder: json(z.array(z.union([z.number(), z.string()]).transform(String)).max(100)).optional(),
  /** Alternative texts by the photo: a stored one's id, or `new-{i}`. */
  photoAlts: json(z.record(z.string().regex(/^(?:\d+|new-\d+)$/), photoAlt)).optional(),
  photosToRemove: json(z.array(photoId).max(100)).optional(),
});

const labelMissing = says({ en: "A size needs a name", cs: "Velikost musí mít název" });
const label = z
  .object({ en: z.string().trim().max(60).default(""), cs: z.string().trim().max(60).default("") })
  .refine(({ en, cs }) => en !== "" || cs !== "", { ...labelMissing, path: ["cs"] });

const HIGHEST_COUNT = 1_000_000;
/** A count to be; beside the count that was seen only their difference is applied (stock-rules.ts). */
const countChange = {
  stock: optionalWholeNumber(0, HIGHEST_COUNT).optional(),
  stock_seen: optionalWholeNumber(0, HIGHEST_COUNT).optional(),
};

/** The sizes of a product as an editor holds them; one without `id` is new. */
const variantChanges = z
  .array(
    z.object({
      id: wholeNumber(1).optional(),
      label,
      /** Pieces of this size; null: taken from the product's count. */
      ...countChange,
      /** Grams; null: as the product. */
      weight_grams: optionalWholeNumber(1, HEAVIEST_PIECE).optional(),
      is_active: flag().default(true),
    }),
  )
  .max(50);

/** What a write says of pieces and sizes. `variants` is the whole list in its order: what is missing goes. */
export const stockChanges = z.object({ ...countChange, variants: json(variantChanges).optional() });

const productVariant = z.object({
  id: z.int(),
  /** A label that is blank in one language is the other's. */
  label: z.object({ en: z.string(), cs: z.string() }),
  stock: z.int().nullable(),
  /** Of a piece in grams; null: as the product. */
  weight_grams: z.int().nullable(),
  is_active: z.boolean(),
});

const productPhoto = z.object({
  id: z.int(),
  image_path: z.string(),
  display_order: z.int(),
  alt: photoAlt.nullable().default(null),
});

const product = productContent.record.extend({
  id: z.string(),
  /** The cover's path; null without pictures. */
  image_path: z.string().nullable(),
  photos: z.array(productPhoto),
  /** Active and not past `valid_until`. */
  is_orderable: z.boolean(),
  /**
   * For a product marked as reduced, CZK: what it cost until the price was lowered, and the lowest price of the 30
   * days before that. Null where it is not marked, or the history does not bear it out.
   */
  reduction: z.object({ original_price: z.number(), lowest_price: z.number() }).nullable(),
  /** Pieces at hand; null: without limit. */
  stock: z.int().nullable(),
  /** Sizes in their order; visitors see the active ones. Empty: the product has none. */
  variants: z.array(productVariant),
  /** No piece can be had, of any size. */
  is_sold_out: z.boolean(),
});

const productInput = productContent.input.extend(photoChanges.shape).extend(stockChanges.shape);

export type Product = z.output<typeof product>;
/** What a product's own page says at length, and the home page of the ride. */
export type ProductDetails = Pick<
  Product,
  | "what_to_expect"
  | "locations"
  | "availability"
  | "eligibility"
  | "material"
  | "care"
  | "sizing"
  | "delivery"
  | "what_to_bring"
  | "safety"
  | "maker"
  | "eu_responsible"
  | "min_height"
  | "max_height"
  | "min_weight"
  | "max_weight"
  | "weight_grams"
  | "is_value"
  | "film"
  | "goes_with"
>;
/** A product as cards show it and carts keep it: of the texts in both languages these two alone. */
export type CardProduct = Omit<
  Product,
  "translations" | "variants" | "created_at" | "updated_at" | keyof ProductDetails
> & {
  variants: Omit<Product["variants"][number], "weight_grams">[];
  translations: Both<Pick<Product["translations"]["en"], "name" | "description">>;
};
export type ProductPhoto = z.output<typeof productPhoto>;
export type ProductInput = z.output<typeof productInput>;
export type StockChanges = z.output<typeof stockChanges>;
export type PhotoChanges = z.output<typeof photoChanges>;

export const productsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/products",
    access: "public",
    roles: ["content", "shop"],
    cache: true,
    summary: "Products by display order; visitors see the active ones, `featured=true` only the featured",
    query: z.object({ featured: flag().optional() }),
    response: z.array(product),
  }),
  get: endpoint({
    method: "GET",
    path: "/products/:slug",
    access: "public",
    roles: ["content", "shop"],
    cache: true,
    summary: "One product with its photos; a slug it had earlier answers 301 to the one it has now",
    params: slugParams,
    response: product,
  }),
  create: endpoint({
    method: "POST",
    path: "/products",
    access: "admin",
    roles: ["content", "shop"],
    summary: "Adds a product with up to 10 pictures; its id is its first slug",
    body: productInput,
    files: { images: { kind: "image", many: true } },
    status: 201,
    response: product,
  }),
  update: endpoint({
    method: "PUT",
    path: "/products/:slug",
    access: "admin",
    roles: ["content", "shop"],
    summary: "Changes what is sent, adds and removes pictures, chooses the cover",
    params: slugParams,
    headers: basedOn,
    body: productInput,
    files: { images: { kind: "image", many: true } },
    response: product,
  }),
  updateMany: updateManyEndpointOf(products, {
    id: z.string().min(1).max(200),
    change: productContent.input.pick({ is_active: true, price: true }),
    record: product,
  }),
  setStock: endpoint({
    method: "PATCH",
    path: "/products/:slug/stock",
    access: "admin",
    roles: ["content", "shop"],
    summary: "Sets counts of a product and its sizes; with `stock_seen` only the difference is applied",
    params: slugParams,
    body: z.object({
      counts: z
        .array(
          z.object({
            /** A size; null: the product itself. */
            variant: optionalWholeNumber(1).default(null),
            ...countChange,
            stock: optionalWholeNumber(0, HIGHEST_COUNT),
          }),
        )
        .min(1)
        .max(51),
    }),
    response: product,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/products/:slug",
    access: "admin",
    roles: ["content", "shop"],
    summary: "Deletes a product with its pictures; orders keep what was sold",
    params: slugParams,
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/display-order/products",
    access: "admin",
    roles: ["content", "shop"],
    summary: "Puts all products into the order of `ids`",
    body: newOrder(z.string().min(1).max(200)),
  }),
};

export type ProductsEndpoints = typeof productsEndpoints;
