import { useEffect, useRef } from "react";
import {
  CardPayment,
  customerOrderQuery,
  customerOrderWords,
  isOrderToPay,
  type OrderAddress,
  useCardPayment,
} from "#features/customer-order/web/index.ts";
import { orderConfirmationStyles as styles } from "#features/orders/web/index.ts";
import { BankTransfer } from "#features/payments/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";

interface Props {
  address: OrderAddress;
  /** It was placed just now: the customer is taken to the gateway. */
  isNew: boolean;
}

/** The card's part of the confirmation: on to the gateway, later what has come of it. */
export function CardConfirmation({ address, isNew }: Props) {
  const words = useWords(customerOrderWords);
  const query = useApiQuery(customerOrderQuery(address));
  const { pay, error } = useCardPayment(address);
  const started = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the order was placed
  useEffect(() => {
    if (!isNew || started.current) return;
    started.current = true;
    void pay();
  }, [isNew]);

  if (isNew && !error) {
    return (
      <div className={styles.card}>
        <p role="status">{words.redirected}</p>
        <Spinner />
      </div>
    );
  }
  return (
    <>
      {error && <Notice tone="error">{words.payFailed(error)}</Notice>}
      {query.data?.payment.kind === "bank" && isOrderToPay(query.data) && (
        <BankTransfer payment={query.data.payment} />
      )}
      {query.data?.payment.kind === "card" && (
        <CardPayment address={address} order={query.data} returned="no" />
      )}
    </>
  );
}
