import { Anchor, Group, Modal, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { addressee, orderScreen } from "#features/orders/index.ts";
import { CardTries } from "#features/payments/web/admin/index.ts";
import { WithdrawalsPanel } from "#features/withdrawals/web/admin/index.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { orderQuery } from "../../orders.queries.ts";
import { CountPayment } from "../money/count-payment.tsx";
import { OrderDisputes } from "../money/order-disputes.tsx";
import { OrderPayment } from "../money/order-payment.tsx";
import { OrderRefund } from "../money/order-refund.tsx";
import { OrderDocuments } from "../order/order-documents.tsx";
import { OrderLines } from "../order/order-lines.tsx";
import { orderScreenWords } from "../order-screen.words.ts";
import { shownNumber } from "../order-text.ts";
import { ordersAdminWords } from "../orders-admin.words.ts";
import { StatusBadge } from "../status-badge.tsx";
import { OrderNextStep } from "../steps/order-next-step.tsx";
import { TakeBack } from "../steps/take-back.tsx";

/** Everything about one order; closed without an id. */
export function OrderDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const t = useWords(ordersAdminWords);
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      size="lg"
      title={id !== null && t.detailTitle(shownNumber(id))}
      closeButtonProps={{ "aria-label": t.close }}
    >
      {id !== null && <Content id={id} />}
    </Modal>
  );
}

function Content({ id }: { id: number }) {
  const t = useWords(ordersAdminWords);
  const page = useWords(orderScreenWords);
  const query = useApiQuery({ ...orderQuery(id), staleTime: 0 });
  return (
    <Loaded query={query} failed={t.failedToLoadOne}>
      {(order) => (
        <Stack>
          <Anchor className="admin-way" component={Link} to={orderScreen(id)}>
            {page.open}
          </Anchor>
          <Customer order={order} />
          <OrderNextStep order={order} />
          <OrderLines order={order} />
          <TakeBack order={order} asked={false} />
          <WithdrawalsPanel order={id} />
          <TakeBack order={order} asked />
          <OrderPayment order={order} />
          <OrderRefund order={order} />
          <OrderDisputes disputes={order.disputes} />
          <CardTries
            tries={order.card_payments}
            actionOf={(payment) => <CountPayment order={order.id} payment={payment} />}
          />
          <OrderDocuments order={order} />
        </Stack>
      )}
    </Loaded>
  );
}

function Customer({ order }: { order: OrderDetail }) {
  const t = useWords(ordersAdminWords);
  const { language } = useLanguage();
  const { customer_name, customer_email, customer_phone, created_at } = order;
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <Text fw={650}>{customer_name}</Text>
        <StatusBadge order={order} />
      </Group>
      <Text size="sm">
        {t.date}: {formatMoment(created_at, language)}
      </Text>
      {customer_phone && (
        <Text size="sm">
          {t.phone}:{" "}
          <Anchor className="admin-way" href={`tel:${customer_phone.replace(/[^+\d]/g, "")}`}>
            {customer_phone}
          </Anchor>
        </Text>
      )}
      {customer_email && (
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {t.email}:{" "}
          <Anchor className="admin-way" href={`mailto:${customer_email}`}>
            {customer_email}
          </Anchor>
        </Text>
      )}
      {order.customer_address && (
        <Text size="sm">
          {t.address}: {addNoBreaks(addressee(order).join(", "), language)}
        </Text>
      )}
      {order.customer_company && (
        <Text size="sm">
          {t.company}:{" "}
          {[
            order.customer_company,
            order.customer_company_id && `${t.companyId} ${order.customer_company_id}`,
            order.customer_vat_id && `${t.vatId} ${order.customer_vat_id}`,
          ]
            .filter(Boolean)
            .join(", ")}
        </Text>
      )}
    </Stack>
  );
}
