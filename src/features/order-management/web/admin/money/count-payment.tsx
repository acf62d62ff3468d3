import { Button } from "@mantine/core";
import type { CardTry } from "#features/payments/payments.contract.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { WriteError } from "../order/order-section.tsx";
import { useOrderWrite } from "../use-order-write.ts";
import { refundsWords } from "./refunds.words.ts";

/** Counts money that came by card and did not match towards the order, where somebody has seen that it is its. */
export function CountPayment({ order, payment }: { order: number; payment: CardTry }) {
  const t = useWords(refundsWords);
  const { language } = useLanguage();
  const writing = useOrderWrite((call) =>
    call("POST /orders/admin/orders/:id/card-payments/:payment/counted", {
      params: { id: order, payment: payment.id },
    }),
  );
  if (payment.received_amount === null || payment.received_currency !== "CZK") return null;
  const question = t.confirmCount(formatMoneyExact(payment.received_amount, language));
  return (
    <>
      <div>
        <Button
          size="sm"
          variant="default"
          loading={writing.isPending}
          onClick={() => window.confirm(question) && writing.mutate()}
        >
          {t.count}
        </Button>
      </div>
      <WriteError error={writing.error} said={t.failedCount} />
    </>
  );
}
