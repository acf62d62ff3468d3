import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { AccountsEndpoints, Session, SignedInUser } from "../accounts.contract.ts";
import type { OwnPasskeys, PasskeysEndpoints } from "../passkeys.contract.ts";
import type { SecondFactor, SecondFactorEndpoints } from "../second-factor.contract.ts";

/** Who is signed in; null when that can't be told. */
export const meQuery: ApiQuery<SignedInUser | null> = {
  key: ["me"],
  fetch: (api, signal) =>
    api
      .of<AccountsEndpoints>()("GET /auth/me", { signal })
      .catch(() => null),
};

/** Where the user is signed in. Always fetched again: other devices change it. */
export const sessionsQuery: ApiQuery<Session[]> = {
  key: ["sessions"],
  fetch: (api, signal) => api.of<AccountsEndpoints>()("GET /auth/sessions", { signal }),
  staleTime: 0,
};

/** The user's passkeys. Always fetched again: other devices add theirs. */
export const passkeysQuery: ApiQuery<OwnPasskeys> = {
  key: ["passkeys"],
  fetch: (api, signal) => api.of<PasskeysEndpoints>()("GET /auth/passkeys", { signal }),
  staleTime: 0,
};

/** Whether the user signs in with a code too. Always fetched again: other devices use codes up. */
export const secondFactorQuery: ApiQuery<SecondFactor> = {
  key: ["second-factor"],
  fetch: (api, signal) => api.of<SecondFactorEndpoints>()("GET /auth/second-factor", { signal }),
  staleTime: 0,
};
