import { Alert, Anchor, Group, Loader, Paper, Stack, Text, Title } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import styles from "./dashboard.module.css";
import { dashboardWords } from "./dashboard.words.ts";

/** One thing that waits for the team. */
export interface Waiting {
  id: number;
  to: string;
  /** Who it is from. */
  from: string;
  what: string;
  /** As shown: a moment, an amount. */
  detail: string;
}

interface Props<T> {
  title: string;
  query: UseQueryResult<T>;
  /** The newest few, and how many there are. */
  shownOf: (data: T) => { newest: Waiting[]; total: number };
  none: string;
  all: { to: string; label: string };
}

/** What a daily user wants first: the newest of what waits, each with the way to it. */
export function Inbox<T>({ title, query, shownOf, none, all }: Props<T>) {
  const t = useWords(dashboardWords);
  const heading = useId();
  return (
    <Paper component="section" aria-labelledby={heading} withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4" id={heading}>
            {title}
          </Title>
          <Anchor className="admin-way" component={Link} to={all.to} size="sm">
            {all.label}
          </Anchor>
        </Group>
        {query.isPending && (
          <Group role="status">
            <Loader size="sm" />
            <Text size="sm">{t.loading}</Text>
          </Group>
        )}
        {query.isError && <Alert color="red">{t.failed}</Alert>}
        {query.isSuccess && <Newest {...shownOf(query.data)} none={none} />}
      </Stack>
    </Paper>
  );
}

function Newest({ newest, total, none }: { newest: Waiting[]; total: number; none: string }) {
  const t = useWords(dashboardWords);
  if (total === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <>
      <ul className={classNames(styles.links, styles.flush)}>
        {newest.map(({ id, to, from, what, detail }) => (
          <li key={id}>
            <Link to={to} className={styles.link}>
              <span className={styles.who}>
                <Text span size="sm" fw={650} truncate>
                  {from}
                </Text>
                <Text span size="sm" c="dimmed" truncate>
                  {what}
                </Text>
              </span>
              <Text span size="sm" className={styles.detail}>
                {detail}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
      {total > newest.length && (
        <Text size="sm" c="dimmed">
          {t.more(total - newest.length)}
        </Text>
      )}
    </>
  );
}
