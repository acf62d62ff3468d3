import { Alert, Badge, Group, Stack, Text, Title } from "@mantine/core";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import type { OrderDispute } from "../../../order-refunds.contract.ts";
import { refundsWords } from "./refunds.words.ts";

const COLOUR: Record<OrderDispute["state"], string> = {
  inquiry: "yellow",
  open: "red",
  won: "green",
  lost: "red",
};
const GATEWAYS = { stripe: "Stripe", comgate: "Comgate", test: "" };

/** Card payments that the customer's bank takes back, and what the team has to do about them. */
export function OrderDisputes({ disputes }: Pick<OrderDetail, "disputes">) {
  const t = useWords(refundsWords);
  const { language } = useLanguage();
  if (disputes.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-labelledby="disputes-title">
      <Title order={3} size="h5" id="disputes-title">
        {t.disputes.title}
      </Title>
      {disputes.map(({ id, state, amount, gateway, reference, opened_at, closed_at }) => (
        <Stack key={id} gap={4}>
          <Group justify="space-between" gap="xs">
            <Text size="sm" fw={650}>
              {formatMoneyExact(amount, language)}
            </Text>
            <Badge color={COLOUR[state]} variant="light">
              {t.disputes.states[state]}
            </Badge>
          </Group>
          <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {formatMoment(closed_at ?? opened_at, language)},{" "}
            {t.disputes.reference(GATEWAYS[gateway], reference)}
          </Text>
          <Alert color={COLOUR[state]} role="note">
            {t.disputes.text[state]}
          </Alert>
        </Stack>
      ))}
    </Stack>
  );
}
