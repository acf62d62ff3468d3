import { Stack, Text } from "@mantine/core";
import type { OrderStatus } from "#features/orders/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { Order } from "../../../order-records.contract.ts";
import { statusEffectsQuery } from "../../orders.queries.ts";
import { OrderEffects } from "./order-effects.tsx";
import { orderEffectsWords } from "./order-effects.words.ts";

interface Props {
  order: Pick<Order, "id" | "customer_email">;
  /** The status that it would get. */
  status: OrderStatus;
}

/** What a change to this status does, as the server tells. */
export function StatusEffects({ order, status }: Props) {
  const t = useWords(orderEffectsWords);
  const { data, isError } = useApiQuery(statusEffectsQuery(order.id));
  const foretold = data?.find((one) => one.status === status);
  if (!foretold)
    return (
      <Text size="sm" c="dimmed" role="status">
        {isError ? t.unknown : t.loading}
      </Text>
    );
  return (
    <Stack gap={4} role="status" aria-label={t.title}>
      <Text size="sm" fw={650}>
        {t.title}
      </Text>
      <OrderEffects order={order} foretold={foretold} />
    </Stack>
  );
}
