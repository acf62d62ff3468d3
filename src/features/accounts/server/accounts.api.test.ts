import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "./accounts.table.ts";
import { type Answer, accountsTestApp } from "./accounts-test-app.ts";
import { setPassword } from "./passwords/set-password.ts";

let site: Awaited<ReturnType<typeof accountsTestApp>>;
const email = "boss@team.example";
const password = "gravel and smoke";

beforeAll(async () => {
  site = await accountsTestApp();
});
beforeEach(async () => {
  // Failures of one test are over before the next one starts.
  site.forward(3600);
  await setPassword(site.services, email, password);
});

const signIn = async () => {
  const answer = await site.call("POST /auth/login", { body: { email, password } });
  expect(answer.status).toBe(200);
  return answer.body as { token: string; accessToken: string; refreshToken: string };
};
const me = (bearer: string, language?: "en" | "cs") => site.call("GET /auth/me", { bearer, language });
const refresh = (token: string) => site.call("POST /auth/refresh", { body: { token } });

function expectInvalidToken(answer: Answer) {
  expect(answer).toMatchObject({ status: 401, body: { code: "INVALID_TOKEN" } });
  expect(answer.body.message).toMatch(/^Invalid token/);
}

describe("signing in", () => {
  test("answers both tokens and the user, and never the password's hash", async () => {
    const answer = await site.call("POST /auth/login", { body: { email: " Boss@Team.Example ", password } });
    expect(answer.status).toBe(200);
    const { token, accessToken, refreshToken, user, ...rest } = answer.body;
    expect(rest).toEqual({});
    expect(token).toBe(accessToken);
    expect(refreshToken).toMatch(/^[\w-]{43}$/);
    expect(user).toEqual({ id: expect.any(Number), email, name: "boss", role: "admin", roles: ["owner"] });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect((await me(token)).body).toEqual(user);
  });

  test("a wrong e-mail and a wrong password are the same 401 in both languages", async () => {
    for (const [language, message] of [
      ["en", "Unauthorized: the e-mail or the password is wrong."],
      ["cs", "Unauthorized: e-mail nebo heslo nesouhlasí."],
    ] as const) {
      const wrongPassword = { email, password: "gravel and smoke?" };
      const wrongEmail = { email: "nobody@team.example", password };
      const answers = await Promise.all(
        [wrongPassword, wrongEmail].map((body) => site.call("POST /auth/login", { body, language })),
      );
      for (const { status, body } of answers) {
        expect(status).toBe(401);
        expect(body).toEqual({ code: "INVALID_CREDENTIALS", message });
      }
    }
  });

  test("missing or misshapen fields are 422 and name the field in the asked language", async () => {
    const empty = await site.call("POST /auth/login", { body: { email: "", password: "" }, language: "cs" });
    expect(empty.status).toBe(422);
    expect(empty.body.errors).toEqual([
      { path: "email", message: "E-mail je povinný." },
      { path: "password", message: "Heslo je povinné." },
    ]);
    const objects = { email: { $ne: "" }, password: ["x"] };
    const confused = await site.call("POST /auth/login", { body: objects, language: "en" });
    expect(confused.body.message).toBe("The e-mail is required.");
    expect(confused.status).toBe(422);
  });

  test("passwords are stored as argon2id, and one Czech letter typed in two ways is one password", async () => {
    await setPassword(site.services, "kůň@team.example", "kůň kůň kůň".normalize("NFD"));
    const [row] = await site.services.db.select().from(users).where(eq(users.email, "kůň@team.example"));
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const body = { email: "kůň@team.example", password: "kůň kůň kůň".normalize("NFC") };
    expect((await site.call("POST /auth/login", { body })).status).toBe(200);
  });

  test("a stale bearer does not keep anybody from signing in or refreshing", async () => {
    const { refreshToken } = await signIn();
    const options = { bearer: "stale", body: { email, password } };
    expect((await site.call("POST /auth/login", options)).status).toBe(200);
    const again = { bearer: "stale", body: { token: refreshToken } };
    expect((await site.call("POST /auth/refresh", again)).status).toBe(200);
  });
});

describe("the access token", () => {
  test("without one GET /auth/me is 401 in both languages", async () => {
    expect(await site.call("GET /auth/me")).toMatchObject({
      status: 401,
      body: { code: "UNAUTHORIZED", message: "Unauthorized: please sign in." },
    });
    const czech = await site.call("GET /auth/me", { language: "cs" });
    expect(czech.body.message).toBe("Unauthorized: přihlaste se prosím.");
  });

  test("is refused when expired, in both languages, and accepted until then", async () => {
    const { token } = await signIn();
    site.forward(14 * 60 + 59);
    expect((await me(token)).status).toBe(200);
    site.forward(2);
    expectInvalidToken(await me(token));
    expect((await me(token, "cs")).body.message).toBe("Invalid token: přihlaste se prosím znovu.");
  });

  test("is refused when tampered with, unsigned, of another secret or kind", async () => {
    const { token, refreshToken } = await signIn();
    const [header = "", payload = "", signature = ""] = token.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const signed = (secret: string, typ: string, changed: object = {}) =>
      new SignJWT({ ...claims, ...changed })
        .setProtectedHeader({ alg: "HS256", typ })
        .sign(new TextEncoder().encode(secret));
    const secret = site.services.config.TOKEN_SECRET;
    expect((await me(await signed(secret, "at+jwt"))).status).toBe(200);
    const wrong = [
      `${header}.${encode({ ...claims, sub: "1" })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.`,
      `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.${signature}`,
      await signed("x".repeat(40), "at+jwt"),
      await signed(secret, "JWT"),
      await signed(secret, "at+jwt", { aud: "another" }),
      await signed(secret, "at+jwt", { sub: "999999" }),
      await signed(secret, "at+jwt", { exp: undefined }),
      refreshToken,
      "null",
      "",
    ];
    for (const bearer of wrong) expectInvalidToken(await me(bearer));
  });

  test("is refused at once when its session has been signed out, and only that session", async () => {
    const [one, other] = [await signIn(), await signIn()];
    expect((await site.call("POST /auth/logout", { bearer: one.token, body: {} })).status).toBe(204);
    expectInvalidToken(await me(one.token));
    expectInvalidToken(await refresh(one.refreshToken));
    expect((await me(other.token)).status).toBe(200);
  });

  test("is refused when its user is gone", async () => {
    const gone = { email: "gone@team.example", password: "short lived" };
    await setPassword(site.services, gone.email, gone.password);
    const { body } = await site.call("POST /auth/login", { body: gone });
    await site.services.db.delete(users).where(eq(users.email, gone.email));
    expectInvalidToken(await me(body.token));
    expectInvalidToken(await refresh(body.refreshToken));
  });
});

describe("signing out", () => {
  test("works with a token that has just expired, and twice", async () => {
    const { token, refreshToken } = await signIn();
    site.forward(16 * 60);
    expect(await site.call("POST /auth/logout", { bearer: token, body: {} })).toMatchObject({
      status: 204,
      body: "",
    });
    expectInvalidToken(await refresh(refreshToken));
    expect((await site.call("POST /auth/logout", { bearer: token, body: {} })).status).toBe(204);
  });

  test("without a bearer it is 204; a forged one ends nothing", async () => {
    expect((await site.call("POST /auth/logout", { body: {} })).status).toBe(204);
    expect((await site.call("POST /auth/logout")).status).toBe(204);
    const { token } = await signIn();
    const forged = `${token.split(".").slice(0, 2).join(".")}.${"A".repeat(43)}`;
    expectInvalidToken(await site.call("POST /auth/logout", { bearer: forged, body: {} }));
    expect((await me(token)).status).toBe(200);
  });
});
