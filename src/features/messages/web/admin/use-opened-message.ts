import type { UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import { isApiError } from "#kit/web/api-error.ts";
import { useApiQuery } from "#kit/web/queries.ts";
import type { Message, MessagePage } from "../../messages.contract.ts";
import { messageQuery } from "../messages.queries.ts";

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
export function useOpenedMessage(id: number | null, list: UseQueryResult<MessagePage>): Opened {
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
