import { useRef } from "react";
import type { BookingsEndpoints } from "#features/bookings/bookings.contract.ts";
import { type CartLine, lineKey, lineName } from "#features/cart/index.ts";
import { cart, cartWords } from "#features/cart/web/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { CartGift } from "#features/vouchers/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { isUnavailable } from "../../cart-check.ts";
import { cartPageWords } from "../../cart-page.words.ts";
import { CartEmpty } from "./cart-empty.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import styles from "./cart-page.module.css";
import { CartTotal } from "./cart-total.tsx";
import { useCheckedCart } from "./use-checked-cart.ts";

export const handle: PageRules = { noindex: true };

/** The cart: its lines, what they cost together, and the way to the checkout. */
export default function CartPage() {
  const words = useWords(cartWords);
  const pageWords = useWords(cartPageWords);
  const { language } = useLanguage();
  const announce = useAnnounce();
  const call = useApi().of<BookingsEndpoints>();
  const list = useRef<HTMLUListElement>(null);
  const { lines, problems, earlierPrices } = useCheckedCart();
  const { data: products } = useApiQuery(productsQuery, Boolean(lines?.length));

  /** How long its voucher is valid; null for what is sold as none, or where products can't be read. */
  function months({ id }: CartLine): number | null {
    const product = products?.find((one) => one.id === id);
    return product?.is_voucher ? product.voucher_months : null;
  }

  function remove(line: CartLine) {
    cart.remove(lineKey(line));
    // Should it not arrive, the hold ends by itself.
    if (line.ride)
      void call("POST /bookings/holds/release", { body: { holds: line.ride.holds } }).catch(() => {});
    announce(pageWords.removed(lineName(line, language) || words.unnamed));
    // The pressed button is gone; reading goes on at the list, or at the title where it is gone too.
    const next = lines && lines.length > 1 ? list.current : document.querySelector<HTMLElement>("main h1");
    next?.focus();
  }

  return (
    <Section level={1} kicker={pageWords.kicker} title={pageWords.title} className={styles.page}>
      <PageHead title={pageWords.title} description={pageWords.description} />
      {lines === undefined && <Spinner needsScript={words.needsScript} />}
      {lines?.length === 0 && <CartEmpty />}
      {lines !== undefined && lines.length > 0 && (
        <div className={styles.cart}>
          <ul ref={list} tabIndex={-1} aria-label={pageWords.lines} className={styles.lines}>
            {lines.map((line) => {
              const key = lineKey(line);
              return (
                <CartLineRow
                  key={key}
                  line={line}
                  problem={problems[key]}
                  earlierPrice={earlierPrices[key]}
                  onQuantity={(quantity) => cart.setQuantity(key, quantity)}
                  onRemove={() => remove(line)}
                >
                  {months(line) !== null && !isUnavailable(problems[key]) && (
                    <CartGift
                      line={line}
                      lineKey={key}
                      name={lineName(line, language) || words.unnamed}
                      months={months(line) ?? 0}
                    />
                  )}
                </CartLineRow>
              );
            })}
          </ul>
          <CartTotal
            lines={lines}
            available={lines.filter((line) => !isUnavailable(problems[lineKey(line)]))}
            problems={Object.values(problems)}
          />
        </div>
      )}
    </Section>
  );
}
