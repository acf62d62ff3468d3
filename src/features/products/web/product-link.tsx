import type { ComponentProps } from "react";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import type { CardProduct } from "../products.contract.ts";
import { productQuery } from "./products.queries.ts";

/** The width of the large picture on a product's page. */
export const PRODUCT_PICTURE_SIZES = "(min-width: 60rem) 55vw, 100vw";
/** The width of a voucher's picture in the shop. */
export const VOUCHER_PICTURE_SIZES = "(min-width: 60rem) 40vw, 100vw";

interface Props extends Omit<ComponentProps<typeof SiteLink>, "to" | "queries" | "picture"> {
  product: CardProduct;
}

export const productPath = (product: Pick<CardProduct, "slug">) => `/product/${product.slug}`;

/** The name of a product's picture on cards and on its page. */
export const productPictureName = (product: Pick<CardProduct, "slug">) => `product-${product.slug}`;

/** What any link to a product's page prefetches: its data and first picture. */
export function productWay(product: CardProduct) {
  const cover = coverOf(product);
  return {
    to: productPath(product),
    queries: [productQuery(product.slug)],
    picture: cover ? { path: cover, sizes: PRODUCT_PICTURE_SIZES } : undefined,
  };
}

/** A link to a product's page, from a picture that both have. */
export function ProductLink({ product, ...link }: Props) {
  return <SiteLink {...link} {...productWay(product)} viewTransition />;
}

/** The first photo, else the cover; null without pictures. */
export function coverOf({ photos, image_path }: Pick<CardProduct, "photos" | "image_path">): string | null {
  return photos?.[0]?.image_path || image_path || null;
}
