import { Alert, Badge, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { type Language, LOCALE } from "#kit/contract/language/language.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { CardPaymentState } from "../../card-payment.ts";
import type { CardTry } from "../../payments.contract.ts";
import { cardTriesWords } from "./card-tries.words.ts";

const COLOUR: Record<CardPaymentState, string> = {
  opening: "gray",
  open: "yellow",
  paid: "green",
  failed: "gray",
  expired: "gray",
  refused: "red",
  stray: "red",
};

interface Props {
  tries: CardTry[];
  /** What can be done with money that does not match. */
  actionOf: (one: CardTry) => ReactNode;
}

/** Every try to pay the order by card; money that came and does not match stands out. */
export function CardTries({ tries, actionOf }: Props) {
  const t = useWords(cardTriesWords);
  const { language } = useLanguage();
  if (tries.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-labelledby="card-tries-title">
      <Title order={3} size="h5" id="card-tries-title">
        {t.title}
      </Title>
      {tries.map((one) => {
        const { id, at, state, gateway, amount, currency, received_amount, received_currency } = one;
        const isWrong = state === "refused" || state === "stray";
        const came = isWrong && received_amount !== null && received_currency;
        const received = came ? money(received_amount, received_currency, language) : "";
        const asked = state === "stray" ? received : money(amount, currency, language);
        return (
          <Stack key={id} gap={4}>
            <Group justify="space-between" gap="xs">
              <Text size="sm">
                {formatMoment(at, language)}, {asked}, {t.gateways[gateway]}
              </Text>
              <Badge color={COLOUR[state]} variant="light">
                {t.states[state]}
              </Badge>
            </Group>
            {received && (
              <Alert color="red" role="note">
                {state === "stray" ? t.stray(received, one.reference) : t.wrong(received, asked)}
              </Alert>
            )}
            {received && actionOf(one)}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** In the currency that came, which may be none that the shop knows: `1 234,50 EUR`. */
function money(amount: number, currency: string, language: Language): string {
  const number = new Intl.NumberFormat(LOCALE[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${number.format(amount)}\u00a0${currency}`;
}
