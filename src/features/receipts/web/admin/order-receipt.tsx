import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { messageOf } from "#kit/web/api/api-error.ts";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import { openPdf, WindowBlockedError } from "#kit/web/editor/api-files.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMailOutcome } from "#kit/web/page-context.ts";
import type { ReceiptWay } from "../../receipt-content.ts";
import type { ReceiptState, ReceiptsEndpoints } from "../../receipts.contract.ts";
import { receiptsAdminWords } from "./receipts-admin.words.ts";

function receiptQuery(id: number): ApiQuery<ReceiptState> {
  return {
    key: ["orders", "receipt", id],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<ReceiptsEndpoints>()("GET /orders/admin/orders/:id/receipt", { params: { id }, signal }),
  };
}

/**
 * The receipt of what was paid on the spot: issued, then shown as PDF. Nothing where nothing was. `email`: the
 * customer's address, empty where the order has none.
 */
export function OrderReceipt({ id, email }: { id: number; email: string }) {
  const t = useWords(receiptsAdminWords);
  const isMailed = useMailOutcome(email) === "sent";
  const { data } = useApiQuery(receiptQuery(id));
  const issue = useWrite((api, way: ReceiptWay) =>
    api.of<ReceiptsEndpoints>()("POST /orders/admin/orders/:id/receipt", { params: { id }, body: { way } }),
  );
  const show = useWrite(
    (api, number: string) =>
      openPdf(api, `/orders/admin/orders/${id}/receipt/pdf`, {
        title: t.receipt(number),
        waiting: t.preparing,
      }),
    { changesNothing: true },
  );
  const error = issue.error ?? show.error;
  if (!data || (!data.receipt && data.ways.length === 0)) return null;
  const { receipt, ways } = data;
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
          <Text size="sm">{isMailed ? t.hint : t.hintNoMail}</Text>
          <Group>
            {ways.map((way) => (
              <Button key={way} variant="default" loading={issue.isPending} onClick={() => issue.mutate(way)}>
                {t.issue[way]}
              </Button>
            ))}
          </Group>
        </>
      )}
      {error && (
        <Alert color="red" role="alert">
          {error instanceof WindowBlockedError ? t.blocked : t.failed(messageOf(error))}
        </Alert>
      )}
    </Stack>
  );
}
