import { faCartShopping } from "@fortawesome/free-solid-svg-icons/faCartShopping";
import { useCartLines } from "#features/cart/web/cart-store.ts";
import { Icon } from "#kit/web/ui/icon.tsx";
import { SiteLink } from "#kit/web/ui/site-link.tsx";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { useWords } from "#kit/web/words.ts";
import styles from "./cart-button.module.css";
import { layoutWords } from "./layout.words.ts";

/** The way to the cart with the number of its distinct lines; the number jumps when it changes. */
export function CartButton() {
  const words = useWords(layoutWords);
  const lines = useCartLines()?.length ?? 0;
  return (
    <SiteLink to="/cart" className={styles.cart}>
      <Icon icon={faCartShopping} />
      <span className={styles.text}>{words.cart}</span>
      {lines > 0 && (
        <>
          <span key={lines} className={styles.badge} aria-hidden="true">
            <span>{lines}</span>
          </span>
          <VisuallyHidden>{`, ${words.cartLines(lines)}`}</VisuallyHidden>
        </>
      )}
    </SiteLink>
  );
}
