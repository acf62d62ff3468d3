import { type FormEvent, useEffect, useRef } from "react";
import { type CartLine, lineName } from "#features/cart/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { usePaysVat } from "#features/settings/web/index.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { Sum } from "#kit/web/ui/price.tsx";
import { checkoutWords } from "../../checkout.words.ts";
import { orderSums } from "../../code-sums.ts";
import { codesWords } from "../../codes.words.ts";
import { CheckoutNotices } from "../checkout-notices.tsx";
import { CodeField } from "../codes/code-field.tsx";
import type { Codes } from "../codes/use-codes.ts";
import type { ConfirmedOrder } from "../confirmation/confirmed-order.ts";
import { usePlaceOrder } from "../placing/use-place-order.ts";
import { goesToPoint, type Methods } from "../use-methods.ts";
import styles from "./checkout-form.module.css";
import { CustomerFields } from "./customer-fields.tsx";
import { MethodFields } from "./method-fields.tsx";
import type { CheckoutForm as Form } from "./use-checkout-form.ts";

interface Props {
  form: Form;
  lines: CartLine[];
  codes: Codes;
  methods: Methods;
  /** Something in the cart can't be ordered any more. */
  blocked: boolean;
  onPlaced: (order: ConfirmedOrder) => void;
}

/** The checkout's form: every field required, faults beside the field, the total before the button. */
export function CheckoutForm({ form, lines, codes, methods, blocked, onPlaced }: Props) {
  const words = useWords(checkoutWords);
  const paysVat = usePaysVat();
  const said = useWords(codesWords);
  const element = useRef<HTMLFormElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  const { shipping, payment } = methods.chosen;
  const { place, submitting, failure } = usePlaceOrder({ form, lines, codes, shipping, payment, onPlaced });

  const sums = orderSums({
    ...codes,
    lines,
    shipping: shipping?.price,
    fee: payment?.fee,
    kind: payment?.kind,
  });

  useEffect(() => {
    if (failure) notices.current?.focus();
  }, [failure]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // What no longer goes with the order counts as not chosen.
    const wrong = form.check(
      methods.loading || methods.error
        ? {}
        : { ...(!shipping && { shipping: "" }), ...(!payment && { payment: "" }) },
      goesToPoint(shipping),
    );
    if (wrong) {
      element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    if (blocked || !shipping || !payment) {
      notices.current?.focus();
      return;
    }
    void place();
  }

  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className={styles.form}>
      <div ref={notices} tabIndex={-1} className={styles.notices}>
        <CheckoutNotices failure={failure} blocked={blocked} methods={methods} />
      </div>
      <p className={styles.required}>{words.allRequired}</p>
      <CustomerFields form={form} methods={methods} />
      <MethodFields form={form} lines={lines} discount={codes.discount} methods={methods} />
      <CodeField codes={codes} />
      <div className={styles.finish}>
        <p className={styles.total} aria-live="polite" aria-atomic="true">
          <span>{sums.toPay !== sums.total ? said.toPay : paysVat ? words.totalWithVat : words.total}</span>
          <Sum czk={toCzk(sums.toPay)} className={styles.sum} />
        </p>
        <WithdrawalNote lines={lines} />
        <Button type="submit" disabled={submitting || codes.loading} className={styles.submit}>
          {submitting ? words.submitting : words.submit}
        </Button>
        <p className={styles.agreement}>
          {words.agreementBefore}
          <SiteLink to="/terms">{words.terms}</SiteLink>
          {words.agreementBetween}
          <SiteLink to="/privacy">{words.privacy}</SiteLink>.
        </p>
      </div>
    </form>
  );
}

/** Says before the order which of its items the buyer can't withdraw from, and where to withdraw from the others. */
function WithdrawalNote({ lines }: { lines: CartLine[] }) {
  const words = useWords(checkoutWords);
  const { language } = useLanguage();
  const { data: products = [] } = useApiQuery(productsQuery, lines.length > 0);
  const dated = new Set(
    products.filter((one) => one.is_withdrawal_exempt && !one.is_value).map(({ id }) => id),
  );
  const exempt = lines.filter(({ id, ride }) => ride || dated.has(id));
  const names = exempt.map((line) => {
    const name = lineName(line, language);
    return line.ride ? `${name} (${formatDay(pragueDay(new Date(line.ride.starts_at)), language)})` : name;
  });
  return (
    <>
      {names.length > 0 && <p className={styles.agreement}>{words.noWithdrawal(names.join(", "))}</p>}
      {exempt.length < lines.length && (
        <p className={styles.agreement}>
          {exempt.length > 0 ? words.withdrawalOfRest : words.withdrawalPlace}
        </p>
      )}
    </>
  );
}
