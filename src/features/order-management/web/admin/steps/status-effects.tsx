import { List, Stack, Text } from "@mantine/core";
import type { OrderStatus } from "#features/orders/index.ts";
import { useCustomerMail } from "#features/orders/web/admin/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { Order } from "../../../order-records.contract.ts";
import { MAILING_EFFECTS } from "../../../status-effects.ts";
import { statusEffectsQuery } from "../../orders.queries.ts";
import { effectLines } from "../effect-lines.ts";
import { statusEffectsWords } from "./status-effects.words.ts";

interface Props {
  order: Pick<Order, "id" | "customer_email">;
  /** The status that it would get. */
  status: OrderStatus;
}

/** What a change to this status does, as the server tells: documents, e-mails, stock, vouchers. */
export function StatusEffects({ order, status }: Props) {
  const t = useWords(statusEffectsWords);
  const mail = useCustomerMail(order.customer_email);
  const { data, isError } = useApiQuery(statusEffectsQuery(order.id));
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
        {effectLines(t, effects, mail).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
        {!sendsMail && <List.Item>{effects.length === 0 ? t.nothing : t.noneMailed}</List.Item>}
        {sendsMail && mail.outcome === "written" && <List.Item>{t.onlyFiles}</List.Item>}
      </List>
    </Stack>
  );
}
