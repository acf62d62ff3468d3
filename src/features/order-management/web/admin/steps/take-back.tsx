import { Button, Group, NumberInput, Stack, Text, Title } from "@mantine/core";
import { useId, useState } from "react";
import { shareOfPieces } from "#features/orders/index.ts";
import { useCustomerMail } from "#features/orders/web/admin/index.ts";
import { withdrawalsQuery } from "#features/withdrawals/web/index.ts";
import { formatMoneyExact, toCzk, toHalere } from "#kit/contract/money/money.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { withdrawnPart } from "../../../order-steps.ts";
import { ORDER_PARTS, OrderSection, WriteError } from "../order/order-section.tsx";
import { useOrderWrite } from "../use-order-write.ts";
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
  const { outcome, tellYourself } = useCustomerMail(order.customer_email);
  const told = outcome === "sent" ? t.mail : t.noMail;
  const { language } = useLanguage();
  const [counts, setCounts] = useState<Record<number, number>>(() =>
    Object.fromEntries(proposed.map(({ id, quantity }) => [id, quantity])),
  );
  const items = order.items.filter((item) => keptOf(item) > 0);
  const chosen = items.flatMap((item) => {
    const quantity = counts[item.id] ?? 0;
    // What a discount code took off these pieces does not go back.
    const discount = shareOfPieces(toHalere(item.discount), quantity, keptOf(item));
    return quantity > 0 ? [{ id: item.id, quantity, sum: toHalere(item.price) * quantity - discount }] : [];
  });
  const sum = toCzk(chosen.reduce((all, one) => all + one.sum, 0));
  const write = useOrderWrite(
    (call) =>
      call("POST /orders/admin/orders/:id/taken-back", {
        params: { id: order.id },
        body: { items: chosen.map(({ id, quantity }) => ({ id, quantity })), seen: order.total },
      }),
    onDone,
  );
  const { paid, returned } = order.money;
  // As the server judges it: a part, or a voucher, may cover what is left.
  const becomesPaid =
    order.paid_at === null &&
    paid > 0 &&
    toHalere(paid) - toHalere(returned) >= toHalere(order.total) - toHalere(sum);
  const hasInvoice = order.papers.some(({ is_valid }) => is_valid);
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
      {sum > 0 && (
        <Text size="sm" role="status">
          {(hasInvoice ? told.credit : told.noInvoice)(formatMoneyExact(sum, language))}{" "}
          {becomesPaid && t.enough} {order.paid_at ? t.thenRefund : ""} {tellYourself}
        </Text>
      )}
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
