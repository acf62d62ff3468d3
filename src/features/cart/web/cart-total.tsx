import { productsQuery } from "#features/products/web/products.queries.ts";
import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { Price } from "#kit/web/ui/price.tsx";
import { SiteLink } from "#kit/web/ui/site-link.tsx";
import { useWords } from "#kit/web/words.ts";
import { cartWords } from "../cart.words.ts";
import styles from "./cart-page.module.css";

interface Props {
  /** Goods, CZK. */
  total: number;
  /** Something in the cart can't be ordered: there is no way on until it is removed. */
  blocked: boolean;
}

/** What the cart costs, and the way on. */
export function CartTotal({ total, blocked }: Props) {
  const words = useWords(cartWords);
  return (
    <aside className={styles.aside}>
      <p className={styles.total} aria-live="polite" aria-atomic="true">
        <span>{words.total}</span>
        <Price czk={total} className={styles.sum} />
      </p>
      <p className={styles.note}>{words.withoutShipping}</p>
      {blocked ? (
        <p role="alert" className={styles.blocked}>
          {words.goneSummary}
        </p>
      ) : (
        <ButtonLink to="/checkout">{words.toCheckout}</ButtonLink>
      )}
      <SiteLink to="/shop" queries={[productsQuery]} className={styles.back}>
        {words.continueShopping}
      </SiteLink>
    </aside>
  );
}
