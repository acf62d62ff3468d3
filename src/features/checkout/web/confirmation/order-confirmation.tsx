import { useEffect, useRef } from "react";
import { customerOrderWords } from "#features/customer-order/web/index.ts";
import { WriteLink } from "#features/messages/web/index.ts";
import { orderConfirmationStyles as styles } from "#features/orders/web/index.ts";
import { BankTransfer } from "#features/payments/web/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { formatMoney } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Sum } from "#kit/web/ui/price.tsx";
import { confirmationWords } from "../../confirmation.words.ts";
import { CardConfirmation } from "./card-confirmation.tsx";
import { ConfirmedContents } from "./confirmed-contents.tsx";
import type { ConfirmedOrder } from "./confirmed-order.ts";

interface Props {
  order: ConfirmedOrder;
  /** It was placed just now: the focus goes to its title. */
  isNew: boolean;
}

/** The confirmation of an order with everything that is needed to pay it. */
export function OrderConfirmation({ order, isNew }: Props) {
  const words = useWords(confirmationWords);
  const own = useWords(customerOrderWords);
  const told = useMailWords(words);
  const ownTold = useMailWords(own);
  const announce = useAnnounce();
  const title = useRef<HTMLHeadingElement>(null);
  const { language } = useLanguage();
  const { kind } = order.payment;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an order is announced once, in the language of then
  useEffect(() => {
    if (!isNew) return;
    scrollTo({ top: 0, behavior: "instant" });
    title.current?.focus({ preventScroll: true });
    announce(words.announced(order.number));
  }, [isNew, order.number]);

  return (
    <section className={styles.page} aria-labelledby="confirmation-title">
      <PageHead title={words.title} />
      <header className={styles.head}>
        <p className={styles.kicker} data-new={isNew || undefined}>
          <span className={styles.stamp}>
            <Icon icon="check" />
          </span>
          {words.kicker}
        </p>
        <h1 id="confirmation-title" ref={title} tabIndex={-1} className={styles.title}>
          {words.title}
        </h1>
        <dl className={styles.facts}>
          <div>
            <dt>{words.number}</dt>
            <dd data-testid="order-number">{order.number}</dd>
          </div>
          <div>
            <dt>{words.total}</dt>
            <dd>
              <Sum czk={order.total} />
            </dd>
          </div>
        </dl>
        <p className={styles.mailed}>
          {order.email ? told.placedTo(order.email) : told.placed}{" "}
          {order.payment.amount === 0 ? told.invoice.paid : told.invoice.toPay}
        </p>
      </header>
      {order.payment.amount === 0 ? (
        <div className={styles.card}>
          <h2 className={styles.subtitle}>{words.otherTitle}</h2>
          <p>{order.byVoucher ? words.paidByVoucher : words.nothingToPay}</p>
        </div>
      ) : kind === "bank" ? (
        <BankTransfer payment={order.payment} />
      ) : kind === "card" && order.address ? (
        <CardConfirmation address={order.address} isNew={isNew} />
      ) : (
        <div className={styles.card}>
          {/* Only the gateway's notice says that a card was charged. */}
          <h2 className={styles.subtitle}>
            {kind === "cash" ? words.cashTitle : kind === "cod" ? words.codTitle : words.otherTitle}
          </h2>
          <p>
            {kind === "cash"
              ? words.cashText(formatMoney(order.payment.amount, language))
              : kind === "cod"
                ? words.codText(formatMoney(order.payment.amount, language))
                : told.howToPay}
          </p>
        </div>
      )}
      <ConfirmedContents order={order} />
      {order.address && <p>{ownTold.keepLink}</p>}
      <div className={styles.actions}>
        {order.address && (
          <ButtonLink to={`/order/${order.address.id}/${order.address.key}`}>{own.showOrder}</ButtonLink>
        )}
        <ButtonLink to="/shop" queries={[productsQuery]} variant={order.address ? "quiet" : "hot"}>
          {words.backToShop}
        </ButtonLink>
        <WriteLink quiet subject={words.askSubject(order.number)}>
          {words.ask}
        </WriteLink>
      </div>
    </section>
  );
}
