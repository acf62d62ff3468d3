import type { Role } from "#kit/contract/roles.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { meQuery } from "./accounts.queries.ts";
import { cachedUser, roleOf } from "./session.ts";

/** The role of who is signed in, as of the last sign-in until the server has said it. */
export function useMyRole(): Role {
  const { data } = useApiQuery(meQuery);
  return roleOf(data ?? cachedUser());
}
