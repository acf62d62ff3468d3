import { useState } from "react";
import { type LoaderFunctionArgs, useParams } from "react-router";
import { orderConfirmationStyles as styles, orderViewStyles as view } from "#features/orders/web/index.ts";
import { isNotFound, messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetchPage, waitForNothing } from "#kit/web/loading.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Price } from "#kit/web/ui/price.tsx";
import type { PaymentsEndpoints, TestPayment } from "../payments.contract.ts";
import { testPaymentWords } from "../test-payment.words.ts";
import { testPaymentQuery } from "./payments.queries.ts";

export const loader = (args: LoaderFunctionArgs) =>
  prefetchPage(args, testPaymentQuery(args.params.reference ?? ""));
export const handle: PageRules = { isPersonal: true };
export const clientLoader = waitForNothing;

/** /test-payment: the demo's gateway, which moves no money. It is not there beside a real one. */
export default function TestPaymentPage() {
  const words = useWords(testPaymentWords);
  const { reference = "" } = useParams();
  const query = useApiQuery(testPaymentQuery(reference));
  const unknown = isNotFound(query.error);
  return (
    <Section level={1} kicker={words.kicker} title={unknown ? words.notFound : words.title}>
      <PageHead title={unknown ? words.notFound : words.title} noindex />
      <meta name="referrer" content="no-referrer" />
      {!unknown && (
        <QueryState query={query} errorText={words.failed}>
          {(payment) => <Gateway reference={reference} payment={payment} />}
        </QueryState>
      )}
    </Section>
  );
}

function Gateway({ reference, payment }: { reference: string; payment: TestPayment }) {
  const words = useWords(testPaymentWords);
  const call = useApi().of<PaymentsEndpoints>();
  const hydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  // A press before the script has come would be lost.
  const busy = isSending || !hydrated;
  const [fault, setError] = useState<string | null>(null);

  async function end(outcome: "paid" | "failed" | "expired"): Promise<void> {
    setSending(true);
    setError(null);
    try {
      const answer = await call("POST /orders/payments/test/pages/:reference", {
        params: { reference },
        body: { outcome },
      });
      window.location.assign(answer.return_url);
    } catch (error) {
      setError(messageOf(error));
      setSending(false);
    }
  }

  return (
    <div className={view.form}>
      <p className={view.test}>{words.banner}</p>
      <p>{words.text}</p>
      <p>
        <span className={view.label}>{words.order(payment.order_number)}</span>
        <br />
        <Price czk={payment.amount} className={view.amount} />
      </p>
      {fault && <Notice tone="error">{words.wrong(fault)}</Notice>}
      {payment.is_open ? (
        <div className={styles.actions}>
          <Button disabled={busy} onClick={() => void end("paid")}>
            {words.pay}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => void end("failed")}>
            {words.fail}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => void end("expired")}>
            {words.leave}
          </Button>
        </div>
      ) : (
        <>
          <p>{words.ended}</p>
          <div className={styles.actions}>
            <ButtonLink href={payment.return_url}>{words.back}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
