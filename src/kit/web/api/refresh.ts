import type { Tokens } from "../session/tokens.ts";

/** Posts the refresh token and answers the body; the API client gives its own transport. */
type PostRefresh = (refreshToken: string) => Promise<Record<string, unknown>>;

let underWay: Promise<string> | null = null;

/**
 * A new access token for the stored refresh token; kept in storage. Calls that fail together refresh once, and
 * another tab's refresh is used where it came first. Throws when there is no refresh token or the answer has none.
 */
export function refreshAccess(tokens: Tokens, failed: string | null, post: PostRefresh): Promise<string> {
  underWay ??= inOneTab(() => refresh(tokens, failed, post)).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function refresh(tokens: Tokens, failed: string | null, post: PostRefresh): Promise<string> {
  const stored = tokens.access();
  if (stored && failed && stored !== failed) return stored;
  const refreshToken = tokens.refresh();
  if (!refreshToken) throw new Error("No refresh token available");
  const body = await post(refreshToken);
  const access = body.token ?? body.accessToken ?? body.access_token;
  if (typeof access !== "string" || access === "") throw new Error("Invalid refresh token response");
  const next = body.refreshToken ?? body.refresh_token;
  tokens.keep(access, typeof next === "string" && next ? next : refreshToken);
  return access;
}

function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? (locks.request("token-refresh", work) as Promise<T>) : work();
}
