import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { HEALTH_PARTS, type Health } from "./health.contract.ts";
import styles from "./health.module.css";
import { healthQuery } from "./health.queries.ts";
import { healthWords } from "./health.words.ts";
import { HealthCard } from "./health-card.tsx";
import { HEALTH_COLOURS } from "./health-colours.ts";
import { timeAgo } from "./health-format.ts";

/** /admin/health: whether the site is well, part by part, in plain words. */
export default function HealthScreen() {
  const t = useWords(healthWords);
  const query = useApiQuery(healthQuery);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={1}>{t.title}</Title>
          <Text c="dimmed">{t.lead}</Text>
        </div>
        <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t.again}
        </Button>
      </Group>
      <Loaded query={query} failed={t.failed}>
        {(health) => <Parts health={health} />}
      </Loaded>
    </Stack>
  );
}

function Parts({ health }: { health: Health }) {
  const t = useWords(healthWords);
  const { language } = useLanguage();
  const { state, checked_at, started_at, version, commit } = health;
  return (
    <>
      <Alert role="status" color={HEALTH_COLOURS[state]} title={t.overall[state]}>
        {t.checked(formatMoment(checked_at, language))}
      </Alert>
      <div className={styles.parts}>
        {HEALTH_PARTS.map((part) => (
          <HealthCard key={part} part={part} health={health} />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t.version(version, commit ?? "")}. {t.running(timeAgo(started_at, checked_at, language))}
      </Text>
    </>
  );
}
