import type { Role } from "#kit/contract/roles.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { meQuery } from "./accounts.queries.ts";
import { cachedUser, rolesOf } from "./session.ts";

/** What is ticked for who is signed in, as of the last sign-in until the server has said it. */
export function useMyRoles(): Role[] {
  const { data } = useApiQuery(meQuery);
  return rolesOf(data ?? cachedUser());
}
