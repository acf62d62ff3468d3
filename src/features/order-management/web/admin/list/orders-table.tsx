import { Anchor, Badge, Button, Checkbox, Group, Stack, Table, Text } from "@mantine/core";
import { Link } from "react-router";
import { orderScreen } from "#features/orders/index.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import tableStyles from "#kit/web/editor/records/record-table.module.css";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Order } from "../../../order-records.contract.ts";
import { PaidBadge } from "../money/paid-badge.tsx";
import { shownNumber } from "../order-text.ts";
import { ordersAdminWords } from "../orders-admin.words.ts";
import { StatusBadge } from "../status-badge.tsx";
import { orderStepsWords } from "../steps/order-steps.words.ts";
import { orderChoiceWords } from "./order-choice.words.ts";
import { orderViewsWords } from "./order-views.words.ts";

interface Props {
  orders: Order[];
  chosen: number[];
  onChoose: (order: Order, isChosen: boolean) => void;
  onDetail: (order: Order) => void;
  onEdit: (order: Order) => void;
  onRemove: (order: Order) => void;
  /** Of deleted orders the one thing to do. */
  onBringBack: ((order: Order) => void) | undefined;
}

/** One page of orders; on a phone each is a card. */
export function OrdersTable({ orders, ...actions }: Props) {
  const t = useWords(ordersAdminWords);
  const headers = [
    `${t.number}, ${t.date.toLowerCase()}`,
    t.customer,
    t.total,
    t.delivery,
    t.status,
    t.actions,
  ];
  return (
    <Table className={tableStyles.table} verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {headers.map((header) => (
            <Table.Th key={header}>{header}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} {...actions} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Row({
  order,
  chosen,
  onChoose,
  onDetail,
  onEdit,
  onRemove,
  onBringBack,
}: Omit<Props, "orders"> & { order: Order }) {
  const choice = useWords(orderChoiceWords);
  const t = useWords(ordersAdminWords);
  const steps = useWords(orderStepsWords);
  const views = useWords(orderViewsWords);
  const { language } = useLanguage();
  const number = shownNumber(order.id);
  const actions = onBringBack
    ? ([{ label: t.bringBack, run: onBringBack, look: { variant: "default" } }] as const)
    : ([
        { label: t.detail, run: onDetail, look: { variant: "default" } },
        { label: t.edit, run: onEdit, look: { variant: "default" } },
        { label: t.remove, run: onRemove, look: { variant: "subtle", color: "red" } },
      ] as const);
  return (
    <Table.Tr>
      <Table.Td data-label={t.number} data-slot="plain" style={{ whiteSpace: "nowrap" }}>
        <Stack gap={0}>
          {onBringBack ? (
            <Text size="sm">{number}</Text>
          ) : (
            <Anchor className="admin-way" component={Link} to={orderScreen(order.id)} size="sm">
              {number}
            </Anchor>
          )}
          <Text size="xs" c="dimmed">
            {formatMoment(order.created_at, language)}
          </Text>
          {!onBringBack && (
            <Checkbox
              label={choice.choose}
              aria-label={`${choice.choose}: ${number}`}
              checked={chosen.includes(order.id)}
              onChange={({ currentTarget }) => onChoose(order, currentTarget.checked)}
            />
          )}
        </Stack>
      </Table.Td>
      <Table.Td data-label={t.customer} data-slot="title" style={{ overflowWrap: "anywhere" }}>
        <Stack gap={0}>
          <Text size="sm" fw={650}>
            {order.customer_name}
          </Text>
          {order.customer_company && <Text size="sm">{order.customer_company}</Text>}
          <Text size="xs" c="dimmed">
            {order.customer_email || order.customer_phone}
          </Text>
        </Stack>
      </Table.Td>
      <Table.Td data-label={t.total} data-slot="plain" style={{ whiteSpace: "nowrap" }}>
        <Stack gap={2} align="flex-start">
          {formatMoneyExact(order.total, language)}
          {order.discount && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
              {order.discount.code}
            </Text>
          )}
          <PaidBadge order={order} />
        </Stack>
      </Table.Td>
      <Table.Td data-label={t.delivery} data-slot="late">
        <Stack gap={0}>
          <Text size="sm">{order.payment_name[language]}</Text>
          <Text size="xs" c="dimmed">
            {order.shipping_name[language]}
          </Text>
        </Stack>
      </Table.Td>
      <Table.Td data-label={t.status} data-slot="plain">
        <Stack gap={2} align="flex-start">
          <StatusBadge order={order} />
          {order.withdrawal_open_since && (
            <Badge color="red" variant="light">
              {steps.withdrawn}
            </Badge>
          )}
          {order.refund_by && <Text size="xs">{views.refundBy(formatDay(order.refund_by, language))}</Text>}
          {order.owed > 0 && (
            <Badge color="yellow" variant="light">
              {steps.moneyBack}
            </Badge>
          )}
        </Stack>
      </Table.Td>
      <Table.Td className={tableStyles.actions}>
        <Group gap="xs" wrap="nowrap">
          {actions.map(({ label, run, look }) => (
            <Button
              key={label}
              size="xs"
              {...look}
              aria-label={t.of(label, number)}
              onClick={() => run(order)}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
