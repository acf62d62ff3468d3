import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { withdrawalsQuery } from "#features/withdrawals/web/index.ts";
import { formatMoment } from "#kit/contract/format-date.ts";
import { formatMoneyExact } from "#kit/contract/money.ts";
import { messageOf } from "#kit/web/api-error.ts";
import { MoneyField } from "#kit/web/editor/fields/money-field.tsx";
import { useLanguage } from "#kit/web/language.tsx";
import { useApi, useMailWords } from "#kit/web/page-context.ts";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import type { OrderManagementEndpoints } from "../../order-management.contract.ts";
import type { OrderDetail } from "../../order-records.contract.ts";
import { withdrawnPart } from "../../order-steps.ts";
import { orderStepsWords } from "./order-steps.words.ts";
import { shownNumber } from "./order-text.ts";

/** Money that went back to the customer, and the button that notes it. */
export function OrderRefund({ order }: { order: OrderDetail }) {
  const t = useWords(orderStepsWords);
  const { language } = useLanguage();
  const { data } = useApiQuery({ ...withdrawalsQuery(order.id), staleTime: 0 });
  const { refunded, refunded_at, total, paid_at, status } = order;
  if (!paid_at || !data) return null;
  const part = withdrawnPart(order, data);
  const left = refunded === null || refunded < total;
  // What is withdrawn from as a whole is cancelled first: only that issues the credit note.
  const mayNote = left && (status === "cancelled" || (part !== null && !part.isWhole));
  if (!refunded_at && !mayNote) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t.refundTitle}
      </Title>
      {refunded_at && refunded !== null && (
        <Text size="sm">
          {t.refunded(formatMoneyExact(refunded, language), formatMoment(refunded_at, language))}
        </Text>
      )}
      {mayNote && (
        <NoteRefund
          key={`${status} ${refunded}`}
          order={order}
          proposed={status === "cancelled" ? total : part?.price || ""}
        />
      )}
    </Stack>
  );
}

function NoteRefund({ order, proposed }: { order: OrderDetail; proposed: number | "" }) {
  const t = useWords(orderStepsWords);
  const told = useMailWords(t);
  const { language } = useLanguage();
  const call = useApi().of<OrderManagementEndpoints>();
  const client = useQueryClient();
  const [amount, setAmount] = useState<number | string>(proposed);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function note(): Promise<void> {
    const sum = Number(amount);
    if (!window.confirm(told.confirmRefund(formatMoneyExact(sum, language), shownNumber(order.id)))) return;
    setBusy(true);
    setFault(null);
    try {
      const params = { id: order.id };
      await call("POST /orders/admin/orders/:id/refunded", { params, body: { amount: sum } });
      await client.invalidateQueries();
    } catch (error) {
      setFault(t.failedRefund(messageOf(error)));
      setBusy(false);
    }
  }

  return (
    <>
      <Group align="end">
        <MoneyField label={t.amount} value={amount} onChange={setAmount} />
        <Button loading={busy} disabled={!(Number(amount) > 0)} onClick={() => void note()}>
          {t.mark}
        </Button>
      </Group>
      {fault && (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      )}
    </>
  );
}
