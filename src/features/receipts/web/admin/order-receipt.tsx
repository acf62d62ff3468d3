import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#kit/web/api-error.ts";
import { openPdf, WindowBlockedError } from "#kit/web/editor/api-files.ts";
import { useApi } from "#kit/web/page-context.ts";
import { type ApiQuery, useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import { RECEIPT_WAYS, type ReceiptWay } from "../../receipt-content.ts";
import type { Receipt, ReceiptsEndpoints } from "../../receipts.contract.ts";
import { receiptsAdminWords } from "./receipts-admin.words.ts";

function receiptQuery(id: number): ApiQuery<Receipt | null> {
  return {
    key: ["orders", "receipt", id],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<ReceiptsEndpoints>()("GET /orders/admin/orders/:id/receipt", { params: { id }, signal }),
  };
}

/** The receipt of a paid order: issued by how it was paid on the spot, then shown as PDF. */
export function OrderReceipt({ id }: { id: number }) {
  const t = useWords(receiptsAdminWords);
  const api = useApi();
  const client = useQueryClient();
  const { data: receipt, isSuccess } = useApiQuery(receiptQuery(id));
  const issue = useMutation({
    mutationFn: (way: ReceiptWay) =>
      api.of<ReceiptsEndpoints>()("POST /orders/admin/orders/:id/receipt", { params: { id }, body: { way } }),
    onSuccess: () => client.invalidateQueries(),
  });
  const show = useMutation({
    mutationFn: (number: string) =>
      openPdf(api, `/orders/admin/orders/${id}/receipt/pdf`, {
        title: t.receipt(number),
        waiting: t.preparing,
      }),
  });
  const fault = issue.error ?? show.error;
  if (!isSuccess) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t.title}
      </Title>
      {receipt ? (
        <Group>
          <Button variant="default" loading={show.isPending} onClick={() => show.mutate(receipt.number)}>
            {t.receipt(receipt.number)}
          </Button>
          <Text size="sm">{t.ways[receipt.way]}</Text>
        </Group>
      ) : (
        <>
          <Text size="sm">{t.hint}</Text>
          <Group>
            {RECEIPT_WAYS.map((way) => (
              <Button key={way} variant="default" loading={issue.isPending} onClick={() => issue.mutate(way)}>
                {t.ways[way]}
              </Button>
            ))}
          </Group>
        </>
      )}
      {fault && (
        <Alert color="red" role="alert">
          {fault instanceof WindowBlockedError ? t.blocked : t.failed(messageOf(fault))}
        </Alert>
      )}
    </Stack>
  );
}
