import { onSale, ProductCard, productsQuery } from "#features/products/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { cartPageWords } from "../../cart-page.words.ts";
import styles from "./cart-empty.module.css";

/** Products that are shown to begin with, one row of them. */
const FIRST = 3;

/** An empty cart's message with the way to the shop, and what the shop has first. */
export function CartEmpty() {
  const words = useWords(cartPageWords);
  const first = onSale(useApiQuery(productsQuery).data ?? [])
    .filter((product) => product.is_orderable && !product.is_sold_out)
    .slice(0, FIRST);
  return (
    <div className={styles.empty}>
      <Notice
        tone="empty"
        title={words.empty}
        action={
          <ButtonLink to="/shop" queries={[productsQuery]}>
            {words.toShop}
          </ButtonLink>
        }
      >
        {words.emptyHelp}
      </Notice>
      {first.length > 0 && (
        <section aria-labelledby="cart-first" className={styles.first}>
          <h2 id="cart-first" className={styles.title}>
            {words.first}
          </h2>
          <ul className={styles.grid}>
            {first.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
