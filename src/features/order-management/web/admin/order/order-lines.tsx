import { Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { allShippingMethodsQuery } from "#features/methods/web/admin/index.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { ordersAdminWords } from "../orders-admin.words.ts";
import styles from "./order-lines.module.css";

/** What was sold and what it cost: items, goods, shipping, payment with its fee, total. */
export function OrderLines({ order }: { order: OrderDetail }) {
  const t = useWords(ordersAdminWords);
  const { language } = useLanguage();
  const money = (czk: number) => formatMoneyExact(czk, language);
  const methods = useApiQuery(allShippingMethodsQuery);
  const method = methods.data?.find(({ id }) => id === order.shipping_method);
  // The total was made with the price of that day; what the method costs now stands beside it.
  const repriced = method !== undefined && method.price !== order.shipping_price;
  return (
    <Table className={styles.lines} aria-label={t.items}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t.item}</Table.Th>
          <Table.Th className={styles.number}>{t.quantity}</Table.Th>
          <Table.Th className={styles.number}>{t.price}</Table.Th>
          <Table.Th className={styles.number}>{t.sum}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {order.items.map(({ id, translations, quantity, taken_back, price }) => (
          <Table.Tr key={id}>
            <Table.Td>
              {addNoBreaks(translations[language].name || translations.en.name || t.unnamed, language)}
              {taken_back > 0 && (
                <Text size="xs" c="dimmed">
                  {t.takenBack(taken_back)}
                </Text>
              )}
            </Table.Td>
            <Table.Td className={styles.number}>{quantity - taken_back}</Table.Td>
            <Table.Td className={styles.number}>{money(price)}</Table.Td>
            <Table.Td className={styles.number}>{money(price * (quantity - taken_back))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
      <Table.Tfoot>
        <Sum label={t.goods} sum={money(order.goods)} />
        {order.discount && (
          <Sum
            label={t.discount(order.discount.code)}
            note={[
              order.discount.kind === "percent"
                ? `${order.discount.percent}${language === "cs" ? "\u00a0" : ""}%`
                : "",
              order.discount.shipping > 0 ? t.freeShipping(money(order.discount.shipping)) : "",
            ]
              .filter(Boolean)
              .join(", ")}
            sum={order.discount.goods > 0 ? money(-order.discount.goods) : "–"}
          />
        )}
        <Sum
          label={`${t.shipping}: ${addNoBreaks(order.shipping_name[language], language)}`}
          note={repriced && t.priceNow(money(method.price))}
          sum={money(order.shipping_price)}
        />
        <Sum label={`${t.payment}: ${order.payment_name[language]}`} sum={money(order.payment_fee ?? 0)} />
        <Sum label={<strong>{t.total}</strong>} sum={<strong>{money(order.total)}</strong>} />
      </Table.Tfoot>
    </Table>
  );
}

interface SumProps {
  label: ReactNode;
  note?: string | false;
  sum: ReactNode;
}

function Sum({ label, note, sum }: SumProps) {
  return (
    <Table.Tr>
      <Table.Td colSpan={3}>
        {label}
        {note && (
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={styles.number}>{sum}</Table.Td>
    </Table.Tr>
  );
}
