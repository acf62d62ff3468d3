import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { addressee } from "#features/orders/index.ts";
import { addNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { orderScreenWords } from "../order-screen.words.ts";
import { ordersAdminWords } from "../orders-admin.words.ts";
import { OrderCustomerForm } from "./order-customer-form.tsx";
import { OrderSection } from "./order-section.tsx";

/** Who ordered, with a button to call and one to write; `page` is the order's page for its customer. */
export function OrderCustomer({ order, page }: { order: OrderDetail; page: string | undefined }) {
  const t = useWords(orderScreenWords);
  const w = useWords(ordersAdminWords);
  const { language } = useLanguage();
  const [isChanged, setChanged] = useState(false);
  const mayChange = order.status === "pending" || order.status === "processing";
  const { customer_name, customer_phone, customer_email } = order;
  const firm = [
    order.customer_company,
    order.customer_company_id && `${w.companyId} ${order.customer_company_id}`,
    order.customer_vat_id && `${w.vatId} ${order.customer_vat_id}`,
  ].filter(Boolean);
  if (isChanged && mayChange)
    return (
      <OrderSection title={t.customer}>
        <OrderCustomerForm order={order} onClose={() => setChanged(false)} />
      </OrderSection>
    );
  return (
    <OrderSection title={t.customer}>
      <Stack gap={4} style={{ overflowWrap: "anywhere" }}>
        <Text fw={650}>{customer_name}</Text>
        {firm.length > 0 && (
          <Text size="sm">
            {w.company}: {addNoBreaks(firm.join(", "), language)}
          </Text>
        )}
        {order.customer_address && (
          <Text size="sm">
            {t.shippingTo}: {addNoBreaks(addressee(order).join(", "), language)}
          </Text>
        )}
        {customer_phone && (
          <Text size="sm">
            {w.phone}: {customer_phone}
          </Text>
        )}
        {customer_email && (
          <Text size="sm">
            {w.email}: {customer_email}
          </Text>
        )}
      </Stack>
      <Group gap="xs">
        {customer_phone && (
          <Button
            component="a"
            variant="default"
            href={`tel:${customer_phone.replace(/[^+\d]/g, "")}`}
            leftSection={<Icon icon="phone" />}
          >
            {t.call}
          </Button>
        )}
        {customer_email && (
          <Button
            component="a"
            variant="default"
            href={`mailto:${customer_email}?subject=${encodeURIComponent(order.order_number)}`}
            leftSection={<Icon icon="envelope" />}
          >
            {t.write}
          </Button>
        )}
        {mayChange && (
          <Button variant="default" onClick={() => setChanged(true)}>
            {t.change}
          </Button>
        )}
      </Group>
      {page && (
        <Anchor className="admin-way" href={page} target="_blank" rel="noopener" size="sm">
          {t.customerPage} ({w.newWindow})
        </Anchor>
      )}
    </OrderSection>
  );
}
