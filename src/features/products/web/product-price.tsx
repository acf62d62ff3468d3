import { formatMoney } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Price } from "#kit/web/ui/price.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import type { Product } from "../products.contract.ts";
import { productsWords } from "../products.words.ts";
import styles from "./product-price.module.css";

interface Props {
  product: Pick<Product, "price" | "reduction">;
  /** The look of the price itself. */
  className?: string | undefined;
}

/** What it costs, and the lowest price of the 30 days before where it is reduced. */
export function ProductPrice({ product, className }: Props) {
  return (
    <div className={styles.block}>
      <ProductAmount product={product} className={className} />
      <LowestPrice product={product} />
    </div>
  );
}

/** What it costs; where it is reduced, what it cost before. The lowest price then belongs beside it. */
export function ProductAmount({ product: { price, reduction }, className }: Props) {
  const words = useWords(productsWords);
  return (
    <div className={styles.price}>
      {reduction && (
        <s className={styles.original}>
          <VisuallyHidden>{words.originalPrice} </VisuallyHidden>
          <Price czk={reduction.original_price} />
        </s>
      )}
      <Price czk={price} className={className} />
    </div>
  );
}

/** The lowest price of the 30 days before a reduction; nothing where there is none. */
export function LowestPrice({ product: { reduction } }: Pick<Props, "product">) {
  const words = useWords(productsWords);
  const { language } = useLanguage();
  if (!reduction) return null;
  return <p className={styles.lowest}>{words.lowestPrice(formatMoney(reduction.lowest_price, language))}</p>;
}
