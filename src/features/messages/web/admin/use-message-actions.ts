import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useMailsAreFiles } from "#features/mails/web/admin/index.ts";
import { isApiError } from "#kit/web/api-error.ts";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useLanguage } from "#kit/web/language.tsx";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import type { Message, MessagePage, MessagesEndpoints } from "../../messages.contract.ts";
import { MESSAGES_KEY } from "../messages.queries.ts";
import { messagesAdminWords } from "./messages-admin.words.ts";

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

  async function markRead(id: number): Promise<void> {
    try {
      await put(await call("PATCH /contact-messages/:id", { params: { id }, body: { is_read: true } }));
    } catch {
      setBanner({ tone: "error", text: t.failedToMark });
    }
  }

  /** Resolves with whether the reply was sent. */
  async function reply({ id }: Message, replyMessage: string): Promise<boolean> {
    try {
      await put(await call("POST /contact-messages/:id/reply", { params: { id }, body: { replyMessage } }));
      setBanner(areFiles ? { tone: "error", text: t.written } : { tone: "success", text: t.sent });
      return true;
    } catch (error) {
      const refused = isApiError(error) && error.status === 422;
      setBanner({ tone: "error", text: refused ? `${t.failedToSend}: ${error.message}` : t.failedToSend });
      return false;
    } finally {
      window.scrollTo({ top: 0, behavior: "smooth" });
    }
  }

  /** Asks first. `onGone` closes the message before the lists leave it out: it would be asked for in vain. */
  async function remove({ id, name }: Message, onGone: () => void): Promise<void> {
    if (!window.confirm(t.confirmDelete(name))) return;
    try {
      await call("DELETE /contact-messages/:id", { params: { id } });
      onGone();
      client.setQueriesData<MessagePage>(
        key("list"),
        (page) => page && { ...page, messages: page.messages.filter((each) => each.id !== id) },
      );
      setBanner({ tone: "success", text: t.deleted });
      // The deleted one itself would be asked for in vain.
      void client.invalidateQueries(key("list"));
      void client.invalidateQueries(key("count"));
    } catch {
      setBanner({ tone: "error", text: t.failedToDelete });
    }
  }

  const mark = useRef(markRead);
  mark.current = markRead;
  const unread = opened && !opened.is_read ? opened.id : null;
  useEffect(() => {
    if (unread !== null) void mark.current(unread);
  }, [unread]);

  return { banner, setBanner, reply, remove };
}
