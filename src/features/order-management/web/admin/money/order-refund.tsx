import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { MoneyField } from "#kit/web/editor/fields/money-field.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { surplusOf } from "../../../surplus.ts";
import { WriteError } from "../order/order-section.tsx";
import { orderStepsWords } from "../steps/order-steps.words.ts";
import { useOrderWrite } from "../use-order-write.ts";
import { RefundEntry } from "./refund-entry.tsx";
import { RefundWayFields, useRefundWay } from "./refund-way.tsx";
import { refundsWords } from "./refunds.words.ts";

/** Money that went back to the customer or is on its way, and the form that sends more. */
export function OrderRefund({ order }: { order: OrderDetail }) {
  const t = useWords(orderStepsWords);
  const w = useWords(refundsWords);
  const { language } = useLanguage();
  const { refunded, refunded_at, status, money, refunds } = order;
  if (money.paid === 0 && refunds.length === 0) return null;
  const surplus = surplusOf(order);
  // What is withdrawn from is cancelled or taken back first: only that issues the credit note.
  const maySend = money.left > 0 && (status === "cancelled" || surplus > 0);
  if (refunds.length === 0 && !maySend) return null;
  const czk = (sum: number) => formatMoneyExact(sum, language);
  const proposed = status === "cancelled" ? money.left : surplus;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t.refundTitle}
      </Title>
      <Text size="sm">
        {w.sums(czk(money.paid), czk(money.returned))}
        {money.on_the_way > 0 && w.onTheWay(czk(money.on_the_way))}
      </Text>
      {refunded_at && refunded !== null && (
        <Text size="sm">{t.refunded(czk(refunded), formatMoment(refunded_at, language))}</Text>
      )}
      {refunds.map((refund) => (
        <RefundEntry key={refund.id} order={order} refund={refund} />
      ))}
      {maySend && (
        <SendBack
          key={`${status} ${money.returned + money.on_the_way} ${money.left}`}
          order={order}
          proposed={Math.min(proposed, money.left > money.voucher ? money.left - money.voucher : money.left)}
        />
      )}
    </Stack>
  );
}

function SendBack({ order, proposed }: { order: OrderDetail; proposed: number }) {
  const t = useWords(refundsWords);
  const { id, money, refunded } = order;
  const [amount, setAmount] = useState<number | string>(proposed || "");
  const chosen = useRefundWay(money, "noted", order.paid_how === "cash" ? "cash" : "bank");
  const { way, account, how } = chosen;
  const sum = Number(amount);
  const writing = useOrderWrite((call) => {
    const params = { id };
    const seen = Math.round((money.returned + money.on_the_way) * 100) / 100;
    // What did not come by card is sent afterwards.
    const toCard = Math.min(sum, money.card?.most ?? sum);
    if (way === "card")
      return call("POST /orders/admin/orders/:id/refunds", { params, body: { way, amount: toCard, seen } });
    if (way === "voucher")
      return call("POST /orders/admin/orders/:id/refunds", { params, body: { way, amount: sum, seen } });
    if (way === "bank")
      return call("POST /orders/admin/orders/:id/refunds", {
        params,
        body: { way, account, amount: sum, seen },
      });
    const altogether = Math.round(((refunded ?? 0) + sum) * 100) / 100;
    return call("POST /orders/admin/orders/:id/refunded", { params, body: { amount: altogether, how } });
  });
  return (
    <Stack gap="xs">
      <MoneyField label={t.amount} value={amount} onChange={setAmount} />
      <RefundWayFields
        chosen={chosen}
        amount={Number.isFinite(sum) ? Math.max(sum, 0) : 0}
        email={order.customer_email}
      />
      <div>
        <Button loading={writing.isPending} disabled={!(sum > 0)} onClick={() => writing.mutate()}>
          {t.start[way === "later" ? "noted" : way]}
        </Button>
      </div>
      <WriteError error={writing.error} said={t.failed} />
    </Stack>
  );
}
