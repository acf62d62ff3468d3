import { orderViewStyles as styles } from "#features/orders/web/index.ts";
import { formatMoney } from "#kit/contract/money/money.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useSite } from "#kit/web/page-context.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import type { CustomerOrder } from "../customer-order.contract.ts";
import { customerOrderWords } from "../customer-order.words.ts";
import type { OrderAddress } from "./customer-order.queries.ts";

interface Props {
  address: OrderAddress;
  vouchers: CustomerOrder["vouchers"];
  /** Codes of vouchers that have a seat. */
  booked: readonly (string | null)[];
}

/** The vouchers of a paid order, for customers who have lost the mail. */
export function OrderVouchers({ address: { id, key }, vouchers, booked }: Props) {
  const words = useWords(customerOrderWords);
  const { language } = useLanguage();
  const { apiBase } = useSite();
  if (vouchers.length === 0) return null;
  return (
    <section aria-labelledby="vouchers-title" className={styles.part}>
      <h2 id="vouchers-title" className={styles.title}>
        {words.vouchers}
      </h2>
      <ul className={styles.lines}>
        {vouchers.map(({ code, name, valid_until, state, is_withdrawn, balance }) => (
          <li key={code} className={styles.voucher}>
            <span>
              {name}, <strong className={styles.code}>{code}</strong>
              <br />
              <span className={styles.note}>
                {(state === "valid" && is_withdrawn ? words.voucherLeft : words.voucherStates[state]) ||
                  words.validUntil(formatDay(valid_until, language))}
                {balance !== null &&
                  isUsable(state, is_withdrawn) &&
                  `, ${words.leftOnVoucher(formatMoney(balance, language))}`}
              </span>
            </span>
            {isUsable(state, is_withdrawn) && balance !== null && (
              <ButtonLink to={`/gift-voucher#${code}`} aria-label={words.payWithOf(code)}>
                {words.payWith}
              </ButtonLink>
            )}
            {isUsable(state, is_withdrawn) && balance === null && !booked.includes(code) && (
              <ButtonLink to={`/book#${code}`} aria-label={words.chooseDateOf(code)}>
                {words.chooseDate}
              </ButtonLink>
            )}
            {isUsable(state, is_withdrawn) && (
              <ButtonLink
                variant="quiet"
                href={`${apiBase}/api/orders/mine/${id}/${key}/vouchers/${code}`}
                aria-label={words.voucherOf(code)}
                download
              >
                {words.voucherPdf}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isUsable(state: CustomerOrder["vouchers"][number]["state"], isWithdrawn: boolean): boolean {
  return state === "valid" && !isWithdrawn;
}
