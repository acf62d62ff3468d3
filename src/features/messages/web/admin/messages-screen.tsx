import { Alert, Center, Loader, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import { messagesQuery } from "../messages.queries.ts";
import { MessageDetail } from "./message-detail.tsx";
import { shownMessages } from "./message-filter.ts";
import { MessageList } from "./message-list.tsx";
import styles from "./messages.module.css";
import { messagesAdminWords } from "./messages-admin.words.ts";
import { MessagesFilter } from "./messages-filter.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { useMessageActions } from "./use-message-actions.ts";
import { useMessagesView } from "./use-messages-view.ts";

/** /admin/messages: a list and the opened message with its reply editor; one after the other on a phone. */
export default function MessagesScreen() {
  const t = useWords(messagesAdminWords);
  const query = useApiQuery(messagesQuery);
  const { filter, q, opened, change } = useMessagesView();
  const message = query.data?.find(({ id }) => id === opened) ?? null;
  const { banner, setBanner, reply, remove } = useMessageActions(message);
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = message?.id ?? null;

  const before = useRef<number | null>(null);

  // Where list and detail take turns, the focus goes with them.
  useEffect(() => {
    const left = before.current;
    before.current = shownId;
    if (shownId === null) list.current?.querySelector<HTMLElement>(`[data-message="${left}"]`)?.focus();
    if (shownId === null || list.current?.offsetParent) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [shownId]);

  return (
    <Stack gap="lg">
      <Title order={1}>{t.title}</Title>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      {query.isPending && (
        <Center p="xl" role="status">
          <Loader size="sm" mr="sm" />
          <Text>{t.loading}</Text>
        </Center>
      )}
      {query.isError && (
        <Alert color="red" role="alert">
          {t.failedToLoad}
        </Alert>
      )}
      {query.data?.length === 0 && <Text c="dimmed">{t.empty}</Text>}
      {query.data && query.data.length > 0 && (
        <div className={styles.columns} data-opened={message ? true : undefined}>
          <Stack className={styles.first ?? ""} gap="sm" ref={list}>
            <MessagesFilter
              filter={filter}
              q={q}
              onFilter={(filter) => change({ filter })}
              onSearch={(q) => change({ q })}
            />
            <MessageList
              messages={shownMessages(query.data, { filter, q, opened })}
              opened={opened}
              onOpen={(opened) => {
                setBanner(null);
                change({ opened });
              }}
            />
          </Stack>
          <div className={styles.second}>
            {message ? (
              <MessageDetail
                key={message.id}
                message={message}
                headingRef={heading}
                onBack={() => change({ opened: null })}
                onRemove={() => void remove(message).then((gone) => gone && change({ opened: null }))}
              >
                <ReplyForm message={message} onSend={(html) => reply(message, html)} />
              </MessageDetail>
            ) : (
              <Text c="dimmed">{opened ? t.gone : t.choose}</Text>
            )}
          </div>
        </div>
      )}
    </Stack>
  );
}
