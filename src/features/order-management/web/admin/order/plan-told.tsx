import { Stack, Text } from "@mantine/core";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderDetail, TakeBackPlan } from "../../../order-records.contract.ts";
import { OrderEffects } from "../steps/order-effects.tsx";
import { changeItemsWords } from "./change-items.words.ts";

/** What an order with other lines comes to, and what would follow. */
export function PlanTold({ order, plan }: { order: OrderDetail; plan: TakeBackPlan }) {
  const t = useWords(changeItemsWords);
  const { language } = useLanguage();
  const money = (czk: number) => formatMoneyExact(czk, language);
  return (
    <Stack gap={4} role="status">
      <Text fw={650}>
        {plan.total === order.total
          ? t.same(money(plan.total))
          : t.total(money(plan.total), money(order.total))}
      </Text>
      {plan.to_pay > 0 && <Text size="sm">{t.toPay(money(plan.to_pay))}</Text>}
      {plan.to_return > 0 && <Text size="sm">{t.toReturn(money(plan.to_return))}</Text>}
      <OrderEffects order={order} foretold={plan} />
    </Stack>
  );
}
