import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { IssuedType } from "#features/invoices/index.ts";
import { type DocumentAsked, openInvoice } from "#features/invoices/web/admin/index.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { saveFile, WindowBlockedError } from "#kit/web/editor/api-files.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { shownNumber } from "../order-text.ts";
import { ordersAdminWords } from "../orders-admin.words.ts";

/** The papers of an order: opened in a window of their own, or saved as data for accounting programs. */
export function OrderDocuments({ order }: { order: OrderDetail }) {
  const t = useWords(ordersAdminWords);
  const api = useApi();
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setError] = useState<string | null>(null);
  const client = useQueryClient();
  const { id, papers } = order;
  const several = papers.filter(({ type }) => type === "final").length > 1;

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    setBusy(name);
    setError(null);
    try {
      await work();
      // The first look at an invoice issues it.
      if (papers.length === 0) await client.invalidateQueries();
    } catch (error) {
      setError(error instanceof WindowBlockedError ? t.blocked : t.failedInvoice(messageOf(error)));
    } finally {
      setBusy(null);
    }
  }

  const show = (asked: DocumentAsked) =>
    openInvoice(api, id, asked, { title: t.invoiceTitle(shownNumber(id)), waiting: t.preparing });
  const save = (type: IssuedType, number: string) =>
    saveFile(api, `/orders/admin/orders/${id}/isdoc?type=${type}&number=${number}`, `${number}.isdoc`);

  const opener = (asked: DocumentAsked, label: string) => (
    <Button
      key={label}
      variant="default"
      loading={busy === label}
      aria-label={`${label} (${t.newWindow})`}
      onClick={() => void run(label, () => show(asked))}
    >
      {label}
    </Button>
  );
  const issued = papers.map(({ type, number }) =>
    opener({ type, number }, several || type === "credit" ? `${t[type]} ${number}` : t[type]),
  );

  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t.papers}
      </Title>
      <Group>
        {opener({ type: "proforma" }, t.proforma)}
        {issued.length > 0 ? issued : opener({ type: "final" }, t.issueFinal)}
      </Group>
      {issued.length === 0 && (
        <Text size="xs" c="dimmed">
          {t.issueFinalHint}
        </Text>
      )}
      {papers.length > 0 && (
        <Group gap="xs">
          {papers.map(({ type, number }) => (
            <Button
              key={number}
              size="xs"
              variant="default"
              loading={busy === number}
              onClick={() => void run(number, () => save(type, number))}
            >
              {`ISDOC ${number}`}
            </Button>
          ))}
        </Group>
      )}
      {fault && (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      )}
    </Stack>
  );
}
