import { Button, Group, NumberInput, Stack, Text, Title } from "@mantine/core";
import { useId, useState } from "react";
import { withdrawalsQuery } from "#features/withdrawals/web/index.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { withdrawnPart } from "../../../order-steps.ts";
import { takeBackPlanQuery } from "../../orders.queries.ts";
import { ORDER_PARTS, OrderSection, WriteError } from "../order/order-section.tsx";
import { PlanTold } from "../order/plan-told.tsx";
import { useOrderWrite } from "../use-order-write.ts";
import { orderEffectsWords } from "./order-effects.words.ts";
import { takeBackWords } from "./take-back.words.ts";

/**
 * Taking some pieces of an order back: a part of the screen of its own, filled in, where its customer has withdrawn from
 * them, else a button among the items. Nothing for a single piece.
 */
export function TakeBack({ order, asked }: { order: OrderDetail; asked: boolean }) {
  const t = useWords(takeBackWords);
  const { data } = useApiQuery({ ...withdrawalsQuery(order.id), staleTime: 0 });
  const [isOpen, setIsOpen] = useState(false);
  const heading = useId();
  const kept = order.items.reduce((sum, item) => sum + keptOf(item), 0);
  if (!data || order.status === "cancelled" || kept < 2) return null;
  const part = withdrawnPart(order, data);
  if (part?.isWhole && part.isOpen) return null;
  const pieces = part?.pieces ?? [];
  const isAsked = pieces.length > 0 || (part?.isOpen ?? false);
  if (isAsked !== asked) return null;
  if (!isOpen && !isAsked)
    return (
      <div>
        <Button variant="default" mih={44} onClick={() => setIsOpen(true)}>
          {t.open}
        </Button>
      </div>
    );
  const fields = (
    <Pieces
      key={order.items.map(({ taken_back }) => taken_back).join()}
      order={order}
      proposed={pieces}
      onDone={() => setIsOpen(false)}
    />
  );
  if (asked)
    return (
      <OrderSection id={ORDER_PARTS.takeBack} title={t.title}>
        {fields}
      </OrderSection>
    );
  return (
    <Stack component="section" gap="xs" aria-labelledby={heading}>
      <Title order={3} size="h5" id={heading}>
        {t.title}
      </Title>
      {fields}
    </Stack>
  );
}

const keptOf = ({ quantity, taken_back }: OrderDetail["items"][number]) => quantity - taken_back;

interface Props {
  order: OrderDetail;
  /** How many of which item are asked for. */
  proposed: { id: number; quantity: number }[];
  onDone: () => void;
}

function Pieces({ order, proposed, onDone }: Props) {
  const t = useWords(takeBackWords);
  const { language } = useLanguage();
  const [counts, setCounts] = useState<Record<number, number>>(() =>
    Object.fromEntries(proposed.map(({ id, quantity }) => [id, quantity])),
  );
  const items = order.items.filter((item) => keptOf(item) > 0);
  const chosen = items.flatMap(({ id }) => {
    const quantity = counts[id] ?? 0;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
  const write = useOrderWrite(
    (call) =>
      call("POST /orders/admin/orders/:id/taken-back", {
        params: { id: order.id },
        body: { items: chosen, seen: order.total },
      }),
    onDone,
  );
  return (
    <Stack gap="sm">
      {items.map((item) => (
        <NumberInput
          hideControls
          key={item.id}
          label={item.translations[language].name || item.translations.en.name}
          description={t.of(keptOf(item))}
          min={0}
          max={keptOf(item)}
          allowDecimal={false}
          clampBehavior="strict"
          value={counts[item.id] ?? 0}
          onChange={(value) => setCounts((before) => ({ ...before, [item.id]: Number(value) || 0 }))}
        />
      ))}
      {chosen.length > 0 && <Planned order={order} items={chosen} />}
      <Group gap="xs">
        <Button
          mih={44}
          loading={write.isPending}
          disabled={chosen.length === 0}
          onClick={() => write.mutate()}
        >
          {t.take}
        </Button>
        {proposed.length === 0 && (
          <Button variant="default" mih={44} onClick={onDone}>
            {t.close}
          </Button>
        )}
      </Group>
      <WriteError error={write.error} said={t.failed} />
    </Stack>
  );
}

/** What taking these pieces back comes to and does, as the server tells. */
function Planned({ order, items }: { order: OrderDetail; items: { id: number; quantity: number }[] }) {
  const t = useWords(orderEffectsWords);
  const { data, error } = useApiQuery(takeBackPlanQuery(order, items));
  if (data) return <PlanTold order={order} plan={data} />;
  return (
    <Text size="sm" role={error ? "alert" : "status"} c={error ? "red" : "dimmed"}>
      {error ? messageOf(error) : t.loading}
    </Text>
  );
}
