import { List, Stack, Text } from "@mantine/core";
import type { OrderStatus } from "#features/orders/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { MAILING_EFFECTS } from "../../../status-effects.ts";
import { statusEffectsQuery } from "../../orders.queries.ts";
import { statusEffectsWords } from "./status-effects.words.ts";

/** What a change to this status does, as the server tells: documents, e-mails, stock, vouchers. */
export function StatusEffects({ id, status }: { id: number; status: OrderStatus }) {
  const t = useWords(statusEffectsWords);
  const told = { ...t.effects, ...useMailWords(t) };
  const onlyFiles = useMailWords({ mail: null, noMail: t.onlyFiles });
  const { data, isError } = useApiQuery(statusEffectsQuery(id));
  const effects = data?.find((one) => one.status === status)?.effects;
  if (!effects)
    return (
      <Text size="sm" c="dimmed" role="status">
        {isError ? t.unknown : t.loading}
      </Text>
    );
  const sendsMail = effects.some((effect) => MAILING_EFFECTS.includes(effect));
  return (
    <Stack gap={4} role="status" aria-label={t.title}>
      <Text size="sm" fw={650}>
        {t.title}
      </Text>
      <List size="sm" spacing={2}>
        {effects.map((effect) => (
          <List.Item key={effect}>{told[effect]}</List.Item>
        ))}
        {!sendsMail && <List.Item>{effects.length === 0 ? t.nothing : t.noneMailed}</List.Item>}
        {sendsMail && onlyFiles && <List.Item>{onlyFiles}</List.Item>}
      </List>
    </Stack>
  );
}
