import { Paper, SimpleGrid, Text } from "@mantine/core";
import { useContext } from "react";
import { Link } from "react-router";
import { screenAt } from "#app/admin/admin-screens.ts";
import { messageCountsQuery } from "#features/messages/web/messages.queries.ts";
import { LOCALE } from "#kit/contract/language/language.ts";
import { may } from "#kit/contract/roles.ts";
import { type ApiQuery, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { MyRoles, useMay } from "#kit/web/session/my-role.ts";
import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import styles from "./dashboard.module.css";
import { COUNTS } from "./dashboard.queries.ts";
import { dashboardWords } from "./dashboard.words.ts";

/**
 * How much of everything there is; each number leads to its screen. A failed reload keeps the old number, which
 * would look like a fresh one: it is not shown.
 */
export function Counters() {
  const { counts } = useWords(dashboardWords);
  const held = useContext(MyRoles);
  const readsMessages = useMay(["messages"]);
  const { data: messages, isError } = useApiQuery(messageCountsQuery, readsMessages);
  return (
    <SimpleGrid component="ul" className={styles.list} cols={{ base: 2, md: 5 }} spacing="xs">
      {COUNTS.filter(({ to }) => may(held, screenAt(to).roles)).map(({ word, to, query }) => (
        <CountOf key={word} label={counts[word]} to={to} query={query} />
      ))}
      {readsMessages && (
        <>
          <Count label={counts.messages} to="/admin/messages" value={isError ? null : messages?.total} />
          <Count label={counts.unread} to="/admin/messages" value={isError ? null : messages?.unread} />
        </>
      )}
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
