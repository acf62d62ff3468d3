import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { MONEY_WAYS, usualWay } from "#features/orders/index.ts";
import { useCustomerMail } from "#features/orders/web/admin/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderDetail, OrderSteps } from "../../../order-records.contract.ts";
import { orderStepsQuery } from "../../orders.queries.ts";
import { CashSum } from "../money/order-payment.tsx";
import { orderPaymentWords } from "../money/order-payment.words.ts";
import { RefundWayFields, useRefundWay } from "../money/refund-way.tsx";
import { ORDER_PARTS, OrderSection, WriteError } from "../order/order-section.tsx";
import styles from "../order-screen.module.css";
import { shownNumber, statusName } from "../order-text.ts";
import { ordersAdminWords } from "../orders-admin.words.ts";
import { useOrderWrite } from "../use-order-write.ts";
import { nextStepsWords } from "./next-steps.words.ts";
import { OrderEffects } from "./order-effects.tsx";

/** The next steps as buttons, each with what it makes and sends, and the way back from a wrong tap. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const t = useWords(nextStepsWords);
  const query = useApiQuery(orderStepsQuery(order.id));
  const [done, setDone] = useState("");
  return (
    <OrderSection id={ORDER_PARTS.actions} title={t.title}>
      <div role="status" className={styles.done}>
        {done}
      </div>
      <Loaded query={query} failed={t.failedToLoad}>
        {({ steps, back }) => (
          <Stack gap="lg">
            {steps.map((step, index) => (
              <StepButton
                key={step.step}
                order={order}
                step={step}
                leads={index === 0 && step.step !== "reopen"}
                onDone={() => setDone(t.done[step.step])}
              />
            ))}
            {back.map((way) => (
              <BackButton key={way.what} order={order} way={way} onDone={() => setDone(t.undone)} />
            ))}
          </Stack>
        )}
      </Loaded>
    </OrderSection>
  );
}

interface StepProps {
  order: OrderDetail;
  step: OrderSteps["steps"][number];
  /** Whether it is what the order waits for; opening a cancelled one again never is. */
  leads: boolean;
  onDone: () => void;
}

function StepButton({ order, step: { step, status, ...foretold }, leads, onDone }: StepProps) {
  const t = useWords(nextStepsWords);
  const payment = useWords(orderPaymentWords);
  const { id, is_pickup, money } = order;
  const [how, setHow] = useState(usualWay(order.payment_kind));
  const [tracking, setTracking] = useState("");
  const isCancel = step === "cancel";
  const { outcome } = useCustomerMail(order.customer_email);
  const [written, setWritten] = useState("");
  const reason = isCancel && written.trim() !== "" && { reason: written };
  const hasMoney = isCancel && money.left > 0;
  const refund = useRefundWay(money, "later");
  const sendsBack = hasMoney && refund.way !== "later";
  const writing = useOrderWrite((call) => {
    const params = { id };
    if (status === null) return call("POST /orders/admin/orders/:id/paid", { params, body: { how } });
    if (sendsBack) {
      const seen = Math.round((money.returned + money.on_the_way) * 100) / 100;
      const body =
        refund.way === "card" || refund.way === "voucher"
          ? { way: refund.way, seen, ...reason }
          : { way: "bank" as const, account: refund.account, seen, ...reason };
      return call("POST /orders/admin/orders/:id/cancellation", { params, body });
    }
    const body = { status, ...(step === "send" && tracking && { tracking }), ...reason };
    return call("PATCH /orders/admin/orders/:id", { params, body });
  }, onDone);
  const label = sendsBack ? t.cancelPaid : step === "deliver" && is_pickup ? t.pickedUp : t.steps[step];

  function run(): void {
    if (isCancel && !window.confirm(t.confirmCancel(shownNumber(id)))) return;
    writing.mutate();
  }

  return (
    <Stack gap={6}>
      {isCancel && (
        <TextInput
          label={t.reason}
          {...(outcome === "sent" && { description: t.reasonHint })}
          maxLength={500}
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
      )}
      {hasMoney && <RefundWayFields chosen={refund} amount={money.left} email={order.customer_email} />}
      {step === "pay" && how === "cash" && <CashSum order={order} />}
      <Group align="end" gap="xs">
        {step === "pay" && (
          <NativeSelect
            label={payment.how}
            value={how}
            onChange={({ currentTarget }) =>
              setHow(MONEY_WAYS.find((kind) => kind === currentTarget.value) ?? how)
            }
            data={MONEY_WAYS.map((value) => ({ value, label: payment.kinds[value] }))}
          />
        )}
        {step === "send" && (
          <TextInput
            label={t.tracking}
            maxLength={100}
            value={tracking}
            onChange={({ currentTarget }) => setTracking(currentTarget.value)}
          />
        )}
        <Button
          loading={writing.isPending}
          variant={isCancel ? "light" : leads ? "filled" : "default"}
          {...(isCancel && { color: "red" })}
          onClick={run}
        >
          {label}
        </Button>
      </Group>
      <WriteError error={writing.error} said={t.failed} />
      <OrderEffects order={order} foretold={foretold} size="xs" />
    </Stack>
  );
}

interface BackProps {
  order: OrderDetail;
  way: OrderSteps["back"][number];
  onDone: () => void;
}

function BackButton({ order, way: { what, ...foretold }, onDone }: BackProps) {
  const t = useWords(nextStepsWords);
  const { labels } = useWords(ordersAdminWords);
  const { id, status } = order;
  const writing = useOrderWrite(
    (call) => call("POST /orders/admin/orders/:id/undo", { params: { id }, body: { what, status } }),
    onDone,
  );
  return (
    <Stack gap={6}>
      <div>
        <Button variant="default" loading={writing.isPending} onClick={() => writing.mutate()}>
          {what === "payment" ? t.undoPayment : t.undoStatus(labels[statusName(status, order)])}
        </Button>
      </div>
      <WriteError error={writing.error} said={t.failed} />
      <OrderEffects order={order} foretold={foretold} size="xs" />
    </Stack>
  );
}
