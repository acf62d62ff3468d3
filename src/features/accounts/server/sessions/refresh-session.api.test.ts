import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refreshTokens, sessions } from "../accounts.table.ts";
import { accountsTestApp } from "../accounts-test-app.ts";
import { setPassword } from "../passwords/set-password.ts";
import { pruneSessions } from "./prune-sessions.ts";

let site: Awaited<ReturnType<typeof accountsTestApp>>;
const email = "boss@team.example";
const password = "gravel and smoke";
const DAY = 24 * 3600;

beforeAll(async () => {
  site = await accountsTestApp();
  await setPassword(site.services, email, password);
});
beforeEach(() => site.forward(3600));

const signIn = async (): Promise<{ token: string; refreshToken: string }> =>
  (await site.call("POST /auth/login", { body: { email, password } })).body;
const refresh = (token: string) => site.call("POST /auth/refresh", { body: { token } });
const statusOfMe = async (bearer: string) => (await site.call("GET /auth/me", { bearer })).status;

describe("refreshing", () => {
  test("answers a new pair and replaces the refresh token", async () => {
    const first = await signIn();
    site.forward(16 * 60);
    const { status, body } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["accessToken", "refreshToken", "token"]);
    expect(body.token).toBe(body.accessToken);
    expect(body.refreshToken).not.toBe(first.refreshToken);
    expect(await statusOfMe(body.token)).toBe(200);
  });

  test("no token, a made-up token and an access token are refused", async () => {
    const { token } = await signIn();
    for (const wrong of ["", "made up", token]) {
      expect(await refresh(wrong)).toMatchObject({ status: 401, body: { code: "INVALID_TOKEN" } });
    }
    expect((await site.call("POST /auth/refresh", { body: {} })).status).toBe(422);
    expect(await statusOfMe(token)).toBe(200);
  });

  test("who holds a token of ours is told whether its session was ended or has expired (15.27)", async () => {
    const reasonOf = async (token: string) => (await refresh(token)).body.reason;
    const here = await signIn();
    const elsewhere = await signIn();
    const { status } = await site.call("POST /auth/sessions/end-others", {
      bearer: elsewhere.token,
      body: { current_password: password },
    });
    expect(status).toBe(200);
    expect(await reasonOf(here.refreshToken)).toBe("ended");
    site.forward(31 * DAY);
    expect(await reasonOf(elsewhere.refreshToken)).toBe("expired");
    expect(await reasonOf("made up")).toBeUndefined();
  });

  test("a session goes on while it is used, and ends 30 days after its last refresh", async () => {
    let { refreshToken } = await signIn();
    for (const _ of [1, 2, 3]) {
      site.forward(29 * DAY);
      refreshToken = (await refresh(refreshToken)).body.refreshToken;
      expect(refreshToken).toBeTruthy();
    }
    site.forward(30 * DAY + 1);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test("two tabs that refresh at once both get working tokens and go on with them", {
    tags: "both-databases",
  }, async () => {
    const { refreshToken } = await signIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshToken)));
    site.forward(9);
    answers.push(await refresh(refreshToken));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(await statusOfMe(body.token)).toBe(200);
    }
    const given = new Set(answers.map(({ body }) => body.refreshToken));
    expect(given.size).toBe(1);
    site.forward(16 * 60);
    expect((await refresh([...given][0])).status).toBe(200);
  });

  test("a tab that was two refreshes behind within 10 seconds is given the newest token", async () => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken)).body;
    site.forward(4);
    const third = (await refresh(second.refreshToken)).body;
    site.forward(4);
    expect((await refresh(first.refreshToken)).body.refreshToken).toBe(third.refreshToken);
  });

  test("a replaced token that comes later than 10 seconds after ends the whole family", async () => {
    const [stolen, elsewhere] = [await signIn(), await signIn()];
    const second = (await refresh(stolen.refreshToken)).body;
    site.forward(60);
    const third = (await refresh(second.refreshToken)).body;
    site.forward(11);
    expect(await statusOfMe(third.token)).toBe(200);
    expect((await refresh(stolen.refreshToken)).status).toBe(401);
    expect(await statusOfMe(third.token)).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
    expect(await statusOfMe(elsewhere.token)).toBe(200);
  });

  test("no refresh token can be read from the database", async () => {
    const first = await signIn();
    const second = (await refresh(first.refreshToken)).body;
    const stored = JSON.stringify(await site.services.db.select().from(refreshTokens));
    expect(stored).not.toContain(first.refreshToken);
    expect(stored).not.toContain(second.refreshToken);
  });
});

test("sessions go a year after they were over, live sessions stay", async () => {
  const { db } = site.services;
  await db.delete(sessions);
  const ended = await signIn();
  await site.call("POST /auth/logout", { bearer: ended.token, body: {} });
  site.forward(366 * DAY);
  const live = await signIn();
  await pruneSessions(db, site.services.now());
  expect(await db.select().from(sessions)).toHaveLength(1);
  expect(await db.select().from(refreshTokens)).toHaveLength(1);
  expect((await refresh(live.refreshToken)).status).toBe(200);
});
