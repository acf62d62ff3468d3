import { useCartAdditions, useCartLines } from "#features/cart/web/cart-store.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { layoutWords } from "../layout.words.ts";
import styles from "./cart-button.module.css";

/** The link to the cart with the number of its distinct lines; the badge is animated when something is added. */
export function CartButton() {
  const words = useWords(layoutWords);
  const lines = useCartLines()?.length ?? 0;
  const additions = useCartAdditions();
  return (
    <SiteLink to="/cart" className={styles.cart}>
      <Icon icon="cart-shopping" />
      <span className={styles.text}>{words.cart}</span>
      {lines > 0 && (
        <>
          <span key={`${lines}-${additions}`} className={styles.badge} aria-hidden="true">
            <span>{lines}</span>
          </span>
          <VisuallyHidden>{`, ${words.cartLines(lines)}`}</VisuallyHidden>
        </>
      )}
    </SiteLink>
  );
}
