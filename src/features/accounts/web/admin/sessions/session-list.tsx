import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Session } from "../../../accounts.contract.ts";
import styles from "./session-list.module.css";
import { sessionsWords } from "./sessions.words.ts";

interface Props {
  sessions: Session[];
  /** The id of the session that is being ended. */
  busy: string | null;
  onEnd: (session: Session) => void;
}

/** One's sessions, this one first. */
export function SessionList({ sessions, busy, onEnd }: Props) {
  const t = useWords(sessionsWords);
  const { language } = useLanguage();
  return (
    <ul className={styles.list} aria-label={t.list}>
      {sessions.map((session) => {
        const { id, current, browser, system, created_at, last_seen } = session;
        const device = [browser ?? t.unknown, system].filter(Boolean).join(", ");
        const since = formatMoment(created_at, language);
        return (
          <li key={id}>
            <Group justify="space-between" gap="sm">
              <Stack gap={0}>
                <Group gap="xs">
                  <Text span fw={600}>
                    {device}
                  </Text>
                  {current && (
                    <Badge color="green" variant="light">
                      {t.current}
                    </Badge>
                  )}
                </Group>
                <Text size="sm" c="dimmed">
                  {t.since(since)}
                </Text>
                <Text size="sm" c="dimmed">
                  {t.used(formatMoment(last_seen, language))}
                </Text>
              </Stack>
              {!current && (
                <Button
                  variant="default"
                  size="xs"
                  loading={busy === id}
                  aria-label={t.endOf(device, since)}
                  onClick={() => onEnd(session)}
                >
                  {t.end}
                </Button>
              )}
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
