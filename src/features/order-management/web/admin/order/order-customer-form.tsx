import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useCustomerMail } from "#features/orders/web/admin/index.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderCustomerForm as Fields, OrderDetail } from "../../../order-records.contract.ts";
import { orderScreenWords } from "../order-screen.words.ts";
import { ordersAdminWords } from "../orders-admin.words.ts";
import { useOrderWrite } from "../use-order-write.ts";
import { WriteError } from "./order-section.tsx";

/** Whom an order goes to, changed before it is sent; says which documents follow. */
export function OrderCustomerForm({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useWords(orderScreenWords);
  const w = useWords(ordersAdminWords);
  const { id, updated_at: version, papers } = order;
  const [fields, setFields] = useState<Fields>({
    name: order.customer_name,
    email: order.customer_email,
    phone: order.customer_phone,
    address: order.customer_address,
    company_name: order.customer_company,
    company_id: order.customer_company_id,
    vat_id: order.customer_vat_id,
  });
  // They go to the address as it is then.
  const { outcome, notified } = useCustomerMail(fields.email?.trim() ?? "");
  const papersMailed = outcome === "sent" ? t.papersMailed : notified;
  const writing = useOrderWrite(
    (call) =>
      call("PUT /orders/admin/orders/:id/customer", { params: { id }, body: { version, customer: fields } }),
    onClose,
  );
  const errors = isApiError(writing.error) ? writing.error.errors : [];
  const field = (name: keyof Fields, label: string) => (
    <TextInput
      label={label}
      value={fields[name] ?? ""}
      error={errors.find(({ path }) => path === `customer.${name}`)?.message}
      onChange={({ currentTarget }) => setFields({ ...fields, [name]: currentTarget.value })}
    />
  );

  function save(event: FormEvent): void {
    event.preventDefault();
    writing.mutate();
  }

  return (
    <form onSubmit={save}>
      <Stack gap="xs">
        {field("name", t.name)}
        {field("email", w.email)}
        {field("phone", w.phone)}
        {field("address", w.address)}
        {field("company_name", w.company)}
        {field("company_id", w.companyId)}
        {field("vat_id", w.vatId)}
        <Text size="xs" c="dimmed">
          {papers.some(({ is_valid }) => is_valid) ? `${t.papersFollow} ${papersMailed}` : t.noPapers}
        </Text>
        <Group gap="xs">
          <Button type="submit" loading={writing.isPending}>
            {t.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t.leave}
          </Button>
        </Group>
        <WriteError error={writing.error} said={t.failedChange} />
      </Stack>
    </form>
  );
}
