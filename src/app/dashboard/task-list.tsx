import { Badge, Paper, Text, Title } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router";
import { MOST_COUNTED } from "#features/order-management/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import type { Today } from "./dashboard.contract.ts";
import styles from "./dashboard.module.css";
import { dashboardWords } from "./dashboard.words.ts";

/** What waits: a row with what to do and how often, and below it the newest two. */
export function TaskList({ tasks }: Pick<Today, "tasks">) {
  const t = useWords(dashboardWords);
  const heading = useId();
  return (
    <Paper component="section" aria-labelledby={heading} withBorder p="sm">
      <Title order={2} size="h4" id={heading}>
        {t.today}
      </Title>
      {tasks.length === 0 && <Text c="dimmed">{t.nothing}</Text>}
      <ul className={classNames(styles.links, styles.tasks)}>
        {tasks.map(({ task, to, count, newest }) => (
          <li key={task}>
            <Link to={to} className={classNames(styles.link, styles.task)}>
              <Text span fw={600}>
                {t.tasks[task]}
              </Text>
              <Badge color="hot">{count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : count}</Badge>
            </Link>
            <ul className={styles.links}>
              {newest.map((one) => (
                <li key={`${one.to} ${one.title} ${one.detail}`}>
                  <Link to={one.to} className={classNames(styles.link, styles.newest)}>
                    <Text span size="sm" truncate>
                      {one.title}
                    </Text>
                    <Text span size="sm" c="dimmed" className={styles.newestDetail} truncate>
                      {one.detail}
                    </Text>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
