import { formatMoney } from "#kit/contract/money.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { Price } from "#kit/web/ui/price.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { useWords } from "#kit/web/words.ts";
import type { Product } from "../products.contract.ts";
import { productsWords } from "../products.words.ts";
import styles from "./product-price.module.css";

interface Props {
  product: Pick<Product, "price" | "reduction">;
  /** The look of the price itself. */
  className?: string | undefined;
}

/** What it costs; where it is reduced, what it cost before and the lowest price of the 30 days before that. */
export function ProductPrice({ product: { price, reduction }, className }: Props) {
  const words = useWords(productsWords);
  const { language } = useLanguage();
  return (
    <div className={styles.price}>
      {reduction && (
        <s className={styles.original}>
          <VisuallyHidden>{words.originalPrice} </VisuallyHidden>
          <Price czk={reduction.original_price} />
        </s>
      )}
      <Price czk={price} className={className} />
      {reduction && (
        <p className={styles.lowest}>{words.lowestPrice(formatMoney(reduction.lowest_price, language))}</p>
      )}
    </div>
  );
}
