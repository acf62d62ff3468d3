import { Badge, Group, Text, UnstyledButton } from "@mantine/core";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Message } from "../../messages.contract.ts";
import styles from "./messages.module.css";
import { messagesAdminWords } from "./messages-admin.words.ts";

interface Props {
  messages: Message[];
  opened: number | null;
  onOpen: (id: number) => void;
}

/** The messages, newest first; what nobody has opened yet is bold. */
export function MessageList({ messages, opened, onOpen }: Props) {
  const t = useWords(messagesAdminWords);
  const { language } = useLanguage();
  return (
    <ul className={styles.list} aria-label={t.list}>
      {messages.map(({ id, name, subject, created_at, is_read, has_reply, is_done, person }) => (
        <li key={id}>
          <UnstyledButton
            className={styles.message ?? ""}
            aria-current={id === opened ? "true" : undefined}
            data-message={id}
            onClick={() => onOpen(id)}
          >
            <Group justify="space-between" wrap="nowrap" gap="xs">
              <Text span truncate fw={is_read ? undefined : 700}>
                {name}
              </Text>
              {!is_read && (
                <Badge size="sm" color="hot">
                  {t.unread}
                </Badge>
              )}
              {has_reply && (
                <Badge size="sm" color="green" variant="light">
                  {t.replied}
                </Badge>
              )}
              {is_done && !has_reply && (
                <Badge size="sm" color="gray" variant="light">
                  {t.done}
                </Badge>
              )}
            </Group>
            <Text span display="block" size="sm" truncate fw={is_read ? undefined : 700}>
              {subject}
            </Text>
            <Text span display="block" size="xs" c="dimmed">
              {[formatMoment(created_at, language), person?.name].filter(Boolean).join(", ")}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
