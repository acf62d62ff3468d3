import { beforeAll, beforeEach, expect, test } from "vitest";
import { accountsTestApp } from "../accounts-test-app.ts";
import { setPassword } from "../passwords/set-password.ts";

/** The longest life of a session that is in use (SESSION_DAYS). */

let site: Awaited<ReturnType<typeof accountsTestApp>>;
const email = "boss@team.example";
const password = "gravel and smoke";
const DAY = 24 * 3600;

beforeAll(async () => {
  site = await accountsTestApp({ SESSION_DAYS: "7" });
  await setPassword(site.services, email, password);
});
beforeEach(() => site.forward(8 * DAY));

type Pair = { token: string; refreshToken: string };
const signIn = async (): Promise<Pair> =>
  (await site.call("POST /auth/login", { body: { email, password } })).body;
const refresh = ({ refreshToken }: Pair) =>
  site.call("POST /auth/refresh", { body: { token: refreshToken } });
const me = ({ token }: Pair) => site.call("GET /auth/me", { bearer: token });

/** The session's pair of tokens after so many seconds of use, refreshed once a day and at the end. */
async function used(pair: Pair, seconds: number): Promise<Pair> {
  for (let left = seconds; left > 0; left -= DAY) {
    site.forward(Math.min(left, DAY));
    pair = (await refresh(pair)).body;
  }
  return pair;
}

test("a session that is used every day ends SESSION_DAYS after it began, with both its tokens", async () => {
  const pair = await used(await signIn(), 7 * DAY - 60);
  expect((await me(pair)).status).toBe(200);
  site.forward(60);
  for (const answer of [await me(pair), await refresh(pair)])
    expect(answer).toMatchObject({ status: 401, body: { code: "INVALID_TOKEN" } });
  expect((await me(await signIn())).status).toBe(200);
});

test("a session that is over is no more among those where one is signed in", async () => {
  const old = await used(await signIn(), 6 * DAY);
  const listed = async (pair: Pair) => (await site.call("GET /auth/sessions", { bearer: pair.token })).body;
  const here = await signIn();
  expect(await listed(here)).toHaveLength(2);
  expect(await listed(old)).toHaveLength(2);
  site.forward(DAY);
  expect(await listed((await refresh(here)).body)).toHaveLength(1);
});
