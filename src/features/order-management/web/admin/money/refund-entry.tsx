import { Alert, Badge, Button, CopyButton, Group, Stack, Text } from "@mantine/core";
import { ibanInFours } from "#kit/contract/money/bank-numbers.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { QrCode } from "#kit/web/ui/pictures/qr-code.tsx";
import type { OrderDetail } from "../../../order-records.contract.ts";
import type { OrderRefund, RefundStep } from "../../../order-refunds.contract.ts";
import { WriteError } from "../order/order-section.tsx";
import styles from "../order-screen.module.css";
import { useOrderWrite } from "../use-order-write.ts";
import { refundsWords } from "./refunds.words.ts";

const COLOUR: Record<OrderRefund["state"], string> = {
  opening: "yellow",
  pending: "yellow",
  unclear: "red",
  succeeded: "blue",
  failed: "red",
  cancelled: "gray",
};

interface Props {
  order: OrderDetail;
  refund: OrderRefund;
}

/** One refund: how much, how, what became of it, and what a person can do with it now. */
export function RefundEntry({ order, refund }: Props) {
  const t = useWords(refundsWords);
  const { language } = useLanguage();
  const { state, way, amount, gateway, fault, by, at, done_at } = refund;
  const isToSend = state === "pending" && gateway === null;
  const writing = useOrderWrite<RefundStep>((call, step) =>
    call("PATCH /orders/admin/orders/:id/refunds/:refund", {
      params: { id: order.id, refund: refund.id },
      body: { step },
    }),
  );
  const button = (step: RefundStep, label: string, { isMain = false, question = "" } = {}) => (
    <Button
      size="sm"
      variant={isMain ? "filled" : "default"}
      loading={writing.isPending && writing.variables === step}
      onClick={() => (!question || window.confirm(question)) && writing.mutate(step)}
    >
      {label}
    </Button>
  );
  return (
    <Stack gap="xs" className={styles.refund}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={650}>
          {formatMoneyExact(amount, language)} {t.by[way]}
        </Text>
        <Badge color={COLOUR[state]} variant="light">
          {isToSend ? t.toSend : t.states[state]}
        </Badge>
      </Group>
      <Text size="xs" c="dimmed">
        {[formatMoment(done_at ?? at, language), by].filter(Boolean).join(", ")}
      </Text>
      {fault && <Text size="sm">{fault}</Text>}
      {isToSend && <Transfer order={order} refund={refund} />}
      {state === "unclear" && (
        <Alert color="red" role="note">
          {t.unclear}
        </Alert>
      )}
      <Group gap="xs">
        {isToSend && button("sent", t.sent, { isMain: true })}
        {isToSend && button("call-off", t.callOff, { question: t.confirmCallOff })}
        {gateway && (state === "opening" || state === "pending") && button("ask", t.ask)}
        {state === "unclear" && button("sent", t.wasSent)}
        {state === "unclear" && button("call-off", t.wasNotSent, { question: t.confirmNotSent })}
      </Group>
      <WriteError error={writing.error} said={t.failed} />
    </Stack>
  );
}

/** What the banking app needs: as a code, and to be copied. */
function Transfer({ order, refund: { account, amount, spayd } }: Props) {
  const t = useWords(refundsWords);
  const { language } = useLanguage();
  const rows = [
    { label: t.account, shown: account.length > 20 ? ibanInFours(account) : account, copied: account },
    { label: t.symbol, shown: order.order_number, copied: order.order_number },
    { label: t.amount, shown: formatMoneyExact(amount, language), copied: amount.toFixed(2) },
  ];
  return (
    <Group align="flex-start" gap="md">
      {spayd && (
        <div className={styles.code}>
          <QrCode text={spayd} label={t.qr} />
        </div>
      )}
      <Stack gap={4}>
        {rows.map(({ label, shown, copied }) => (
          <div key={label}>
            <Text size="xs" c="dimmed">
              {label}
            </Text>
            <Group gap="xs">
              <Text size="sm" fw={650} style={{ overflowWrap: "anywhere" }}>
                {shown}
              </Text>
              <CopyButton value={copied}>
                {({ copied: isCopied, copy }) => (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    aria-label={`${t.copy}: ${label}`}
                    onClick={copy}
                  >
                    {isCopied ? t.copied : t.copy}
                  </Button>
                )}
              </CopyButton>
            </Group>
          </div>
        ))}
      </Stack>
    </Group>
  );
}
