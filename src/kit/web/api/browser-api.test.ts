import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { forgetSignedOut, whySignedOut } from "../session/signed-out.ts";
import { tokens } from "../session/tokens.ts";
import { browserApi, visitorTransport } from "./browser-api.ts";

const endpoints = {
  me: endpoint({
    method: "GET",
    path: "/auth/me",
    access: "admin",
    roles: [],
    summary: "",
    response: z.object({}),
  }),
};
const site = { origin: "", hosts: null, apiBase: "", checkoutBase: "", mediaBase: "" };
const assign = vi.fn();

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal("fetch", async () => new Response('{"message":"Invalid token"}', { status: 401 }));
});
afterEach(() => vi.unstubAllGlobals());

/** Whether a session that can't be refreshed leads from this page to the sign-in. */
async function leadsToSignIn(pathname: string): Promise<boolean> {
  vi.stubGlobal("location", { pathname, assign });
  tokens.keep("old", "refresh-1");
  const call = browserApi({ language: "en", site }, visitorTransport).of<typeof endpoints>();
  await expect(call("GET /auth/me", {})).rejects.toThrow("Unauthorized - token refresh failed.");
  expect([tokens.access(), tokens.refresh()]).toEqual([null, null]);
  return assign.mock.calls.length > 0;
}

test("the sign-in screen can say why the session is over, as the server does (15.27)", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  for (const [reason, why] of [
    ["ended", "ended"],
    ["expired", "expired"],
    [undefined, "gone"],
    ["<b>made up</b>", "gone"],
  ]) {
    vi.stubGlobal(
      "fetch",
      async () => new Response(JSON.stringify({ message: "no", reason }), { status: 401 }),
    );
    await leadsToSignIn("/admin/cars");
    expect(whySignedOut()).toBe(why);
  }
  stored.set("signedOut", "anything else");
  expect(whySignedOut()).toBeNull();
  forgetSignedOut();
  expect(stored.size).toBe(0);
  vi.stubGlobal("sessionStorage", undefined);
  expect(await leadsToSignIn("/admin/cars")).toBe(true);
});

test("a session that is over leads to the sign-in, unless the visitor is there already", async () => {
  expect(await leadsToSignIn("/login")).toBe(false);
  expect(await leadsToSignIn("/admin/cars")).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/login");
});
