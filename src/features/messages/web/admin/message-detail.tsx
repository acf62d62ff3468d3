import { Anchor, Button, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { RichText } from "#kit/web/ui/rich-text.tsx";
import type { Message } from "../../messages.contract.ts";
import styles from "./messages.module.css";
import { messagesAdminWords } from "./messages-admin.words.ts";

interface Props {
  message: Message;
  /** The heading, which takes the focus where the detail takes the list's place. */
  headingRef: Ref<HTMLHeadingElement>;
  onBack: () => void;
  onRemove: () => void;
  /** The reply editor. */
  children: ReactNode;
}

/** A whole message with what was answered so far. */
export function MessageDetail({ message, headingRef, onBack, onRemove, children }: Props) {
  const t = useWords(messagesAdminWords);
  const { language } = useLanguage();
  const { name, email, subject, created_at } = message;
  return (
    <Paper component="section" aria-label={subject} withBorder p="md">
      <Stack>
        <div className={styles.top}>
          <Button className={styles.back ?? ""} variant="default" size="xs" onClick={onBack}>
            {t.back}
          </Button>
          <Title order={2} size="h3" ref={headingRef} tabIndex={-1} className={styles.subject ?? ""}>
            {subject}
          </Title>
          <Button variant="subtle" color="red" size="xs" ml="auto" onClick={onRemove}>
            {t.remove}
          </Button>
        </div>
        <div>
          <Text size="sm" className={styles.text ?? ""}>
            {t.from}: {name}, <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </Text>
          <Text size="sm" c="dimmed">
            {t.received}: {formatMoment(created_at, language)}
          </Text>
          <Text size="sm" c="dimmed">
            {t.language}: {t.languages[message.language]}
          </Text>
        </div>
        <Text className={styles.text ?? ""} lang={message.language}>
          {message.message}
        </Text>
        {message.replies.length > 0 && <Replies message={message} />}
        {children}
      </Stack>
    </Paper>
  );
}

function Replies({ message: { replies, language: written } }: { message: Message }) {
  const t = useWords(messagesAdminWords);
  const { language } = useLanguage();
  return (
    <Stack component="section" aria-label={t.earlier} gap="xs">
      <Title order={3} size="h5">
        {t.earlier}
      </Title>
      {replies.map(({ id, body, created_at }) => (
        <div key={id} className={styles.reply}>
          <Text size="xs" c="dimmed">
            {t.repliedAt(formatMoment(created_at, language))}
          </Text>
          <div lang={written}>
            <RichText html={body} />
          </div>
        </div>
      ))}
    </Stack>
  );
}
