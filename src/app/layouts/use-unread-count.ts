import { messagesQuery } from "#features/messages/web/messages.queries.ts";
import { useApiQuery } from "#kit/web/queries.ts";

/** How many messages nobody has opened yet (without `is_read`); 0 while that is not known. */
export function useUnreadCount(): number {
  const { data, isError } = useApiQuery(messagesQuery);
  return isError || !Array.isArray(data) ? 0 : data.filter((message) => !message.is_read).length;
}
