import { Stack, Title } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { oneOf, whole } from "#kit/web/paged-list/list-address.ts";
import { PagedList } from "#kit/web/paged-list/paged-list-screen.tsx";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import type { Message, MessagePage } from "../../messages.contract.ts";
import { messageQuery, messagesQuery } from "../messages.queries.ts";
import { MessageDetail } from "./message-detail.tsx";
import { FILTERED_BY, MESSAGE_FILTERS, type MessageFilter } from "./message-filter.ts";
import { MessageList } from "./message-list.tsx";
import styles from "./messages.module.css";
import { messagesAdminWords } from "./messages-admin.words.ts";
import { MessagesFilter } from "./messages-filter.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { useMessageActions } from "./use-message-actions.ts";

const shown = oneOf("show", MESSAGE_FILTERS);
const filters = {
  filter: {
    ...shown,
    read: (text: string): MessageFilter => shown.read(text) ?? "all",
    write: (filter: MessageFilter) => (filter === "all" ? "" : filter),
  },
};
const open = { opened: whole("message") };

/** What the messages screen shows: page, search, filter, and the opened message. */
const useMessagesView = () => useListAddress(filters, open);

/** /admin/messages: a list and the opened message with its reply editor; one after the other on a phone. */
export default function MessagesScreen() {
  const t = useWords(messagesAdminWords);
  const { page, filter, q, opened, change } = useMessagesView();
  const query = useApiQuery(messagesQuery({ page, q, is_read: FILTERED_BY[filter] }));
  const [removed, setRemoved] = useState<number | null>(null);
  const { message, state } = useOpenedMessage(opened === removed ? null : opened, query);
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

  function removeOpened(message: Message): void {
    const wasLast = page > 1 && query.data?.messages.length === 1;
    remove(message, () => {
      setRemoved(message.id);
      change({ opened: null, page: wasLast ? page - 1 : page });
    });
  }

  return (
    <Stack gap="lg">
      <Title order={1}>{t.title}</Title>
      <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
      <div className={styles.columns} data-opened={message ? true : undefined}>
        <Stack className={styles.first ?? ""} gap="sm" ref={list}>
          <MessagesFilter
            filter={filter}
            q={q}
            onFilter={(filter) => change({ filter })}
            onSearch={(q) => change({ q })}
          />
          <PagedList
            query={query}
            failed={t.failedToLoad}
            isEmpty={({ messages }) => messages.length === 0}
            empty={q || filter !== "all" ? t.noMatch : t.empty}
            pages={t.pages}
            onPage={(page) => change({ page })}
          >
            {({ messages }) => (
              <MessageList
                messages={messages}
                opened={opened}
                onOpen={(opened) => {
                  setBanner(null);
                  change({ opened });
                }}
              />
            )}
          </PagedList>
        </Stack>
        <div className={styles.second}>
          {message ? (
            <MessageDetail
              key={message.id}
              message={message}
              headingRef={heading}
              onBack={() => change({ opened: null })}
              onRemove={() => removeOpened(message)}
            >
              <ReplyForm message={message} onSend={(html) => reply(message, html)} />
            </MessageDetail>
          ) : (
            query.isSuccess && <p className={styles.nothing}>{t[state]}</p>
          )}
        </div>
      </div>
    </Stack>
  );
}

interface Opened {
  /** Null where none is opened, or it is not there. */
  message: Message | null;
  /** What is said in place of a message. */
  state: "choose" | "opening" | "gone" | "failedToOpen";
}

/**
 * The opened message: from the page of the list that shows it, else asked for by itself. While another page of the
 * list is on its way, it stays as it was.
 */
function useOpenedMessage(id: number | null, list: UseQueryResult<MessagePage>): Opened {
  const listed = list.data?.messages.find((message) => message.id === id);
  const alone = useApiQuery(messageQuery(id ?? 0), id !== null && !listed && !list.isPending);
  const last = useRef<Message | null>(null);
  if (id === null) return { message: null, state: "choose" };
  const found = listed ?? alone.data;
  if (found) last.current = found;
  const message = found ?? (last.current?.id === id && !alone.isError ? last.current : null);
  if (message) return { message, state: "choose" };
  if (!alone.isError) return { message: null, state: "opening" };
  const isGone = isApiError(alone.error) && alone.error.status === 404;
  return { message: null, state: isGone ? "gone" : "failedToOpen" };
}
