import type { Language } from "#kit/contract/language/language.ts";
import { ROLES, type Role } from "#kit/contract/roles.ts";
import type { Api } from "#kit/web/api/api.ts";
import { ApiError, isApiError, TRANSPORT_WORDS } from "#kit/web/api/api-error.ts";
import { closeDrafts, openDrafts } from "#kit/web/editor/drafts.ts";
import { rememberLanguage } from "#kit/web/language/language.tsx";
import { forgetSignedOut } from "#kit/web/session/signed-out.ts";
import { STORAGE_KEYS, storage } from "#kit/web/session/storage.ts";
import { tokens } from "#kit/web/session/tokens.ts";
import type { AccountsEndpoints, SignedInUser } from "../accounts.contract.ts";
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
  keepSession(await login(api, given));
}

/**
 * Keeps what signing in has answered.
 *
 * @throws Error for an answer without both tokens, which leaves storage as it was
 */
export function keepSession(answer: Record<string, unknown>): void {
  const access = text(answer.accessToken) ?? text(answer.token) ?? text(answer.access_token);
  const refresh = text(answer.refreshToken) ?? text(answer.refresh_token);
  if (!access || !refresh) throw new Error("Invalid login response: Missing token");
  tokens.keep(access, refresh);
  if (answer.user) storage.set(STORAGE_KEYS.user, JSON.stringify(answer.user));
  openDrafts(cachedUser()?.email ?? "");
}

async function login(api: Api, body: Credentials): Promise<Record<string, unknown>> {
  try {
    const answer: unknown = await api.of<AccountsEndpoints>()("POST /auth/login", { body, refresh: false });
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
    .of<AccountsEndpoints>()("POST /auth/logout", { body: {}, refresh: false })
    .catch(() => null);
  tokens.clear();
  closeDrafts();
  forgetSignedOut(true);
  const done = Promise.all([ended, forgetGateList().catch(() => null)]);
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_WAIT_MS))]);
  location.assign("/login");
}

/** The riders that this phone took along to the gate. What was done there and is not sent yet stays, for who signs in next. */
async function forgetGateList(): Promise<void> {
  const { sealedStore } = await import("#kit/web/session/sealed-store.ts");
  const gate = sealedStore<{ list: unknown; conflicts: unknown[] }>("gate");
  if (await gate.read()) await gate.change((kept) => kept && { ...kept, list: null, conflicts: [] });
}

/** Whether this browser has a session; the server may know better and answer 401. */
export function isSignedIn(): boolean {
  return tokens.access() !== null;
}

/** The user as of the last sign-in, for the first look of a screen; null where none is stored. */
export function cachedUser(): SignedInUser | null {
  try {
    const user = JSON.parse(storage.get(STORAGE_KEYS.user) ?? "null") as SignedInUser | null;
    return typeof user?.email === "string" ? user : null;
  } catch {
    return null;
  }
}

/** Who is signed in by the server's word, kept in storage; null when the call fails. */
export async function currentUser(api: Api): Promise<SignedInUser | null> {
  try {
    const user = await api.of<AccountsEndpoints>()("GET /auth/me");
    storage.set(STORAGE_KEYS.user, JSON.stringify(user));
    return user;
  } catch {
    return null;
  }
}

/** What the API calls an owner (docs/decisions/0049-people-and-roles.md). */
export const OWNER_ANSWERED = "admin";

/** What is ticked for a user as the API answers it; an answer that says nothing of it is an owner's. */
export function rolesOf(user: { role?: string; roles?: string[] } | null): Role[] {
  const { role = OWNER_ANSWERED, roles } = user ?? {};
  if (!roles) return role === OWNER_ANSWERED ? ["owner"] : ROLES.filter((known) => known === role);
  return ROLES.filter((known) => roles.includes(known));
}

/** Where the back office begins: who works at the track alone begins at the gate. */
export function homeOf(held: readonly Role[]): "/admin" | "/gate" {
  return held.every((role) => role === "track") ? "/gate" : "/admin";
}

/**
 * The back office has a content security policy of its own, so it is entered by loading it, not by routing. It opens
 * in the language of the page that leads to it, also where only that page's address asked for it.
 */
export function enterBackOffice(language: Language): void {
  rememberLanguage(language);
  forgetSignedOut();
  // It leads on to where the role begins, once what the account still owes is done.
  location.replace("/admin");
}
