import { beforeAll, describe, expect, test } from "vitest";
import { implementations } from "#app/declared-site.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { ERRORS } from "#kit/contract/errors.ts";
import { codeAt } from "#testing/people/authenticator.ts";
import { mailedToken } from "#testing/people/mailed-link.ts";
import { signedInAs } from "#testing/people/team.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";
import { setPassword } from "../passwords/set-password.ts";
import { resetSecondFactor } from "./remove-second-factor.ts";

const server = await testServer();
const { services } = server;
const PASSWORD = "four wheels sideways";
const token = await server.signIn();
const editor = await signedInAs(server, ["content", "messages"], "editor");

const demand = (demanded: boolean, bearer = token, language: "en" | "cs" = "en") =>
  server.call("PUT /people/second-factor", {
    token: bearer,
    language,
    body: { demanded, current_password: ADMIN.password },
  });
const isDemanded = async () => (await server.call("GET /people/second-factor", { token })).body.demanded;

async function setUp(bearer: string, current_password: string) {
  const { secret } = (
    await server.call("POST /auth/second-factor/start", { token: bearer, body: { current_password } })
  ).body;
  const code = codeAt(secret, services.now());
  const answer = await server.call("POST /auth/second-factor/confirm", { token: bearer, body: { code } });
  return { answer, secret };
}

test("an owner without a second factor can't demand one, in words of both languages", async () => {
  for (const [language, words] of [
    ["en", /^Set two-step sign-in up for yourself first/],
    ["cs", /^Nejdřív si dvoufázové přihlášení/],
  ] as const)
    expect(await demand(true, token, language)).toMatchObject({
      status: 409,
      body: { code: "CONFLICT", message: expect.stringMatching(words) },
    });
  expect(await isDemanded()).toBe(false);
  expect((await server.call("GET /auth/me", { token: editor.token })).body).not.toHaveProperty(
    "second_factor_missing",
  );
});

describe("once it is demanded", () => {
  beforeAll(async () => {
    expect((await setUp(token, ADMIN.password)).answer.status).toBe(200);
    expect(await demand(true)).toMatchObject({ status: 200, body: { demanded: true } });
  });

  test("whoever has none is refused every call of the team but those that set it up", async () => {
    const endpoints: Endpoint[] = implementations.flatMap(({ endpoints }) => Object.values(endpoints));
    const open: string[] = [];
    for (const { method, path } of endpoints.filter(({ access }) => access === "admin")) {
      const name = `${method} ${path}`;
      for (const language of ["en", "cs"] as const) {
        const { status, body } = await server.call(name.replaceAll(/:\w+/g, "1"), {
          token: editor.token,
          language,
          ...(!["GET", "DELETE"].includes(method) && { body: {} }),
        });
        if (body.code !== "SECOND_FACTOR_DEMANDED") open.push(name);
        else expect([status, body.message]).toEqual([403, ERRORS.SECOND_FACTOR_DEMANDED[language]]);
      }
    }
    expect([...new Set(open)].sort()).toEqual([
      "GET /auth/me",
      "GET /auth/passkeys",
      "GET /auth/second-factor",
      "POST /auth/passkeys",
      "POST /auth/passkeys/start",
      "POST /auth/second-factor/confirm",
      "POST /auth/second-factor/start",
    ]);
  });

  test("they read public content as visitors do", async () => {
    const { body } = await server.call("POST /sponsors", {
      token,
      body: { is_active: false, translations: { en: { name: "Draft" }, cs: { name: "Koncept" } } },
    });
    const { status, body: seen } = await server.call("GET /sponsors", { token: editor.token });
    expect(status).toBe(200);
    expect(seen.map(({ id }: { id: number }) => id)).not.toContain(body.id);
  });

  test("signing in tells so, setting it up opens everything, and turning it off closes it again", async () => {
    await setPassword(services, "second@team.example", PASSWORD);
    const login = await server.call("POST /auth/login", {
      body: { email: "second@team.example", password: PASSWORD },
    });
    expect(login.body.user).toMatchObject({ second_factor_missing: true });
    const bearer = login.body.accessToken;
    const people = async () => (await server.call("GET /people", { token: bearer })).status;
    expect(await people()).toBe(403);
    expect((await server.call("GET /auth/me", { token: bearer })).body.second_factor_missing).toBe(true);

    const { answer } = await setUp(bearer, PASSWORD);
    const [code] = answer.body.recovery_codes;
    expect(await people()).toBe(200);
    expect((await server.call("GET /auth/me", { token: bearer })).body).not.toHaveProperty(
      "second_factor_missing",
    );

    const proof = { current_password: PASSWORD, code };
    expect((await server.call("POST /auth/second-factor/end", { token: bearer, body: proof })).status).toBe(
      204,
    );
    expect(await people()).toBe(403);
  });

  test("who lost the app is reset on the server and sets it up again", async () => {
    await setPassword(services, "lost@team.example", PASSWORD);
    const login = () =>
      server.call("POST /auth/login", { body: { email: "lost@team.example", password: PASSWORD } });
    await setUp((await login()).body.accessToken, PASSWORD);
    expect((await login()).body.code).toBe("SECOND_FACTOR_REQUIRED");
    expect(await resetSecondFactor(services, "lost@team.example")).toBe("turned off");
    const { body } = await login();
    expect(body.user.second_factor_missing).toBe(true);
    expect((await server.call("GET /people", { token: body.accessToken })).status).toBe(403);
    expect((await setUp(body.accessToken, PASSWORD)).answer.status).toBe(200);
  });

  test("who accepts an invitation is told at once", async () => {
    await server.call("POST /people", {
      token,
      body: {
        name: "Eva",
        email: "eva@team.example",
        roles: ["shop"],
        language: "cs",
        current_password: ADMIN.password,
      },
    });
    const link = await mailedToken(server, "eva@team.example");
    const { body } = await server.call("POST /auth/invitation", {
      body: { token: link, new_password: PASSWORD },
    });
    expect(body.user).toMatchObject({ roles: ["shop"], second_factor_missing: true });
    expect((await server.call("GET /vouchers", { token: body.accessToken })).body.code).toBe(
      "SECOND_FACTOR_DEMANDED",
    );
  });

  test("owners leave it to each person again; the log says who decided what, once each", async () => {
    expect((await demand(false, editor.token)).body.code).toBe("SECOND_FACTOR_DEMANDED");
    expect(await demand(true)).toMatchObject({ status: 200, body: { demanded: true } });
    expect(await demand(false)).toMatchObject({ status: 200, body: { demanded: false } });
    expect(await isDemanded()).toBe(false);
    expect((await server.call("GET /translations", { token: editor.token })).status).toBe(200);
    const { entries } = (await server.call("GET /history?type=accounts", { token })).body;
    const decided = entries.filter(({ label }: { label: unknown }) =>
      JSON.stringify(label).includes("Everyone"),
    );
    expect(decided).toHaveLength(2);
    expect(decided[0]).toMatchObject({ action: "changed", user: { email: ADMIN.email } });
  });
});
