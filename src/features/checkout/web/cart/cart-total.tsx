import type { CartLine } from "#features/cart/index.ts";
import { cartWords } from "#features/cart/web/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { usePaysVat } from "#features/settings/web/index.ts";
import { ButtonLink } from "#kit/web/ui/button-link.tsx";
import { Price } from "#kit/web/ui/price.tsx";
import { SiteLink } from "#kit/web/ui/site-link.tsx";
import { useWords } from "#kit/web/words.ts";
import { isUnavailable, type LineProblem } from "../../cart-check.ts";
import styles from "./cart-page.module.css";
import { useFreeShipping } from "./use-free-shipping.ts";

interface Props {
  lines: CartLine[];
  /** Goods, CZK. */
  total: number;
  /** What can't be ordered as it is: there is no way on until that is changed. */
  problems: LineProblem[];
}

/** What the cart costs, and the way on: a panel beside the lines; on phones always in sight below them. */
export function CartTotal({ lines, total, problems }: Props) {
  const freeShipping = useFreeShipping(lines);
  const words = useWords(cartWords);
  const paysVat = usePaysVat();
  return (
    <aside className={styles.aside}>
      <div className={styles.till}>
        <p className={styles.total} aria-live="polite" aria-atomic="true">
          <span>{words.total}</span>
          <Price czk={total} className={styles.sum} />
        </p>
        {problems.length > 0 ? (
          <p role="alert" className={styles.blocked}>
            {problems.some(isUnavailable) ? words.goneSummary : words.fewSummary}
          </p>
        ) : (
          <ButtonLink to="/checkout" className={styles.go}>
            {words.toCheckout}
          </ButtonLink>
        )}
      </div>
      {freeShipping && (
        <p className={styles.note} aria-live="polite">
          {freeShipping}
        </p>
      )}
      <p className={styles.note}>
        {paysVat && `${words.vatIncluded} `}
        {words.withoutShipping}
      </p>
      <SiteLink to="/shop" queries={[productsQuery]} className={styles.back}>
        {words.continueShopping}
      </SiteLink>
    </aside>
  );
}
