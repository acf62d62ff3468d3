import { messageCountsQuery } from "#features/messages/web/messages.queries.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useMay } from "#kit/web/session/my-role.ts";

/** How many messages nobody has opened yet (without `is_read`); 0 while that is not known, and for who reads none. */
export function useUnreadCount(): number {
  const { data, isError } = useApiQuery(messageCountsQuery, useMay(["messages"]));
  return isError ? 0 : (data?.unread ?? 0);
}
