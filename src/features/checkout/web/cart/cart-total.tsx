import { type CartLine, orderTotal } from "#features/cart/index.ts";
import { cartWords } from "#features/cart/web/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { usePaysVat } from "#features/settings/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { Sum } from "#kit/web/ui/price.tsx";
import { isUnavailable, type LineProblem } from "../../cart-check.ts";
import { cartPageWords } from "../../cart-page.words.ts";
import { codesWords } from "../../codes.words.ts";
import { CodeField } from "../codes/code-field.tsx";
import { useCodes } from "../codes/use-codes.ts";
import styles from "./cart-page.module.css";
import { useFreeShipping } from "./use-free-shipping.ts";

interface Props {
  lines: CartLine[];
  /** Those that can be ordered: what it costs. */
  available: CartLine[];
  /** What can't be ordered as it is: there is no way on until that is changed. */
  problems: LineProblem[];
}

/** What the cart costs, and the way on: a panel beside the lines; on phones always in sight below them. */
export function CartTotal({ lines, available, problems }: Props) {
  const codes = useCodes(available);
  const freeShipping = useFreeShipping(lines, codes.discount);
  const total = orderTotal(available, 0, 0, codes.discount?.goods);
  const words = useWords(cartWords);
  const page = useWords(cartPageWords);
  const codesText = useWords(codesWords);
  const paysVat = usePaysVat();
  return (
    <aside className={styles.aside}>
      <div className={styles.till}>
        <p className={styles.total} aria-live="polite" aria-atomic="true">
          <span>{page.total}</span>
          <Sum czk={total} className={styles.sum} />
        </p>
        {problems.length > 0 ? (
          <p role="alert" className={styles.blocked}>
            {problems.some(isUnavailable) ? page.goneSummary : page.fewSummary}
          </p>
        ) : (
          <ButtonLink to="/checkout" className={styles.go}>
            {page.toCheckout}
          </ButtonLink>
        )}
      </div>
      <div className={styles.codes}>
        <CodeField codes={codes} voucherNote={codesText.voucherInCheckout} />
      </div>
      {freeShipping && (
        <p className={styles.note} aria-live="polite">
          {freeShipping}
        </p>
      )}
      <p className={styles.note}>
        {paysVat && `${page.vatIncluded} `}
        {page.withoutShipping}
      </p>
      <SiteLink to="/shop" queries={[productsQuery]} className={styles.back}>
        {words.continueShopping}
      </SiteLink>
    </aside>
  );
}
