import type { ReactNode } from "react";
import { orderConfirmationStyles as styles } from "#features/orders/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import type { CustomerOrder } from "../customer-order.contract.ts";
import { customerOrderWords } from "../customer-order.words.ts";
import type { OrderAddress } from "./customer-order.queries.ts";
import { OtherWays } from "./other-ways.tsx";
import { useCardPayment } from "./use-card-payment.ts";

interface Props {
  address: OrderAddress;
  order: CustomerOrder;
  /** `checking`: the customer comes back from the gateway; `late`: and it has said nothing for a while. */
  returned: "no" | "checking" | "late";
}

/** Paying by card: what has come of it, and the way to pay or to try again. */
export function CardPayment({ address, order: { payment, email_hint }, returned }: Props) {
  const words = useWords(customerOrderWords);
  const { notConfirmed } = useMailWords(words, email_hint);
  if (payment.state !== "waiting") {
    // A voucher, a discount or money that the team has noted may have paid it instead.
    if (payment.paid_how !== "card") return null;
    return (
      <Card title={words.cardTitle}>
        <p>{words.cardText}</p>
      </Card>
    );
  }
  if (returned === "checking") {
    return (
      <Card title={words.payment}>
        <p role="status">{words.checking}</p>
        <Spinner />
      </Card>
    );
  }
  return (
    <Card title={words.payment}>
      {payment.card === "failed" || payment.card === "expired" || payment.card === "refused" ? (
        <Notice tone="error">
          {{ failed: words.cardFailed, expired: words.cardExpired, refused: words.cardRefused }[payment.card]}
        </Notice>
      ) : (
        <p>{returned === "late" ? notConfirmed : words.cardWaiting}</p>
      )}
      {!payment.card_offered && (payment.card_fault || payment.other_ways.length === 0) && (
        <p>{payment.card_fault || words.noCards}</p>
      )}
      {payment.card_offered && payment.card !== "refused" && (
        <PayButton address={address} isAgain={payment.card === "failed" || payment.card === "expired"} />
      )}
      {payment.card !== "refused" && <OtherWays address={address} ways={payment.other_ways} />}
    </Card>
  );
}

/** The button that opens the gateway's page. */
function PayButton({ address, isAgain }: { address: OrderAddress; isAgain: boolean }) {
  const words = useWords(customerOrderWords);
  const { pay, busy, error } = useCardPayment(address);
  const hydrated = useHydrated();
  return (
    <>
      {error && <Notice tone="error">{words.payFailed(error)}</Notice>}
      <div className={styles.actions}>
        {/* A press before the script has come would be lost. */}
        <Button disabled={busy || !hydrated} onClick={() => void pay()}>
          {busy ? words.opening : isAgain ? words.payAgain : words.payByCard}
        </Button>
      </div>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-labelledby="card-payment-title">
      <h2 id="card-payment-title" className={styles.subtitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
