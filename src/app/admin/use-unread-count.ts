import { useLocation } from "react-router";
import { todayQuery } from "#app/dashboard/dashboard.queries.ts";
import { messageCountsQuery } from "#features/messages/web/messages.queries.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useMay } from "#kit/web/session/my-role.ts";

/**
 * How many messages nobody has opened yet (without `is_read`); 0 while that is not known, and for who reads none. The
 * first screen has the number in its own answer.
 */
export function useUnreadCount(): number {
  const reads = useMay(["editor"]);
  const isFirst = useLocation().pathname === "/admin";
  const counts = useApiQuery(messageCountsQuery, reads && !isFirst);
  const today = useApiQuery(todayQuery, reads && isFirst);
  const unread = isFirst ? today.data?.counts.unread : counts.data?.unread;
  return (isFirst ? today : counts).isError ? 0 : (unread ?? 0);
}
