import { useId, useState } from "react";
import { type CartLine, lineKey, lineName, orderTotal } from "#features/cart/index.ts";
import { cartWords } from "#features/cart/web/index.ts";
import type { PaymentMethod } from "#features/methods/payment-methods.content.ts";
import type { ShippingMethod } from "#features/methods/shipping-methods.content.ts";
import { GiftOfLine } from "#features/vouchers/web/index.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { Price, Sum } from "#kit/web/ui/price.tsx";
import { checkoutWords } from "../checkout.words.ts";
import { orderSums } from "../code-sums.ts";
import { codesWords } from "../codes.words.ts";
import styles from "./checkout-summary.module.css";
import type { Codes } from "./codes/use-codes.ts";
import { RideOfLine } from "./ride-of-line.tsx";

interface Props {
  lines: CartLine[];
  codes: Codes;
  shipping: ShippingMethod | undefined;
  payment: PaymentMethod | undefined;
}

/** What is ordered and what it costs, always in sight: a panel beside the form; on phones a strip that opens. */
export function CheckoutSummary({ lines, codes, shipping, payment }: Props) {
  const words = useWords(checkoutWords);
  const unnamed = useWords(cartWords).unnamed;
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const said = useWords(codesWords);
  const { discount } = codes;
  const sums = orderSums({
    ...codes,
    lines,
    shipping: shipping?.price,
    fee: payment?.fee,
    kind: payment?.kind,
  });
  return (
    <aside aria-label={words.summary} className={styles.summary}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={styles.strip}
        onClick={() => setOpen(!open)}
      >
        <span>
          {words.summary} <span className={styles.pieces}>{words.pieces(pieces)}</span>
        </span>
        <Sum czk={toCzk(sums.toPay)} className={styles.stripSum} />
        <Icon icon="chevron-down" className={styles.chevron} />
      </button>
      <div id={id} className={styles.panel} data-open={open || undefined}>
        <h2 className={styles.title}>{words.summary}</h2>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={lineKey(line)} className={styles.line}>
              <Picture
                path={line.image_path}
                alt=""
                placeholder="product"
                sizes="3.5rem"
                ratio="1"
                className={styles.picture}
              />
              <span>
                {lineName(line, language) || unnamed}
                <RideOfLine line={line} className={styles.pieces} />
                <GiftOfLine gift={line.gift} className={styles.pieces} />
                <span className={styles.pieces}>
                  {line.quantity} × <Price czk={line.price} />
                </span>
              </span>
              <Price czk={orderTotal([line])} />
            </li>
          ))}
        </ul>
        <dl className={styles.sums}>
          <dt>{words.goods}</dt>
          <dd>
            <Price czk={orderTotal(lines)} />
          </dd>
          {discount && discount.goods > 0 && (
            <>
              <dt>{said.discount(discount.code)}</dt>
              <dd>
                <Price czk={-toCzk(discount.goods)} />
              </dd>
            </>
          )}
          <dt>{words.shippingPrice}</dt>
          <dd>{shipping ? <Price czk={shipping.price} /> : words.chooseShipping}</dd>
          {payment && payment.fee > 0 && (
            <>
              <dt>{words.fee(payment.name)}</dt>
              <dd>
                <Price czk={payment.fee} />
              </dd>
            </>
          )}
          <dt className={styles.total}>{words.total}</dt>
          <dd className={styles.total}>
            <Sum czk={toCzk(sums.total)} />
          </dd>
          {sums.byVoucher > 0 && (
            <>
              <dt>{said.byVoucher}</dt>
              <dd>
                <Price czk={-toCzk(sums.byVoucher)} />
              </dd>
            </>
          )}
          {sums.rounding !== 0 && (
            <>
              <dt>{said.rounding}</dt>
              <dd>
                <Price czk={toCzk(sums.rounding)} />
              </dd>
            </>
          )}
          {sums.toPay !== sums.total && (
            <>
              <dt className={styles.total}>{said.toPay}</dt>
              <dd className={styles.total}>
                <Sum czk={toCzk(sums.toPay)} />
              </dd>
            </>
          )}
        </dl>
        <SiteLink to="/cart" className={styles.change}>
          {words.changeCart}
        </SiteLink>
      </div>
    </aside>
  );
}
