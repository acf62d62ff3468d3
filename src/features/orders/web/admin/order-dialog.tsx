import { Alert, Anchor, Button, Group, Loader, Modal, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatMoment } from "#kit/contract/format-date.ts";
import { messageOf } from "#kit/web/api-error.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useApi } from "#kit/web/page-context.ts";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import type { OrderDetail } from "../../orders.contract.ts";
import { orderQuery } from "../orders.queries.ts";
import { type InvoiceType, openInvoice, WindowBlockedError } from "./open-invoice.ts";
import { OrderLines } from "./order-lines.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { shownNumber } from "./order-text.ts";
import { ordersAdminWords } from "./orders-admin.words.ts";
import { StatusBadge } from "./status-badge.tsx";

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
  const { data: order, error } = useApiQuery({ ...orderQuery(id), staleTime: 0 });
  if (error) {
    return (
      <Alert color="red" role="alert">
        {t.failedToLoadOne(messageOf(error))}
      </Alert>
    );
  }
  if (!order) {
    return (
      <Group role="status">
        <Loader size="sm" />
        <Text>{t.loading}</Text>
      </Group>
    );
  }
  return (
    <Stack>
      <Customer order={order} />
      <OrderLines order={order} />
      <OrderPayment order={order} />
      <Papers id={id} />
    </Stack>
  );
}

function Customer({ order }: { order: OrderDetail }) {
  const t = useWords(ordersAdminWords);
  const { language } = useLanguage();
  const { customer_name, customer_email, customer_phone, customer_address, created_at, status } = order;
  return (
    <Stack gap={4}>
      <Group justify="space-between">
        <Text fw={650}>{customer_name}</Text>
        <StatusBadge status={status} />
      </Group>
      <Text size="sm">
        {t.date}: {formatMoment(created_at, language)}
      </Text>
      <Text size="sm">
        {t.phone}:{" "}
        <Anchor href={`tel:${customer_phone.replace(/[^+\d]/g, "")}`} underline="always">
          {customer_phone}
        </Anchor>
      </Text>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {t.email}:{" "}
        <Anchor href={`mailto:${customer_email}`} underline="always">
          {customer_email}
        </Anchor>
      </Text>
      <Text size="sm">
        {t.address}: {customer_address}
      </Text>
    </Stack>
  );
}

function Papers({ id }: { id: number }) {
  const t = useWords(ordersAdminWords);
  const api = useApi();
  const [busy, setBusy] = useState<InvoiceType | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function show(type: InvoiceType): Promise<void> {
    setBusy(type);
    setFault(null);
    try {
      await openInvoice(api, id, type, { title: t.invoiceTitle(shownNumber(id)), waiting: t.preparing });
    } catch (error) {
      setFault(error instanceof WindowBlockedError ? t.blocked : t.failedInvoice(messageOf(error)));
    } finally {
      setBusy(null);
    }
  }

  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t.papers}
      </Title>
      <Group>
        {(["proforma", "final"] as const).map((type) => (
          <Button
            key={type}
            variant="default"
            loading={busy === type}
            aria-label={`${t[type]} (${t.newWindow})`}
            onClick={() => void show(type)}
          >
            {t[type]}
          </Button>
        ))}
      </Group>
      {fault && (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      )}
    </Stack>
  );
}
