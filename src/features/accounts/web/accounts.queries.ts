import type { User } from "#kit/contract/user.ts";
import type { ApiQuery } from "#kit/web/queries.ts";
import { currentUser } from "./session.ts";

/** Who is signed in; null when the call fails (spec/public-site.md section 7). */
export const meQuery: ApiQuery<User | null> = {
  key: ["me"],
  fetch: (api) => currentUser(api),
};
