import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { WriteLink } from "#features/messages/web/index.ts";
import { orderConfirmationStyles as styles, orderViewStyles as view } from "#features/orders/web/index.ts";
import { BankTransfer } from "#features/payments/web/index.ts";
import { OrderGifts } from "#features/vouchers/web/index.ts";
import { formatMoney } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import type { CustomerOrder } from "../customer-order.contract.ts";
import { customerOrderWords } from "../customer-order.words.ts";
import { CardPayment } from "./card-payment.tsx";
import type { OrderAddress } from "./customer-order.queries.ts";
import { OrderBookings } from "./order-bookings.tsx";
import { OrderContents } from "./order-contents.tsx";
import { OrderCourse } from "./order-course.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { isOrderToPay, itemsOver, orderState } from "./order-state.ts";
import { OrderVouchers } from "./order-vouchers.tsx";
import { OrderWithdrawal } from "./order-withdrawal.tsx";
import { OtherWays } from "./other-ways.tsx";

/** How often the order is asked for while the gateway's notice is on its way, milliseconds. */
const EVERY_MS = 2_000;
const PATIENCE_MS = 60_000;

/**
 * The customer has come back from the gateway with the payment still waiting: its notice may be a moment later
 * than the customer. The order is read again until it is paid, or a minute has passed.
 */
function useReturned(isWaiting: boolean, refetch: () => unknown): "no" | "checking" | "late" {
  const [parameters] = useSearchParams();
  const [late, setLate] = useState(false);
  const checking = parameters.get("from") === "gateway" && isWaiting;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query's function is new at every render
  useEffect(() => {
    if (!checking || late) return;
    const asking = setInterval(refetch, EVERY_MS);
    const patience = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(patience);
    };
  }, [checking, late]);

  if (!checking) return "no";
  return late ? "late" : "checking";
}

interface Props {
  address: OrderAddress;
  order: CustomerOrder;
  refetch: () => void;
}

/** Everything a customer wants to know of an order, the next thing to do first. */
export function OrderView({ address, order, refetch }: Props) {
  const words = useWords(customerOrderWords);
  const { language } = useLanguage();
  const { payment, status } = order;
  const returned = useReturned(payment.kind === "card" && payment.state === "waiting", refetch);
  const isOpen = isOrderToPay(order);
  return (
    <Section
      level={1}
      kicker={words.kicker}
      title={words.title(order.order_number)}
      lead={<span data-testid="order-state">{orderState(order, words, language)}</span>}
    >
      <PageHead title={words.title(order.order_number)} />
      <div className={view.parts}>
        {payment.refunds.map(({ amount, way, is_done, at }) => (
          <Notice key={at} tone="success">
            {is_done
              ? words.refundedOn(formatMoney(amount, language), formatMoment(at, language))
              : words.refunding(formatMoney(amount, language))}
            {words.refundedTo[way]}
          </Notice>
        ))}
        {payment.kind === "card" && (isOpen || payment.state === "paid") && (
          <CardPayment address={address} order={order} returned={returned} />
        )}
        {payment.kind === "bank" && isOpen && <BankTransfer payment={payment} />}
        {payment.kind === "bank" && isOpen && <OtherWays address={address} ways={payment.other_ways} />}
        <OrderVouchers
          address={address}
          vouchers={order.vouchers}
          booked={order.bookings
            .filter(({ state }) => state !== "cancelled")
            .map(({ voucher_code }) => voucher_code)}
        />
        {status !== "cancelled" && <OrderCourse order={order} />}
        <OrderContents order={order} />
        {order.has_vouchers && (
          <OrderGifts address={address} buyer={order.email_hint} over={itemsOver(order)} />
        )}
        <OrderBookings bookings={order.bookings} />
        <div className={view.pair}>
          <OrderDocuments address={address} papers={order.papers} terms={order.terms_version} />
          {status !== "cancelled" && <OrderWithdrawal address={address} order={order} onDone={refetch} />}
        </div>
        <div className={styles.actions}>
          <WriteLink quiet subject={words.askSubject(order.order_number)}>
            {words.ask}
          </WriteLink>
        </div>
      </div>
    </Section>
  );
}
