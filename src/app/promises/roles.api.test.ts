import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#features/accounts/server/accounts.table.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { ERRORS } from "#kit/contract/errors.ts";
import { may, ROLES } from "#kit/contract/roles.ts";
import { signedInAs } from "#testing/people/team.ts";
import { testServer } from "#testing/test-server.ts";
import { implementations } from "../declared-site.ts";
import { rolesPage } from "./roles-page.ts";

/** A walk over every contract: a new call is tried here without anybody thinking of it. */

const server = await testServer();
const { db } = server.services;
const people = {
  owner: await signedInAs(server, "owner"),
  editor: await signedInAs(server, "editor"),
  shop: await signedInAs(server, "shop"),
  track: await signedInAs(server, "track"),
};
const ended = await signedInAs(server, "owner", "ended");
await db.update(users).set({ ended_at: new Date() }).where(eq(users.id, ended.id));

const endpoints = implementations.flatMap(({ endpoints }) => Object.values(endpoints));
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const addressed = (endpoint: Endpoint) => nameOf(endpoint).replaceAll(/:\w+/g, "1");
const call = (endpoint: Endpoint, token?: string, language: "en" | "cs" = "en") =>
  server.call(addressed(endpoint), {
    ...(token !== undefined && { token }),
    language,
    ...(endpoint.method !== "GET" && endpoint.method !== "DELETE" && { body: {} }),
  });

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (_, endpoint) => {
  test.each(ROLES)("%s", async (role) => {
    const isAllowed = endpoint.access !== "admin" || may(role, endpoint.roles);
    // Signing out ends the session that it is told of.
    const token = endpoint.access === "open" ? undefined : people[role].token;
    if (isAllowed) {
      expect([401, 403]).not.toContain((await call(endpoint, token)).status);
      return;
    }
    for (const language of ["en", "cs"] as const) {
      const { status, body } = await call(endpoint, token, language);
      expect([status, body]).toEqual([403, { code: "FORBIDDEN", message: ERRORS.FORBIDDEN[language] }]);
    }
  });

  test("nobody signed in, and an account that has ended", async () => {
    const expected = endpoint.access === "admin" ? 401 : expect.not.toBeOneOf([401, 403]);
    expect((await call(endpoint)).status).toEqual(expected);
    if (endpoint.access === "open") return;
    expect((await call(endpoint, ended.token)).body.code).toBe("INVALID_TOKEN");
  });
});

test("docs/roles.md says the same", async () => {
  await expect(rolesPage(endpoints)).toMatchFileSnapshot("../../../docs/roles.md");
});

test("a role that is taken away counts with the next call, and so does one that is given", async () => {
  const { id, token } = await signedInAs(server, "owner", "moved");
  const calls = async () => {
    const names = ["GET /health", "GET /contact-messages/count", "GET /vouchers"];
    const answers = names.map((name) => server.call(name, { token }));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await calls()).toEqual([200, 200, 200]);
  await db.update(users).set({ role: "editor" }).where(eq(users.id, id));
  expect(await calls()).toEqual([403, 200, 403]);
  // What is saved from a form that was open before is refused too, and nothing of it is stored.
  const settings = async () => (await server.call("GET /settings")).body;
  const before = await settings();
  const body = { settings: [{ setting_key: "team_name", value: "Taken" }] };
  expect((await server.call("PUT /settings/subjects/team", { token, body })).status).toBe(403);
  expect(await settings()).toEqual(before);
  await db.update(users).set({ role: "shop" }).where(eq(users.id, id));
  expect(await calls()).toEqual([403, 403, 200]);
});

test("who does not edit content reads it as visitors do", async () => {
  const { body: draft } = await server.call("POST /sponsors", {
    token: people.owner.token,
    body: { is_active: false, translations: { en: { name: "Draft" }, cs: { name: "Koncept" } } },
  });
  const seen = async (token: string) =>
    (await server.call("GET /sponsors", { token })).body.some(({ id }: { id: number }) => id === draft.id);
  expect(draft.id).toEqual(expect.any(Number));
  expect(await Promise.all(ROLES.map((role) => seen(people[role].token)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("the log of changes shows each role what it works with, and puts nothing else back", async () => {
  const owner = people.owner.token;
  const [setting] = (await server.call("GET /settings", { token: owner })).body.filter(
    ({ id }: { id: number | null }) => id,
  );
  await server.call(`PUT /settings/${setting.id}`, { token: owner, body: { is_active: !setting.is_active } });
  const { body } = await server.call("GET /history?type=settings", { token: owner });
  const [{ id }] = body.entries;
  for (const role of ["editor", "shop"] as const) {
    const { token } = people[role];
    const list = (await server.call("GET /history", { token })).body.entries;
    expect(list.map(({ type }: { type: string }) => type)).not.toContain("settings");
    expect((await server.call("GET /history?type=settings", { token })).status).toBe(400);
    expect((await server.call(`GET /history/${id}`, { token })).status).toBe(404);
    expect((await server.call(`POST /history/${id}/restore`, { token, body: {} })).status).toBe(404);
  }
  const editors = (await server.call("GET /history", { token: people.editor.token })).body.entries;
  expect(editors.map(({ type }: { type: string }) => type)).toContain("sponsors");
});
