import { Paper, SimpleGrid, Text } from "@mantine/core";
import { Link } from "react-router";
import type { Message } from "#features/messages/messages.contract.ts";
import { messagesQuery } from "#features/messages/web/messages.queries.ts";
import { LOCALE } from "#kit/contract/language.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { type ApiQuery, useApiQuery } from "#kit/web/queries.ts";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { useWords } from "#kit/web/words.ts";
import styles from "./dashboard.module.css";
import { COUNTS } from "./dashboard.queries.ts";
import { dashboardWords } from "./dashboard.words.ts";

/** How much of everything there is; each number leads to its screen. */
export function Counters() {
  const { counts } = useWords(dashboardWords);
  const messages = useApiQuery(messagesQuery);
  // A failed reload keeps the old list; an old number would look like a fresh one.
  const many = (wanted: (message: Message) => boolean) =>
    messages.isError ? null : messages.data?.filter(wanted).length;
  return (
    <SimpleGrid component="ul" className={styles.list} cols={{ base: 3, md: 5, lg: 10 }} spacing="xs">
      {COUNTS.map(({ word, to, query }) => (
        <CountOf key={word} label={counts[word]} to={to} query={query} />
      ))}
      <Count label={counts.messages} to="/admin/messages" value={many(() => true)} />
      <Count label={counts.unread} to="/admin/messages" value={many(({ is_read }) => !is_read)} />
    </SimpleGrid>
  );
}

function CountOf({ label, to, query }: { label: string; to: string; query: ApiQuery<number> }) {
  const { data, isError } = useApiQuery(query);
  return <Count label={label} to={to} value={isError ? null : data} />;
}

interface CountProps {
  label: string;
  to: string;
  /** Undefined while it is being loaded, null where that failed. */
  value: number | null | undefined;
}

function Count({ label, to, value }: CountProps) {
  const t = useWords(dashboardWords);
  const { language } = useLanguage();
  return (
    <li>
      <Paper component={Link} to={to} withBorder p="xs" className={styles.card}>
        <Text span className={styles.count}>
          {value === undefined && <VisuallyHidden>{t.loading}</VisuallyHidden>}
          {value === null && (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t.unknown}</VisuallyHidden>
            </>
          )}
          {typeof value === "number" && value.toLocaleString(LOCALE[language])}
        </Text>
        <Text span size="sm" c="dimmed" className={styles.label}>
          {label}
        </Text>
      </Paper>
    </li>
  );
}
