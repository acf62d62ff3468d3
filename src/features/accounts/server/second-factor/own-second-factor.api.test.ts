import { desc } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { resetSecondFactor } from "./remove-second-factor.ts";
import { email, password, secondFactorTestApp } from "./second-factor-test-app.ts";

/** Turning two-step sign-in on and off, and the codes for a lost phone. */

let site: Awaited<ReturnType<typeof secondFactorTestApp>>;
beforeAll(async () => {
  site = await secondFactorTestApp();
});
beforeEach(() => site.startOver());

const proof = { current_password: password };
const state = async (bearer: string) => (await site.call("GET /auth/second-factor", { bearer })).body;
const isLive = async (bearer: string) => (await site.call("GET /auth/me", { bearer })).status === 200;
const signIn = async (code?: string): Promise<string> => (await site.login(code)).body.token;
const newest = async () =>
  (await site.services.db.select().from(historyEntries).orderBy(desc(historyEntries.id)).limit(1))[0];

const WORDS = {
  password: { en: "The current password is wrong.", cs: "Současné heslo nesouhlasí." },
  code: {
    en: "The code is wrong, has expired or has already been used.",
    cs: "Kód nesouhlasí, vypršel, nebo už byl použit.",
  },
};

async function expectError(path: string, bearer: string, body: object, field: "current_password" | "code") {
  for (const language of ["en", "cs"] as const) {
    const message = WORDS[field === "code" ? "code" : "password"][language];
    expect(await site.post(path, bearer, body, language)).toMatchObject({
      status: 422,
      body: { code: "INVALID", errors: [{ path: field, message }] },
    });
  }
}

describe("turning it on", () => {
  test("takes the password, a secret for the app and its first code, and answers ten recovery codes once", async () => {
    const bearer = await signIn();
    expect(await state(bearer)).toEqual({ on: false, since: null, recovery_codes: 0 });
    const { secret, uri } = (await site.post("start", bearer, proof)).body;
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(decodeURIComponent(new URL(uri).pathname)).toMatch(/^\/.+:boss@team\.example$/);
    expect(await state(bearer)).toMatchObject({ on: false });

    const answer = await site.post("confirm", bearer, { code: site.codeOf(secret) });
    expect(answer.status).toBe(200);
    expect(answer.body.recovery_codes).toHaveLength(10);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const since = site.services.now().toISOString();
    expect(await state(bearer)).toEqual({ on: true, since, recovery_codes: 10 });
  });

  test("keeps this session and ends the others", async () => {
    const others = [await signIn(), await signIn()];
    const { bearer } = await site.turnOn();
    expect(await isLive(bearer)).toBe(true);
    for (const other of others) expect(await isLive(other)).toBe(false);
  });

  test("the code that turned it on is used up", async () => {
    const { secret } = await site.turnOn();
    expect((await site.login(site.codeOf(secret, -1))).body.code).toBe("SECOND_FACTOR_WRONG");
  });

  test("is refused with a wrong password, a wrong code, and without a secret of the last 15 minutes", async () => {
    const bearer = await signIn();
    await expectError("start", bearer, { current_password: "guess" }, "current_password");
    expect((await site.post("confirm", bearer, { code: "123456" })).status).toBe(409);
    const { secret } = (await site.post("start", bearer, proof)).body;
    const [wrong, late] = [site.codeOf(secret, 5), site.codeOf(secret, 30)];
    await expectError("confirm", bearer, { code: wrong }, "code");
    site.forward(14 * 60);
    const still = (await site.call("GET /auth/me", { bearer })).status === 200;
    expect(still).toBe(true);
    site.forward(59);
    await expectError("confirm", bearer, { code: wrong }, "code");
    site.forward(1);
    const again = await signIn();
    for (const [language, message] of [
      ["en", "There is no longer a code to confirm. Start again."],
      ["cs", "Není co potvrdit. Začněte prosím znovu."],
    ] as const)
      expect(await site.post("confirm", again, { code: late }, language)).toMatchObject({
        status: 409,
        body: { message },
      });
    expect((await site.login()).status).toBe(200);
  });

  test("a second secret makes the first one worthless, and where it is on none is made", async () => {
    const bearer = await signIn();
    const first = (await site.post("start", bearer, proof)).body.secret;
    const { secret } = (await site.post("start", bearer, proof)).body;
    expect(secret).not.toBe(first);
    await expectError("confirm", bearer, { code: site.codeOf(first) }, "code");
    expect((await site.post("confirm", bearer, { code: site.codeOf(secret) })).status).toBe(200);
    expect((await site.post("start", bearer, proof)).status).toBe(409);
    site.forward(30);
    expect((await site.login(site.codeOf(secret))).status).toBe(200);
  });

  test("first codes are not guessed without end", async () => {
    const bearer = await signIn();
    const { secret } = (await site.post("start", bearer, proof)).body;
    for (let tries = 0; tries < 10; tries++) await site.post("confirm", bearer, { code: "000000" });
    expect((await site.post("confirm", bearer, { code: site.codeOf(secret) })).status).toBe(429);
  });
});

describe("turning it off", () => {
  test("takes the password and a code, ends the other sessions, and the password is enough again", async () => {
    const { bearer, secret } = await site.turnOn();
    const other = await signIn(site.codeOf(secret));
    site.forward(30);
    expect((await site.post("end", bearer, { ...proof, code: site.codeOf(secret) })).status).toBe(204);
    expect([await isLive(bearer), await isLive(other)]).toEqual([true, false]);
    expect(await state(bearer)).toEqual({ on: false, since: null, recovery_codes: 0 });
    expect((await site.login()).status).toBe(200);
  });

  test("works with a recovery code for a lost phone, and not without the password or a code", async () => {
    const { bearer, secret, recoveryCodes } = await site.turnOn();
    const [code = ""] = recoveryCodes;
    await expectError("end", bearer, { current_password: "guess", code }, "current_password");
    await expectError("end", bearer, { ...proof, code: "000000" }, "code");
    await expectError("end", bearer, { ...proof, code: site.codeOf(secret, -1) }, "code");
    expect((await site.post("end", bearer, { ...proof })).status).toBe(422);
    expect(await state(bearer)).toMatchObject({ on: true, recovery_codes: 10 });
    expect((await site.post("end", bearer, { ...proof, code })).status).toBe(204);
    expect((await site.post("end", bearer, { ...proof, code })).status).toBe(409);
  });
});

describe("recovery codes", () => {
  test("are counted, and ten new ones make the old ones worthless", async () => {
    const { bearer, secret, recoveryCodes } = await site.turnOn();
    const [used = "", old = ""] = recoveryCodes;
    await signIn(used);
    expect(await state(bearer)).toMatchObject({ recovery_codes: 9 });
    const body = { ...proof, code: site.codeOf(secret) };
    const fresh = (await site.post("recovery-codes", bearer, body)).body.recovery_codes;
    expect(fresh).toHaveLength(10);
    expect(await state(bearer)).toMatchObject({ recovery_codes: 10 });
    expect((await site.login(old)).body.code).toBe("SECOND_FACTOR_WRONG");
    expect((await site.login(fresh[0])).status).toBe(200);
    await expectError("recovery-codes", bearer, body, "code");
  });
});

test("the log of changes says who turned it on and off and when, and no secret", async () => {
  const { bearer, secret, recoveryCodes } = await site.turnOn();
  const on = await newest();
  expect(on).toMatchObject({
    type: "accounts",
    action: "changed",
    user_email: email,
    label: { en: email, cs: email },
    before: { second_factor: false, recovery_codes: 0 },
    after: { second_factor: true, recovery_codes: 10 },
  });
  await site.post("end", bearer, { ...proof, code: site.codeOf(secret) });
  const off = await newest();
  expect(off).toMatchObject({ before: { second_factor: true }, after: { second_factor: false } });
  for (const hidden of [secret, ...recoveryCodes]) expect(JSON.stringify([on, off])).not.toContain(hidden);
  // It can't be put back from there.
  const token = await signIn();
  expect((await site.call(`POST /history/${off?.id}/restore`, { bearer: token })).status).toBe(409);
});

test("at the server's console it is turned off without a code, and the user's sessions end", async () => {
  const { bearer } = await site.turnOn();
  expect(await resetSecondFactor(site.services, " Boss@Team.example")).toBe("turned off");
  expect(await isLive(bearer)).toBe(false);
  expect((await site.login()).status).toBe(200);
  expect(await resetSecondFactor(site.services, email)).toBe("was off");
  expect(await resetSecondFactor(site.services, "nobody@team.example")).toBe("nobody");
});
