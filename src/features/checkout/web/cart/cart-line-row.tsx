import type { ReactNode } from "react";
import { type CartLine, lineName, orderTotal } from "#features/cart/index.ts";
import { cartWords } from "#features/cart/web/index.ts";
import { productQuery } from "#features/products/web/index.ts";
import { formatMoney } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { Price } from "#kit/web/ui/price.tsx";
import { isUnavailable, type LineProblem } from "../../cart-check.ts";
import { cartPageWords } from "../../cart-page.words.ts";
import { RideOfLine } from "../ride-of-line.tsx";
import styles from "./cart-line-row.module.css";
import { QuantityInput } from "./quantity-input.tsx";

interface Props {
  line: CartLine;
  /** Why it can't be ordered as it is; undefined where it can. */
  problem: LineProblem | undefined;
  /** What it cost when it was added, CZK; undefined where that has not changed. */
  earlierPrice: number | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Below all of it. */
  children?: ReactNode;
}

/** One product in the cart. */
export function CartLineRow({ line, problem, earlierPrice, onQuantity, onRemove, children }: Props) {
  const words = useWords(cartWords);
  const page = useWords(cartPageWords);
  const { language } = useLanguage();
  const name = lineName(line, language) || words.unnamed;
  const unavailable = isUnavailable(problem);
  return (
    <li className={styles.line} data-unavailable={unavailable || undefined}>
      <Picture
        path={line.image_path}
        alt=""
        placeholder="product"
        sizes="(min-width: 40rem) 9rem, 6rem"
        ratio="1"
        className={styles.picture}
      />
      <div className={styles.what}>
        <h2 className={styles.name}>
          {line.slug && (!unavailable || problem?.kind === "noSize" || problem?.kind === "notHeld") ? (
            <SiteLink to={`/product/${line.slug}`} queries={[productQuery(line.slug)]}>
              {name}
            </SiteLink>
          ) : (
            name
          )}
        </h2>
        <p className={styles.unit}>
          {page.unitPrice}: <Price czk={line.price} />
        </p>
        {!problem && line.ride && (
          <p className={styles.unit}>
            <RideOfLine line={line} />
          </p>
        )}
        {problem && <p className={styles.gone}>{page[problem.kind](problem.left, line.quantity)}</p>}
        {problem?.kind === "notHeld" && line.slug && (
          <SiteLink to={`/product/${line.slug}/days`}>{page.chooseTime}</SiteLink>
        )}
        {earlierPrice !== undefined && !unavailable && (
          <p className={styles.changed}>{page.priceWas(formatMoney(earlierPrice, language))}</p>
        )}
      </div>
      <div className={styles.how}>
        {!unavailable && line.ride && <span>{page.places(line.quantity)}</span>}
        {!unavailable && !line.ride && (
          <QuantityInput name={name} quantity={line.quantity} onChange={onQuantity} />
        )}
        <button type="button" aria-label={page.removeOf(name)} className={styles.remove} onClick={onRemove}>
          <Icon icon="trash-can" />
          <span>{page.remove}</span>
        </button>
      </div>
      <Price czk={orderTotal([line])} className={styles.sum} />
      {children && <div className={styles.below}>{children}</div>}
    </li>
  );
}
