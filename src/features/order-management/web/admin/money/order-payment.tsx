import { Alert, Anchor, Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { cashRounding, MONEY_WAYS, usualWay } from "#features/orders/index.ts";
import { useCustomerMail } from "#features/orders/web/admin/index.ts";
import { formatMoneyExact, roundedToCrowns, toCzk, toHalere } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { OrderManagementEndpoints } from "../../../order-management.contract.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { shownNumber } from "../order-text.ts";
import { orderPaymentWords } from "./order-payment.words.ts";
import { PaidBadge } from "./paid-badge.tsx";

/** The payment of an order, and, where it is not shown only, the button for money that came past the shop: transfers and cash. */
export function OrderPayment({ order, shownOnly }: { order: OrderDetail; shownOnly?: boolean }) {
  const t = useWords(orderPaymentWords);
  const { language } = useLanguage();
  const { paid_at, paid_how } = order;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Title order={3} size="h5">
          {t.title}
        </Title>
        <PaidBadge order={order} />
      </Group>
      {paid_at ? (
        <Text size="sm">
          {t.paidAt(formatMoment(paid_at, language), t.kinds[paid_how ?? usualWay(order.payment_kind)])}
        </Text>
      ) : shownOnly ? (
        <Text size="sm">{t.waiting}</Text>
      ) : (
        <MarkPaid order={order} />
      )}
      {order.money.rounding !== 0 && (
        <Text size="sm">{t.rounded(formatMoneyExact(order.money.rounding, language))}</Text>
      )}
      {order.paid_by_vouchers.map(({ code, amount }) => (
        <Text size="sm" key={code}>
          {t.byVoucher}{" "}
          <Anchor component={Link} to={`/admin/vouchers?code=${code}`} inherit>
            {code}
          </Anchor>{" "}
          {formatMoneyExact(amount, language)}
        </Text>
      ))}
      {order.by_voucher > 0 && !paid_at && order.to_pay > 0 && (
        <Text size="sm">{t.toPay(formatMoneyExact(order.to_pay, language))}</Text>
      )}
      {order.due > 0 && <Text size="sm">{t.dueText(formatMoneyExact(order.due, language))}</Text>}
    </Stack>
  );
}

/** What to take in cash, where that is not the price to the haléř. */
export function CashSum({ order }: { order: OrderDetail }) {
  const t = useWords(orderPaymentWords);
  const { language } = useLanguage();
  const sum = toHalere(order.to_pay);
  if (cashRounding(sum) === 0) return null;
  return <Text size="sm">{t.inCash(formatMoneyExact(toCzk(roundedToCrowns(sum)), language))}</Text>;
}

function MarkPaid({ order }: { order: OrderDetail }) {
  const t = useWords(orderPaymentWords);
  const { notified } = useCustomerMail(order.customer_email);
  const call = useApi().of<OrderManagementEndpoints>();
  const client = useQueryClient();
  const [how, setHow] = useState(usualWay(order.payment_kind));
  const [busy, setBusy] = useState(false);
  const [fault, setError] = useState<string | null>(null);

  async function mark(): Promise<void> {
    if (!window.confirm(t.confirm(shownNumber(order.id), notified))) return;
    setBusy(true);
    setError(null);
    try {
      await call("POST /orders/admin/orders/:id/paid", { params: { id: order.id }, body: { how } });
      await client.invalidateQueries();
    } catch (error) {
      setError(t.failed(messageOf(error)));
      setBusy(false);
    }
  }

  return (
    <>
      <Text size="sm">{t.waiting}</Text>
      <Group align="end">
        <NativeSelect
          label={t.how}
          value={how}
          onChange={({ currentTarget }) =>
            setHow(MONEY_WAYS.find((kind) => kind === currentTarget.value) ?? how)
          }
          data={MONEY_WAYS.map((value) => ({ value, label: t.kinds[value] }))}
        />
        <Button loading={busy} onClick={() => void mark()}>
          {t.mark}
        </Button>
      </Group>
      {how === "cash" && <CashSum order={order} />}
      {fault && (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      )}
    </>
  );
}
