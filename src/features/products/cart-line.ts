import type { LineVariant, NewLine } from "#features/cart/index.ts";
import type { CardProduct } from "./products.contract.ts";

/** A product, in one of its sizes where it has any, as a line of the cart. */
export function lineOf(
  { id, price, image_path, translations, name, slug }: CardProduct,
  variant?: LineVariant,
): NewLine {
  const text = (of: { name: string; description: string } | undefined) => ({
    name: of?.name ?? "",
    description: of?.description ?? "",
  });
  return {
    id,
    price,
    image_path,
    translations: { en: text(translations?.en), cs: text(translations?.cs) },
    name,
    slug,
    ...(variant && { variant: { id: variant.id, label: variant.label } }),
  };
}
