import { Alert, Anchor, Button, List, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCustomerMail } from "#features/orders/web/admin/index.ts";
import { withdrawalsQuery } from "#features/withdrawals/web/index.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { OrderManagementEndpoints } from "../../../order-management.contract.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { moneyToSend, withdrawnPart } from "../../../order-steps.ts";
import { surplusOf } from "../../../surplus.ts";
import { ORDER_PARTS } from "../order/order-section.tsx";
import { shownNumber } from "../order-text.ts";
import { orderStepsWords } from "./order-steps.words.ts";
import { StatusEffects } from "./status-effects.tsx";

/**
 * What the team has to do, in order: cancel (credit note), send the money back, note it; a button to cancel unless it is
 * said only. An order that stands and was paid too much, as after a change of its items, is not cancelled.
 */
export function OrderNextStep({ order, saidOnly }: { order: OrderDetail; saidOnly?: boolean }) {
  const t = useWords(orderStepsWords);
  const { outcome, tellYourself } = useCustomerMail(order.customer_email);
  const told = outcome === "sent" ? t.mail : t.noMail;
  const { language } = useLanguage();
  const { data = [] } = useApiQuery({ ...withdrawalsQuery(order.id), staleTime: 0 });
  const withdrawn = withdrawnPart(order, data);
  const isOpen = withdrawn?.isOpen ?? false;
  const asked = order.rides_asked_back;
  const dayless = order.rides_without_day;
  if (!isOpen && order.owed === 0 && asked.length + dayless.length === 0) return null;
  const isPart = isOpen && !withdrawn?.isWhole && order.status !== "cancelled";
  const stands = order.status !== "cancelled" && !isOpen;
  const toSend = stands ? order.owed : moneyToSend(order);
  const surplus = surplusOf(order);
  // Of an unpaid order that stands, a part pays for what is left of it.
  const sends = toSend > 0 && (!isPart || order.paid_at !== null || surplus > 0);
  const hasInvoice = order.papers.some(({ is_valid }) => is_valid);
  const byVoucher = order.paid_at === null && order.money.voucher > 0;
  const toCancel = hasInvoice
    ? told.cancelPaid
    : toSend > 0 || byVoucher
      ? t.cancelNoInvoice
      : t.cancelUnpaid;
  // An unpaid order's withdrawal is settled as it is cancelled.
  const isSettledByRefund = isOpen && order.paid_at !== null;
  return (
    <Alert color="yellow" role="note" title={t.title}>
      <Stack gap="xs">
        {withdrawn && isOpen && (
          <Text size="sm">{withdrawn.isWhole ? t.whole : t.part(withdrawn.names)}</Text>
        )}
        {withdrawn?.isInDoubt && <Text size="sm">{t.inDoubt}</Text>}
        {asked.map(({ names, starts_at }) => (
          <Text size="sm" key={`${names.en} ${starts_at}`}>
            {t.askedBack(names[language] || names.en, formatMoment(starts_at, language))}
          </Text>
        ))}
        {dayless.map(({ names, starts_at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several seats of an order may be alike
          <Text size="sm" key={index}>
            {t.withoutDay(names[language] || names.en, formatMoment(starts_at, language))}
          </Text>
        ))}
        {stands && order.owed > 0 && <Text size="sm">{t.paidTooMuch}</Text>}
        {!(stands && order.owed === 0) && (
          <List type="ordered" size="sm" spacing={4}>
            {order.status !== "cancelled" && !isPart && !stands && (
              <List.Item>
                {toCancel} {byVoucher && t.voucherBack} {tellYourself}
                {saidOnly && <Way to={ORDER_PARTS.actions}>{t.toActions}</Way>}
              </List.Item>
            )}
            {isPart && withdrawn && (withdrawn.pieces.length > 0 || surplus === 0) && (
              <List.Item>
                {hasInvoice ? t.takeBack : t.takeBackNoInvoice}
                {saidOnly && <Way to={ORDER_PARTS.takeBack}>{t.toTakeBack}</Way>}
              </List.Item>
            )}
            {sends && (
              <List.Item>{isPart ? t.sendPart : t.send(formatMoneyExact(toSend, language))}</List.Item>
            )}
            {sends && (
              <List.Item>
                {isSettledByRefund ? told.note : told.noteOnly} {tellYourself}
                {saidOnly && <Way to={ORDER_PARTS.money}>{t.toMoney}</Way>}
              </List.Item>
            )}
          </List>
        )}
        {!saidOnly && order.status !== "cancelled" && !isPart && !stands && <CancelOrder order={order} />}
      </Stack>
    </Alert>
  );
}

/** A link to the part of the screen where a step is done. */
function Way({ to, children }: { to: string; children: string }) {
  return (
    <div>
      <Anchor className="admin-way" href={`#${to}`} size="sm">
        {children}
      </Anchor>
    </div>
  );
}

function CancelOrder({ order }: { order: OrderDetail }) {
  const { id } = order;
  const t = useWords(orderStepsWords);
  const { notified } = useCustomerMail(order.customer_email);
  const call = useApi().of<OrderManagementEndpoints>();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setError] = useState<string | null>(null);

  async function cancel(): Promise<void> {
    if (!window.confirm(t.confirmCancel(shownNumber(id), notified))) return;
    setBusy(true);
    setError(null);
    try {
      await call("PATCH /orders/admin/orders/:id", { params: { id }, body: { status: "cancelled" } });
      await client.invalidateQueries();
    } catch (error) {
      setError(t.failed(messageOf(error)));
      setBusy(false);
    }
  }

  return (
    <>
      <StatusEffects order={order} status="cancelled" />
      <div>
        <Button loading={busy} onClick={() => void cancel()}>
          {t.cancel}
        </Button>
      </div>
      {fault && <Text role="alert">{fault}</Text>}
    </>
  );
}
