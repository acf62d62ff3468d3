import { formatMoney } from "#kit/contract/money/money.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { giftVoucherWords } from "../gift-voucher.words.ts";
import type { VoucherBalance } from "../vouchers.contract.ts";
import styles from "./gift-voucher-page.module.css";

interface Props {
  found: VoucherBalance;
  code: string;
  onOther: () => void;
}

/** What is left on a voucher over an amount, or why it pays nothing any more. */
export function FoundVoucher({ found: { balance, value, valid_until, state }, code, onOther }: Props) {
  const words = useWords(giftVoucherWords);
  const { language } = useLanguage();
  const czk = (sum: number) => formatMoney(sum, language);
  const day = formatDay(valid_until, language);
  return (
    <>
      <div role="status">
        <p className={styles.left}>{words.states[state] || words.left(czk(balance))}</p>
        <p>
          {state === "valid" ? words.of(czk(value)) : words.value(czk(value))}
          <br />
          {code}
          {(state === "valid" || state === "expired") && (
            <>
              <br />
              {state === "expired" ? words.wasValidUntil(day) : words.validUntil(day)}
            </>
          )}
        </p>
      </div>
      {state === "valid" && (
        <>
          <p>{words.how}</p>
          <p>
            <ButtonLink to="/shop">{words.toShop}</ButtonLink>
          </p>
        </>
      )}
      <p>
        <Button variant="quiet" size="small" onClick={onOther}>
          {words.other}
        </Button>
      </p>
    </>
  );
}
