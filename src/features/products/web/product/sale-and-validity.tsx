import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { productPageWords } from "../../product-page.words.ts";
import type { Product } from "../../products.contract.ts";
import { limitsLine, type RideLimits } from "../../ride-limits.ts";
import { voucherValidity } from "../../voucher-validity.ts";
import styles from "./sale-and-validity.module.css";

interface Props {
  product: Pick<Product, "valid_until" | "is_orderable" | "is_voucher" | "voucher_months">;
}

/** Who may ride: height and weight. */
export function WhoMayRide({ product }: { product: RideLimits }) {
  const words = useWords(productPageWords);
  const { language } = useLanguage();
  const limits = limitsLine(product, language);
  return limits === "" ? null : (
    <p className={styles.note}>
      {words.whoMayRide} {limits}
    </p>
  );
}

/** Until when it can be bought, past that day that it can't, and how long a voucher can be used: two different things. */
export function SaleAndValidity({ product }: Props) {
  const words = useWords(productPageWords);
  const { language } = useLanguage();
  const { valid_until, is_orderable, is_voucher, voucher_months } = product;
  const over = is_voucher ? words.expiredVoucher : words.expired;
  return (
    <>
      {valid_until && (
        <p className={is_orderable ? styles.note : styles.expired}>
          {is_orderable ? words.onSaleUntil : over}{" "}
          <time dateTime={valid_until}>{formatDay(valid_until, language)}</time>
        </p>
      )}
      {is_voucher && is_orderable && (
        <p className={styles.note}>{words.validFor(voucherValidity(voucher_months, language))}</p>
      )}
    </>
  );
}
