import { Alert, Anchor, Group, Stack, Text, Title } from "@mantine/core";
import { Link, useParams } from "react-router";
import { orderIdOf } from "#features/orders/index.ts";
import { ParcelPanel } from "#features/parcels/web/admin/index.ts";
import { CardTries } from "#features/payments/web/admin/index.ts";
import { OrderReceipt } from "#features/receipts/web/admin/index.ts";
import { OrderGifts } from "#features/vouchers/web/admin/index.ts";
import { WithdrawalsPanel } from "#features/withdrawals/web/admin/index.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderDetail } from "../../order-records.contract.ts";
import { orderQuery, orderStoryQuery } from "../orders.queries.ts";
import { CountPayment } from "./money/count-payment.tsx";
import { OrderDisputes } from "./money/order-disputes.tsx";
import { OrderPayment } from "./money/order-payment.tsx";
import { OrderRefund } from "./money/order-refund.tsx";
import { PaidBadge } from "./money/paid-badge.tsx";
import { ChangeItems } from "./order/change-items.tsx";
import { OrderMails, OrderVouchers } from "./order/order-belongings.tsx";
import { OrderCustomer } from "./order/order-customer.tsx";
import { OrderDocuments } from "./order/order-documents.tsx";
import { OrderLines } from "./order/order-lines.tsx";
import { OrderNotes } from "./order/order-notes.tsx";
import { ORDER_PARTS, OrderSection } from "./order/order-section.tsx";
import { OrderTimeline } from "./order/order-timeline.tsx";
import styles from "./order-screen.module.css";
import { orderScreenWords } from "./order-screen.words.ts";
import { shownNumber } from "./order-text.ts";
import { ordersAdminWords } from "./orders-admin.words.ts";
import { StatusBadge } from "./status-badge.tsx";
import { OrderActions } from "./steps/order-actions.tsx";
import { OrderNextStep } from "./steps/order-next-step.tsx";
import { TakeBack } from "./steps/take-back.tsx";

/** /admin/orders/{number}: one order's whole story, and what to do with it. */
export default function OrderScreen() {
  const t = useWords(orderScreenWords);
  const { id: typed = "" } = useParams();
  const id = orderIdOf(typed);
  return (
    <Stack gap="md">
      <Anchor className="admin-way" component={Link} to="/admin/orders">
        {t.back}
      </Anchor>
      {id === null ? <NoOrder typed={typed} /> : <Found key={id} id={id} />}
    </Stack>
  );
}

function NoOrder({ typed }: { typed: string }) {
  const t = useWords(orderScreenWords);
  return (
    <>
      <Title order={1}>{t.title(typed)}</Title>
      <Alert color="red" role="alert" title={t.none(typed)}>
        {t.noneText}
      </Alert>
    </>
  );
}

function Found({ id }: { id: number }) {
  const t = useWords(orderScreenWords);
  const w = useWords(ordersAdminWords);
  const query = useApiQuery({ ...orderQuery(id), staleTime: 0 });
  if (isApiError(query.error) && query.error.status === 404) return <NoOrder typed={shownNumber(id)} />;
  return (
    <>
      <Title order={1}>{t.title(shownNumber(id))}</Title>
      <Loaded query={query} failed={w.failedToLoadOne}>
        {(order) => <Whole order={order} />}
      </Loaded>
    </>
  );
}

function Whole({ order }: { order: OrderDetail }) {
  const t = useWords(orderScreenWords);
  const w = useWords(ordersAdminWords);
  const { language } = useLanguage();
  const { id } = order;
  const story = useApiQuery({ ...orderStoryQuery(id), staleTime: 0 });
  return (
    <>
      <Group gap="xs">
        <StatusBadge order={order} />
        <PaidBadge order={order} />
        <Text size="sm">
          {w.date}: {formatMoment(order.created_at, language)}
        </Text>
        {order.tracking_number && <Text size="sm">{t.tracking(order.tracking_number)}</Text>}
      </Group>
      <div className={styles.parts}>
        <div className={styles.column}>
          <OrderNextStep order={order} saidOnly />
          <OrderActions order={order} />
          <ParcelPanel id={id} isOpen={order.status !== "cancelled"} />
          <OrderCustomer order={order} page={story.data?.page} />
          <OrderSection title={w.items}>
            <OrderLines order={order} />
            <ChangeItems order={order} />
            <TakeBack order={order} asked={false} />
          </OrderSection>
          <WithdrawalsPanel order={id} />
          <TakeBack order={order} asked />
          <OrderSection id={ORDER_PARTS.money} title={t.money}>
            <Text size="sm">
              {t.symbol}: {order.order_number}
            </Text>
            <OrderPayment order={order} shownOnly={order.status !== "cancelled"} />
            <OrderRefund order={order} />
            <OrderDisputes disputes={order.disputes} />
            <CardTries
              tries={order.card_payments}
              actionOf={(payment) => <CountPayment order={order.id} payment={payment} />}
            />
            <OrderDocuments order={order} />
            {order.paid_at && order.due === 0 && order.status !== "cancelled" && (
              <OrderReceipt id={id} email={order.customer_email} />
            )}
          </OrderSection>
          <OrderGifts id={id} buyer={order.customer_email} />
          {story.data && <OrderVouchers vouchers={story.data.vouchers} />}
        </div>
        <Loaded query={story} failed={t.failedStory}>
          {({ mails, notes, timeline }) => (
            <div className={styles.column}>
              <OrderNotes id={id} notes={notes} />
              <OrderMails mails={mails} />
              <OrderTimeline order={order} timeline={timeline} />
            </div>
          )}
        </Loaded>
      </div>
    </>
  );
}
