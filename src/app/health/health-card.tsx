import { Anchor, Badge, Code, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router";
import { DifferenceList } from "#features/accounting/web/admin/index.ts";
import { RegisterTest } from "#features/companies/web/admin/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { ACCOUNT_SETTING } from "./account-setting.ts";
import type { Health, HealthPart } from "./health.contract.ts";
import { healthWords } from "./health.words.ts";
import { HEALTH_COLOURS } from "./health-colours.ts";
import { healthSentences } from "./health-sentences.ts";

/** One part: its name, its state as a word, what is so, and what to do. */
export function HealthCard({ part, health }: { part: HealthPart; health: Health }) {
  const t = useWords(healthWords);
  const { language } = useLanguage();
  const heading = useId();
  const { state } = health[part];
  const { facts, advice, said } = healthSentences(part, health, language);
  return (
    <Paper component="section" aria-labelledby={heading} withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} size="h4" id={heading}>
            {t.parts[part]}
          </Title>
          <Badge color={HEALTH_COLOURS[state]} variant="light">
            {t.state[state]}
          </Badge>
        </Group>
        <Text size="sm">{facts.join(" ")}</Text>
        {advice.map((sentence) => (
          <Text key={sentence} size="sm" fw={state === "ok" ? undefined : 650}>
            {sentence}
          </Text>
        ))}
        {said && (
          <Text size="sm" component="div">
            {t.backup.reason} <Code block>{said}</Code>
          </Text>
        )}
        {part === "mails" && health.mails.failed + health.mails.waiting > 0 && (
          <Anchor
            className="admin-way"
            component={Link}
            to={health.mails.failed > 0 ? "/admin/mails?state=failed" : "/admin/mails?state=queued"}
            size="sm"
          >
            {t.mails.link}
          </Anchor>
        )}
        {part === "bank" && (state !== "ok" || health.bank.waiting > 0) && (
          <Anchor className="admin-way" component={Link} to="/admin/bank-transfers" size="sm">
            {t.bank.link}
          </Anchor>
        )}
        {part === "parcels" && state !== "ok" && (
          <Anchor
            className="admin-way"
            component={Link}
            to="/admin/shipping-and-payment?tab=packeta"
            size="sm"
          >
            {t.parcels.link}
          </Anchor>
        )}
        {part === "transfers" && state !== "ok" && (
          <Anchor className="admin-way" component={Link} to={ACCOUNT_SETTING} size="sm">
            {t.transfers.link}
          </Anchor>
        )}
        {part === "books" && health.books.last && <DifferenceList differences={health.books.last.shown} />}
        {part === "books" && state !== "ok" && (
          <Anchor className="admin-way" component={Link} to="/admin/accounting" size="sm">
            {t.books.link}
          </Anchor>
        )}
        {part === "registers" && <RegisterTest />}
      </Stack>
    </Paper>
  );
}
