import { Alert, Anchor, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { Withdrawal, WithdrawalsEndpoints } from "../../withdrawals.contract.ts";
import { withdrawalsQuery } from "../withdrawals.queries.ts";
import { withdrawalsAdminWords } from "./withdrawals-admin.words.ts";

interface Props {
  /** Only those of one order, settled ones too. */
  order?: number;
  onOpen?: (order: number) => void;
}

/** Withdrawals that wait for the team: who, from what, and until when the money must be back. */
export function WithdrawalsPanel({ order, onOpen }: Props) {
  const t = useWords(withdrawalsAdminWords);
  const query = useApiQuery({ ...withdrawalsQuery(order), staleTime: 0 });
  if (query.isError) return <Alert color="red">{t.failed(messageOf(query.error))}</Alert>;
  if (!query.data?.length) return null;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="withdrawals-title">
      <Stack gap="md">
        <Title order={2} size="h4" id="withdrawals-title">
          {t.title}
        </Title>
        {query.data.map((withdrawal) => (
          <Entry key={withdrawal.id} withdrawal={withdrawal} onOpen={onOpen} />
        ))}
      </Stack>
    </Paper>
  );
}

function Entry({ withdrawal, onOpen }: { withdrawal: Withdrawal; onOpen: Props["onOpen"] }) {
  const t = useWords(withdrawalsAdminWords);
  const { language } = useLanguage();
  const call = useApi().of<WithdrawalsEndpoints>();
  const { id, order_id, order_number, name, email, scope, items, is_late, received_at } = withdrawal;
  const stated = items.map(({ quantity, name, doubt }) =>
    doubt ? `${quantity} × ${name} (${t.doubts[doubt]})` : `${quantity} × ${name}`,
  );
  const what = scope || stated.join(", ") || t.whole;

  const settle = useWrite(() => call("PATCH /withdrawals/:id", { params: { id }, body: { settled: true } }));

  return (
    <Stack gap={4}>
      <Text size="sm" fw={650}>
        {t.received(order_number, formatMoment(received_at, language))}
      </Text>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {what}
      </Text>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {name}, <Anchor href={`mailto:${email}`}>{email}</Anchor>
      </Text>
      {is_late && <Text size="sm">{t.late}</Text>}
      {order_id === null && <Text size="sm">{t.unmatched}</Text>}
      {withdrawal.settled_at ? (
        <Text size="sm">{t.settledAt(formatMoment(withdrawal.settled_at, language))}</Text>
      ) : (
        <>
          {withdrawal.refund_by && (
            <Text size="sm">{t.refundBy(formatDay(withdrawal.refund_by, language))}</Text>
          )}
          <Group gap="xs">
            {order_id !== null && onOpen && (
              <Button size="xs" onClick={() => onOpen(order_id)}>
                {t.open}
              </Button>
            )}
            <Button size="xs" variant="default" loading={settle.isPending} onClick={() => settle.mutate()}>
              {t.settle}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
