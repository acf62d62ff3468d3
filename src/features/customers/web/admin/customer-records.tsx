import { Anchor, Badge, Paper, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { dayWorkWords } from "#features/bookings/web/admin/index.ts";
import { MailStateBadge } from "#features/mails/web/admin/index.ts";
import { ordersAdminWords, statusName } from "#features/order-management/web/admin/index.ts";
import { orderNumber, STATUS_COLOUR } from "#features/orders/index.ts";
import { VoucherBadge } from "#features/vouchers/web/admin/index.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Customer } from "../../customers.contract.ts";
import styles from "./customers.module.css";
import { customersWords } from "./customers.words.ts";

/** All that is a customer's, the newest first, each with the way to it. */
export function CustomerRecords({ customer }: { customer: Customer }) {
  const t = useWords(customersWords);
  const days = useWords(dayWorkWords);
  const orders = useWords(ordersAdminWords);
  const { language } = useLanguage();
  const { counts } = customer;
  const money = (czk: number) => formatMoneyExact(czk, language);
  return (
    <>
      <Part title={t.sections.bookings} total={counts.bookings}>
        {customer.bookings.map(({ id, day_id, starts_at, place, name, riders, state, paid, order_id }) => (
          <li key={id} className={styles.row}>
            <Way to={day_id === null ? null : `/admin/days/${day_id}`}>
              {formatMoment(starts_at, language)}
            </Way>
            <Text span size="sm">
              {[name, place, riders.join(", ")].filter(Boolean).join(" · ")}
            </Text>
            <Badge variant="light" color={state === "cancelled" || state === "no-show" ? "red" : "gray"}>
              {days.states[state]}
            </Badge>
            {state !== "cancelled" && (
              <Badge variant="light" color={paid === "open" ? "yellow" : "green"}>
                {days.paid[paid]}
              </Badge>
            )}
            {order_id !== null && <Way to={`/admin/orders/${order_id}`}>{days.order(order_id)}</Way>}
          </li>
        ))}
      </Part>
      <Part title={t.sections.orders} total={counts.orders}>
        {customer.orders.map((order) => (
          <li key={order.id} className={styles.row}>
            <Way to={`/admin/orders/${order.id}`}>{`#${orderNumber(order.id)}`}</Way>
            <Text span size="sm">
              {order.items.join(", ")}
            </Text>
            <Text span size="sm" fw={600}>
              {money(order.total)}
            </Text>
            <Badge variant="light" color={STATUS_COLOUR[order.status]}>
              {orders.labels[statusName(order.status, order)]}
            </Badge>
            {order.status !== "cancelled" && (
              <Badge variant="light" color={order.is_paid ? "green" : "yellow"}>
                {order.is_paid ? t.paid : t.unpaid}
              </Badge>
            )}
            {order.is_hidden && (
              <Badge variant="light" color="red">
                {t.hidden}
              </Badge>
            )}
            <Text span size="sm" c="dimmed">
              {formatMoment(order.created_at, language)}
            </Text>
          </li>
        ))}
      </Part>
      <Part title={t.sections.vouchers} total={counts.vouchers}>
        {customer.vouchers.map(({ code, name, state, valid_until, balance, is_given }) => (
          <li key={code} className={styles.row}>
            <Way to={`/admin/vouchers?q=${code}`}>{code}</Way>
            <Text span size="sm">
              {name}
            </Text>
            <VoucherBadge state={state} />
            {balance !== null && (
              <Text span size="sm">
                {t.left(money(balance))}
              </Text>
            )}
            {is_given && <Badge variant="light">{t.given}</Badge>}
            <Text span size="sm" c="dimmed">
              {t.validUntil(formatDay(valid_until, language))}
            </Text>
          </li>
        ))}
      </Part>
      <Part title={t.sections.messages} total={counts.messages}>
        {customer.messages.map(({ id, created_at, subject, is_read, has_reply, is_done }) => (
          <li key={id} className={styles.row}>
            <Way to={`/admin/messages?message=${id}`}>{subject}</Way>
            {!is_read && <Badge color="hot">{t.unread}</Badge>}
            {has_reply && (
              <Badge color="green" variant="light">
                {t.replied}
              </Badge>
            )}
            {is_done && (
              <Badge color="gray" variant="light">
                {t.done}
              </Badge>
            )}
            <Text span size="sm" c="dimmed">
              {formatMoment(created_at, language)}
            </Text>
          </li>
        ))}
      </Part>
      <Part title={t.sections.mails} total={counts.mails}>
        {customer.mails.map(({ id, created_at, subject, state }) => (
          <li key={id} className={styles.row}>
            <Way to={`/admin/mails?mail=${id}`}>{subject}</Way>
            <MailStateBadge state={state} />
            <Text span size="sm" c="dimmed">
              {formatMoment(created_at, language)}
            </Text>
          </li>
        ))}
      </Part>
    </>
  );
}

/** Nothing is shown of what there is nothing of. */
function Part({ title, total, children }: { title: string; total: number; children: ReactNode[] }) {
  const t = useWords(customersWords);
  if (total === 0) return null;
  return (
    <Paper component="section" aria-label={title} withBorder p="md">
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <ul className={styles.list}>{children}</ul>
      {total > children.length && (
        <Text size="sm" c="dimmed" mt="xs">
          {t.more(children.length, total)}
        </Text>
      )}
    </Paper>
  );
}

function Way({ to, children }: { to: string | null; children: string }) {
  if (to === null)
    return (
      <Text span size="sm">
        {children}
      </Text>
    );
  return (
    <Anchor className="admin-way" size="sm" component={Link} to={to}>
      {children}
    </Anchor>
  );
}
