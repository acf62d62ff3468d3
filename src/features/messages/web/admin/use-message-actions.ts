import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useMailsAreFiles } from "#features/mails/web/admin/index.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { Message, MessagePage, MessagesEndpoints } from "../../messages.contract.ts";
import { MESSAGES_KEY } from "../messages.queries.ts";
import type { MessageStateChange } from "./message-state.tsx";
import { messagesAdminWords } from "./messages-admin.words.ts";

interface Removed {
  id: number;
  /** Closes the message before the lists leave it out: it would be asked for in vain. */
  onGone: () => void;
}

/**
 * What the screen does to messages. Opening one marks it as read. The lists in memory change at once with each
 * answer, and are asked anew only where one is deleted: so the opened message stays among the unread ones.
 */
export function useMessageActions(opened: Message | null) {
  const t = useWords(messagesAdminWords);
  const { language } = useLanguage();
  const api = useApi();
  const call = api.of<MessagesEndpoints>();
  const areFiles = useMailsAreFiles();
  const client = useQueryClient();
  const [banner, setBanner] = useState<Banner | null>(null);
  const key = (...rest: unknown[]) => ({ queryKey: [language, MESSAGES_KEY, ...rest] });

  async function put(message: Message): Promise<void> {
    const { id } = message;
    client.setQueriesData<MessagePage>(
      key("list"),
      (page) => page && { ...page, messages: page.messages.map((each) => (each.id === id ? message : each)) },
    );
    client.setQueriesData<Message>(key("one", id), message);
    await client.invalidateQueries(key("count"));
  }

  const { mutate: markRead } = useMutation({
    mutationFn: (id: number) =>
      call("PATCH /contact-messages/:id", { params: { id }, body: { is_read: true } }),
    onSuccess: put,
    onError: () => setBanner({ tone: "error", text: t.failedToMark }),
  });

  const reply = useMutation({
    mutationFn: ({ id, html }: { id: number; html: string }) =>
      call("POST /contact-messages/:id/reply", { params: { id }, body: { replyMessage: html } }),
    onSuccess: async (message) => {
      await put(message);
      setBanner(areFiles ? { tone: "error", text: t.written } : { tone: "success", text: t.sent });
    },
    onError: (error) => {
      const refused = isApiError(error) && error.status === 422;
      setBanner({ tone: "error", text: refused ? `${t.failedToSend}: ${error.message}` : t.failedToSend });
    },
    onSettled: () => window.scrollTo({ top: 0, behavior: "smooth" }),
  });

  const remove = useMutation({
    mutationFn: ({ id }: Removed) => call("DELETE /contact-messages/:id", { params: { id } }),
    onSuccess: (_, { id, onGone }) => {
      onGone();
      client.setQueriesData<MessagePage>(
        key("list"),
        (page) => page && { ...page, messages: page.messages.filter((each) => each.id !== id) },
      );
      setBanner({ tone: "success", text: t.deleted });
      // The deleted one itself would be asked for in vain.
      void client.invalidateQueries(key("list"));
      void client.invalidateQueries(key("count"));
    },
    onError: () => setBanner({ tone: "error", text: t.failedToDelete }),
  });

  const update = useMutation({
    mutationFn: ({ id, change }: { id: number; change: MessageStateChange }) =>
      call("PATCH /contact-messages/:id", { params: { id }, body: change }),
    onSuccess: put,
    onError: (error) => setBanner({ tone: "error", text: t.failedToChange(messageOf(error)) }),
  });

  // Marked as read once it is opened; what is marked as unread while it is open stays so.
  const openedId = opened?.id ?? null;
  const marked = useRef<number | null>(null);
  const unread = opened && !opened.is_read ? opened.id : null;
  useEffect(() => {
    if (unread !== null && marked.current !== openedId) markRead(unread);
    marked.current = openedId;
  }, [unread, openedId, markRead]);

  return {
    banner,
    setBanner,
    /** Resolves when the reply was sent, rejects where it was not. */
    reply: ({ id }: Message, html: string) => reply.mutateAsync({ id, html }),
    update: ({ id }: Message, change: MessageStateChange) => update.mutate({ id, change }),
    /** Asks first. */
    remove({ id, name }: Message, onGone: () => void): void {
      if (window.confirm(t.confirmDelete(name))) remove.mutate({ id, onGone });
    },
  };
}
