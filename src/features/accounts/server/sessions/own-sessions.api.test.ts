import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sessions } from "../accounts.table.ts";
import { accountsTestApp } from "../accounts-test-app.ts";
import { setPassword } from "../passwords/set-password.ts";

let site: Awaited<ReturnType<typeof accountsTestApp>>;
const email = "boss@team.example";
const password = "gravel and smoke";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

beforeAll(async () => {
  site = await accountsTestApp();
  await setPassword(site.services, email, password);
  await setPassword(site.services, "mechanic@team.example", password);
});
beforeEach(async () => {
  site.forward(3600);
  await site.services.db.delete(sessions);
});

interface Tokens {
  token: string;
  refreshToken: string;
}
const signIn = async (agent?: string, as = email): Promise<Tokens> =>
  (await site.call("POST /auth/login", { body: { email: as, password }, ...(agent && { agent }) })).body;
const list = async ({ token }: Tokens) => (await site.call("GET /auth/sessions", { bearer: token })).body;
const end = ({ token }: Tokens, which: string, given = password, language: "en" | "cs" = "en") =>
  site.call(`POST /auth/sessions/${which}`, {
    bearer: token,
    language,
    body: { current_password: given },
  });
const isLive = async ({ token, refreshToken }: Tokens) => [
  (await site.call("GET /auth/me", { bearer: token })).status === 200,
  (await site.call("POST /auth/refresh", { body: { token: refreshToken } })).status === 200,
];

describe("where one is signed in", () => {
  test("is listed with browser, system and moments, this session first, nobody else's, and no token", async () => {
    const phone = await signIn(IPHONE);
    site.forward(60);
    await signIn(undefined);
    site.forward(60);
    const here = await signIn(FIREFOX);
    await signIn(FIREFOX, "mechanic@team.example");
    site.forward(60);
    await site.call("POST /auth/refresh", { body: { token: phone.refreshToken } });

    const shown = await list(here);
    expect(shown).toMatchObject([
      { browser: "Firefox", system: "Linux", current: true },
      { browser: "Safari", system: "iPhone", current: false },
      { browser: null, system: null, current: false },
    ]);
    const [, second] = shown;
    expect(Date.parse(second.last_seen) - Date.parse(second.created_at)).toBe(180_000);
    expect(Object.keys(second).sort()).toEqual([
      "browser",
      "created_at",
      "current",
      "id",
      "last_seen",
      "system",
    ]);
    expect((await list(phone))[0]).toMatchObject({ system: "iPhone", current: true });
  });

  test("leaves out what was signed out or has expired", async () => {
    const out = await signIn();
    await signIn();
    await site.call("POST /auth/logout", { bearer: out.token, body: {} });
    site.forward(31 * 24 * 3600);
    expect(await list(await signIn())).toHaveLength(1);
  });

  test("takes a browser's name as text, however long and odd it is", async () => {
    const here = await signIn(`Firefox/1 ${"\u00e9".repeat(400)}`);
    expect(await list(here)).toMatchObject([{ browser: "Firefox" }]);
    const [row] = await site.services.db.select().from(sessions);
    expect(row?.user_agent.length).toBeLessThanOrEqual(300);
  });
});

describe("ending sessions", () => {
  test("ends one at once with its refresh token, and only that one", async () => {
    const here = await signIn();
    const [lost, other] = [await signIn(IPHONE), await signIn(FIREFOX)];
    const found = (await list(here)).find(({ system }: { system: string }) => system === "iPhone");
    expect((await end(here, `${found.id}/end`)).status).toBe(204);
    expect(await isLive(lost)).toEqual([false, false]);
    expect(await isLive(other)).toEqual([true, true]);
    expect(await isLive(here)).toEqual([true, true]);
    expect((await end(here, `${found.id}/end`)).status).toBe(404);
  });

  test("ends all others and says how many, and nobody else's", async () => {
    const mechanic = await signIn(undefined, "mechanic@team.example");
    const others = [await signIn(), await signIn()];
    const here = await signIn();
    expect(await end(here, "end-others")).toMatchObject({ status: 200, body: { ended: 2 } });
    for (const other of others) expect(await isLive(other)).toEqual([false, false]);
    expect(await isLive(here)).toEqual([true, true]);
    expect(await isLive(mechanic)).toEqual([true, true]);
    expect((await end(here, "end-others")).body).toEqual({ ended: 0 });
  });

  test("needs the password: a stolen bearer can't throw its owner out", async () => {
    const owner = await signIn();
    const thief = await signIn();
    const [, { id }] = await list(thief);
    const words = { en: "The current password is wrong.", cs: "Současné heslo nesouhlasí." };
    for (const language of ["en", "cs"] as const)
      for (const which of [`${id}/end`, "end-others"])
        expect(await end(thief, which, "guess", language)).toMatchObject({
          status: 422,
          body: { errors: [{ path: "current_password", message: words[language] }] },
        });
    expect((await end(thief, `${id}/end`, "")).status).toBe(422);
    expect(await isLive(owner)).toEqual([true, true]);
    for (let tries = 0; tries < 6; tries++) await end(thief, "end-others", "guess");
    expect((await end(thief, "end-others")).status).toBe(429);
  });

  test("another person's session is not there, nor one that never was", async () => {
    const mechanic = await signIn(undefined, "mechanic@team.example");
    const [{ id }] = await list(mechanic);
    const here = await signIn();
    for (const which of [id, "00000000-0000-4000-8000-000000000000", "1", "' or 1=1"])
      expect((await end(here, `${encodeURIComponent(which)}/end`)).status).toBe(404);
    expect(await isLive(mechanic)).toEqual([true, true]);
  });
});
