import type { Language } from "#kit/contract/language.ts";
import type { User } from "#kit/contract/user.ts";
import type { Api } from "#kit/web/api.ts";
import { ApiError, isApiError, TRANSPORT_WORDS } from "#kit/web/api-error.ts";
import { rememberLanguage } from "#kit/web/language.tsx";
import { forgetSignedOut } from "#kit/web/signed-out.ts";
import { STORAGE_KEYS, storage } from "#kit/web/storage.ts";
import { tokens } from "#kit/web/tokens.ts";
import type { AccountsEndpoints } from "../accounts.contract.ts";
import { accountsWords } from "../accounts.words.ts";

/** How long signing out waits for the server before it goes on without it, milliseconds. */
const SIGN_OUT_WAIT_MS = 3000;

/** What signing in needs; `code` only where the server asks for it. */
export interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/**
 * Signs in and keeps both tokens and the user in browser storage.
 *
 * @throws ApiError with the server's message, else 'Failed to login'; Error 'Invalid login response: Missing
 * token' for an answer without both tokens, which leaves storage as it was
 */
export async function signIn(api: Api, given: Credentials): Promise<void> {
  const answer = await login(api, given);
  const access = text(answer.accessToken) ?? text(answer.token) ?? text(answer.access_token);
  const refresh = text(answer.refreshToken) ?? text(answer.refresh_token);
  if (!access || !refresh) throw new Error("Invalid login response: Missing token");
  tokens.keep(access, refresh);
  if (answer.user) storage.set(STORAGE_KEYS.user, JSON.stringify(answer.user));
}

async function login(api: Api, body: Credentials): Promise<Record<string, unknown>> {
  try {
    const answer: unknown = await api.of<AccountsEndpoints>()("POST /auth/login", { body });
    return { ...(answer as object | null) };
  } catch (error) {
    throw isApiError(error) && saysNothing(error, api)
      ? new ApiError("http", accountsWords[api.language].loginFailed, error.status, error.body)
      : error;
  }
}

/** The client had to make the message up, because the server sent none. */
function saysNothing({ kind, message, status }: ApiError, { language }: Api): boolean {
  return kind === "http" && message === `${TRANSPORT_WORDS.http[language]} ${status}`;
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Ends the session here and on the server (which may be away: then only here) and goes to /login. */
export async function signOut(api: Api): Promise<void> {
  // The call takes the bearer with it as it starts; from then on nothing here needs the tokens.
  const ended = api
    .of<AccountsEndpoints>()("POST /auth/logout", { body: {} })
    .catch(() => null);
  tokens.clear();
  forgetSignedOut(true);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WAIT_MS))]);
  location.assign("/login");
}

/** Whether this browser has a session; the server may know better and answer 401. */
export function isSignedIn(): boolean {
  return tokens.access() !== null;
}

/** The user as of the last sign-in, for the first look of a screen; null where none is stored. */
export function cachedUser(): User | null {
  try {
    const user = JSON.parse(storage.get(STORAGE_KEYS.user) ?? "null") as User | null;
    return typeof user?.email === "string" ? user : null;
  } catch {
    return null;
  }
}

/** Who is signed in by the server's word, kept in storage; null when the call fails. */
export async function currentUser(api: Api): Promise<User | null> {
  try {
    const user = await api.of<AccountsEndpoints>()("GET /auth/me");
    storage.set(STORAGE_KEYS.user, JSON.stringify(user));
    return user;
  } catch {
    return null;
  }
}

/**
 * The back office has a content security policy of its own, so it is entered by loading it, not by routing. It opens
 * in the language of the page that leads to it, also where only that page's address asked for it.
 */
export function enterBackOffice(language: Language): void {
  rememberLanguage(language);
  forgetSignedOut();
  location.replace("/admin");
}
