import { orderViewStyles as styles } from "#features/orders/web/index.ts";
import { voucherValidity } from "#features/products/index.ts";
import { usePaysVat } from "#features/settings/web/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Price, Sum } from "#kit/web/ui/price.tsx";
import { customerOrderWords } from "../customer-order.words.ts";

export interface OrderLine {
  key: string | number;
  name: string;
  quantity: number;
  /** Pieces beside them that were taken back. */
  takenBack?: number;
  /** Of one piece, CZK. */
  price: number;
  /** For a voucher that is not issued yet, how many months it will be valid. */
  voucherMonths: number | null;
}

interface Props {
  lines: OrderLine[];
  /** What a discount code takes off the lines, CZK. */
  discount?: { code: string; amount: number } | undefined;
  shipping: { name: string; price: number };
  /** Of the way of paying, where it costs something. */
  fee?: { name: string; price: number } | undefined;
  /** CZK. */
  total: number;
  /** What gift vouchers pay of it, CZK. */
  byVoucher?: number;
  /** What cash adds to it or takes off it, CZK. */
  rounding?: number;
}

/** What was ordered and what it costs, line by line. */
export function OrderLines({ lines, discount, shipping, fee, total, byVoucher = 0, rounding = 0 }: Props) {
  const words = useWords(customerOrderWords);
  const paysVat = usePaysVat();
  const { language } = useLanguage();
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, name, quantity, takenBack = 0, price, voucherMonths }) => (
        <li key={key} className={styles.line}>
          <span>
            {words.pieces(quantity)} {name}
            {takenBack > 0 && <span className={styles.lineNote}>{words.takenBack(takenBack)}</span>}
            {voucherMonths !== null && (
              <span className={styles.lineNote}>
                {words.validFor(voucherValidity(voucherMonths, language))}
              </span>
            )}
          </span>
          <Price czk={price * quantity} />
        </li>
      ))}
      {discount && (
        <li className={styles.line}>
          <span>{words.discount(discount.code)}</span>
          <Price czk={-discount.amount} />
        </li>
      )}
      <li className={styles.line}>
        <span>{words.shipping(shipping.name)}</span>
        <Price czk={shipping.price} />
      </li>
      {fee && fee.price > 0 && (
        <li className={styles.line}>
          <span>{words.fee(fee.name)}</span>
          <Price czk={fee.price} />
        </li>
      )}
      <li className={styles.total}>
        <span>{paysVat ? words.totalWithVat : words.total}</span>
        <Sum czk={total} />
      </li>
      {byVoucher > 0 && (
        <li className={styles.line}>
          <span>{words.byVoucher}</span>
          <Price czk={-byVoucher} />
        </li>
      )}
      {rounding !== 0 && (
        <li className={styles.line}>
          <span>{words.rounding}</span>
          <Price czk={rounding} />
        </li>
      )}
      {(byVoucher > 0 || rounding !== 0) && (
        <li className={styles.total}>
          <span>{byVoucher > 0 ? words.afterVoucher : words.inCash}</span>
          <Sum czk={Math.round((total - byVoucher + rounding) * 100) / 100} />
        </li>
      )}
    </ul>
  );
}
