import { messageCountsQuery } from "#features/messages/web/messages.queries.ts";
import { useApiQuery } from "#kit/web/queries.ts";

/** How many messages nobody has opened yet (without `is_read`); 0 while that is not known. */
export function useUnreadCount(): number {
  const { data, isError } = useApiQuery(messageCountsQuery);
  return isError ? 0 : (data?.unread ?? 0);
}
