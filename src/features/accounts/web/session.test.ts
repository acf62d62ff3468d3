import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Api, type Transport } from "#kit/web/api/api.ts";
import { hasDrafts, keepDraft, readDraft } from "#kit/web/editor/drafts.ts";
import { STORAGE_KEYS, storage } from "#kit/web/session/storage.ts";
import { tokens } from "#kit/web/session/tokens.ts";
import { cachedUser, currentUser, enterBackOffice, isSignedIn, signIn, signOut } from "./session.ts";

const user = { id: 1, email: "boss@team.example", name: "boss", role: "admin" };
const place = { pathname: "/login", assign: vi.fn(), replace: vi.fn() };

/** The last request, and a client whose server answers what a test says. */
let sent: { url: string; init: RequestInit } | undefined;
function apiThat(answer: () => Response | Promise<Response>, language: "en" | "cs" = "en"): Api {
  const transport: Transport = async (url, init) => {
    sent = { url, init };
    return answer();
  };
  return new Api({ transport, language, base: "", checkoutBase: "", tokens, onSignedOut: () => {} });
}
const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });

beforeEach(() => {
  // Its own properties are what is stored, as a browser's are.
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => delete kept[key],
  });
  vi.stubGlobal("localStorage", kept);
  vi.stubGlobal("location", place);
});
afterEach(() => {
  tokens.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("signIn", () => {
  test("sends e-mail and password and stores both tokens and the user", async () => {
    await signIn(apiThat(json({ token: "a", accessToken: "a", refreshToken: "r", user })), {
      email: user.email,
      password: "secret",
    });
    expect(sent?.url).toBe("/api/auth/login");
    expect(JSON.parse(String(sent?.init.body))).toEqual({ email: user.email, password: "secret" });
    expect([tokens.access(), tokens.refresh()]).toEqual(["a", "r"]);
    expect(JSON.parse(storage.get(STORAGE_KEYS.user) ?? "")).toEqual(user);
    expect(cachedUser()).toEqual(user);
    expect(isSignedIn()).toBe(true);
  });

  test.each([
    { token: "a", refresh_token: "r" },
    { access_token: "a", refreshToken: "r" },
    { accessToken: "a", refresh_token: "r" },
  ])("accepts the spelling %o", async (body) => {
    await signIn(apiThat(json(body)), { email: user.email, password: "secret" });
    expect([tokens.access(), tokens.refresh()]).toEqual(["a", "r"]);
  });

  test.each([{}, { token: "a" }, { refreshToken: "r" }, { token: "", refreshToken: "r" }, [], null, "a"])(
    "an answer without both tokens is an error and stores nothing: %o",
    async (body) => {
      const failed = signIn(apiThat(json(body)), { email: user.email, password: "secret" });
      await expect(failed).rejects.toThrow("Invalid login response: Missing token");
      expect(isSignedIn()).toBe(false);
      expect(tokens.refresh()).toBeNull();
    },
  );

  test("a refusal carries the server's message and is not answered with a refresh", async () => {
    const transport = vi.fn(json({ message: "Unauthorized: no" }, 401));
    await expect(signIn(apiThat(transport), { email: user.email, password: "wrong" })).rejects.toThrow(
      "Unauthorized: no",
    );
    expect(transport).toHaveBeenCalledTimes(1);
  });

  test("a refusal without words is 'Failed to login' in the page's language", async () => {
    const empty = () => new Response("", { status: 502 });
    await expect(signIn(apiThat(empty), { email: user.email, password: "secret" })).rejects.toThrow(
      "Failed to login",
    );
    await expect(signIn(apiThat(empty, "cs"), { email: user.email, password: "secret" })).rejects.toThrow(
      "Přihlášení se nezdařilo",
    );
  });
});

describe("what was typed and not saved", () => {
  const signInAs = (email: string) =>
    signIn(apiThat(json({ accessToken: "a", refreshToken: "r", user: { ...user, email } })), {
      email,
      password: "secret",
    });

  test("goes with signing out, all of it, and a form that is still there keeps nothing more", async () => {
    await signInAs("a@team.example");
    keepDraft("messages/1", { body: "Dear Jan" });
    keepDraft("orders/2", { address: "Dlouhá 12" });
    storage.set("cart", "[]");
    await signOut(apiThat(() => new Response(null, { status: 204 })));
    keepDraft("messages/1", { body: "Dear Jan, once more" });
    expect(Object.keys(localStorage).filter((key) => key.startsWith("draft"))).toEqual([]);
    expect(storage.get("cart")).toBe("[]");
    expect(hasDrafts()).toBe(false);
  });

  test("waits for the same person where the session has ended by itself, and for nobody else", async () => {
    await signInAs("a@team.example");
    expect(hasDrafts()).toBe(false);
    keepDraft("messages/1", { body: "Dear Jan" });
    tokens.clear();
    expect(hasDrafts()).toBe(true);
    await signInAs("a@team.example");
    expect(readDraft("messages/1")).toEqual({ body: "Dear Jan" });
    tokens.clear();
    await signInAs("b@team.example");
    expect([readDraft("messages/1"), hasDrafts()]).toEqual([null, false]);
  });
});

describe("signOut", () => {
  beforeEach(() => {
    tokens.keep("a", "r");
    storage.set(STORAGE_KEYS.user, JSON.stringify(user));
  });
  const expectSignedOut = () => {
    expect([tokens.access(), tokens.refresh(), cachedUser()]).toEqual([null, null, null]);
    expect(place.assign).toHaveBeenCalledExactlyOnceWith("/login");
  };

  test("tells the server with the bearer, clears all three items and goes to /login", async () => {
    await signOut(apiThat(() => new Response(null, { status: 204 })));
    expect(sent?.url).toBe("/api/auth/logout");
    expect(sent?.init.headers).toMatchObject({ authorization: "Bearer a" });
    expect(sent?.init.body).toBe("{}");
    expectSignedOut();
  });

  test.each([
    ["is away", () => Promise.reject(new TypeError("fetch failed"))],
    ["refuses", json({ message: "Invalid token" }, 401)],
    ["fails", json({ message: "no" }, 500)],
  ])("signs out here also when the server %s", async (_, answer) => {
    await signOut(apiThat(answer));
    expectSignedOut();
  });

  test("does not wait for a server that hangs", async () => {
    vi.useFakeTimers();
    const done = signOut(apiThat(() => new Promise<Response>(() => {})));
    await vi.advanceTimersByTimeAsync(3000);
    await done;
    vi.useRealTimers();
    expectSignedOut();
  });
});

test("the current user is the server's, kept for the next look; null when the call fails", async () => {
  tokens.keep("a", "r");
  expect(await currentUser(apiThat(json(user)))).toEqual(user);
  expect(cachedUser()).toEqual(user);
  expect(await currentUser(apiThat(json({ message: "no" }, 500)))).toBeNull();
});

test("a cached user that is no user is none", () => {
  for (const wrong of ["{", "null", "[]", "7"]) {
    storage.set(STORAGE_KEYS.user, wrong);
    expect(cachedUser()).toBeNull();
  }
});

test("the back office is entered by loading it, in the language of the page that leads to it", () => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  enterBackOffice("cs");
  expect(place.replace).toHaveBeenCalledWith("/admin");
  expect(storage.get(STORAGE_KEYS.language)).toBe("cs");
  expect(page.cookie).toMatch(/^language=cs;/);
});
