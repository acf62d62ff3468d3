import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import type { Product } from "../../products.contract.ts";
import { productsWords } from "../../products.words.ts";

interface Props {
  product: Pick<Product, "is_bestseller" | "is_new">;
  className?: string | undefined;
}

/** The Bestseller and New badges; nothing for a product that is neither. */
export function ProductBadges({ product, className }: Props) {
  const words = useWords(productsWords);
  if (!product.is_bestseller && !product.is_new) return null;
  return (
    <p className={className}>
      {product.is_bestseller && <Badge>{words.bestseller}</Badge>}
      {product.is_new && <Badge tone="ice">{words.isNew}</Badge>}
    </p>
  );
}
