import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../sessions/sign-in.ts";
import { email, password, secondFactorTestApp } from "./second-factor-test-app.ts";

/** Signing in with a code beside the password. */

let site: Awaited<ReturnType<typeof secondFactorTestApp>>;
beforeAll(async () => {
  site = await secondFactorTestApp();
});
beforeEach(() => site.startOver());

const REFUSED = {
  SECOND_FACTOR_REQUIRED: {
    en: "Unauthorized: the code from your authenticator app is missing.",
    cs: "Unauthorized: chybí kód z ověřovací aplikace.",
  },
  SECOND_FACTOR_WRONG: {
    en: "Unauthorized: the code is wrong, has expired or has already been used.",
    cs: "Unauthorized: kód nesouhlasí, vypršel, nebo už byl použit.",
  },
};

async function expectRefused(code: keyof typeof REFUSED, typed?: string): Promise<void> {
  for (const language of ["en", "cs"] as const) {
    const { status, body } = await site.login(typed, { language });
    expect(status).toBe(401);
    expect(body).toEqual({ code, message: REFUSED[code][language] });
  }
}

describe("who has no second factor", () => {
  test("signs in as before, with or without a code", async () => {
    for (const code of [undefined, "", "123456"])
      expect(Object.keys((await site.login(code)).body).sort()).toEqual([
        "accessToken",
        "refreshToken",
        "token",
        "user",
      ]);
  });

  test("is not asked for a code before the app has shown that it knows the secret", async () => {
    const bearer = (await site.login()).body.token;
    expect((await site.post("start", bearer, { current_password: password })).status).toBe(200);
    expect((await site.login()).status).toBe(200);
  });
});

describe("who has one", () => {
  test("is told that the code is missing, without a token, and signs in with it", async () => {
    const { secret } = await site.turnOn();
    await expectRefused("SECOND_FACTOR_REQUIRED");
    await expectRefused("SECOND_FACTOR_REQUIRED", " ");
    const code = site.codeOf(secret);
    const answer = await site.login(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    expect((await site.call("GET /auth/me", { bearer: answer.body.token })).status).toBe(200);
  });

  test("learns nothing of it from a wrong password, whatever the code", async () => {
    const { secret } = await site.turnOn();
    const code = site.codeOf(secret);
    for (const typed of [undefined, "000000", code])
      expect((await site.login(typed, { password: "wrong" })).body.code).toBe("INVALID_CREDENTIALS");
    expect((await site.login(code)).status).toBe(200);
  });

  test("uses each code once, and none that is older than one used", async () => {
    const { secret } = await site.turnOn();
    const [before, code] = [site.codeOf(secret), site.codeOf(secret, 1)];
    expect((await site.login(code)).status).toBe(200);
    await expectRefused("SECOND_FACTOR_WRONG", code);
    await expectRefused("SECOND_FACTOR_WRONG", before);
    site.forward(30);
    expect((await site.login(site.codeOf(secret, 1))).status).toBe(200);
  });

  test("of many sign-ins at once with one code, one gets in", { tags: "both-databases" }, async () => {
    const { secret } = await site.turnOn();
    const code = site.codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.login(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("may be half a minute early or late, and no more", async () => {
    const { secret } = await site.turnOn();
    site.forward(300);
    for (const steps of [-2, 2]) await expectRefused("SECOND_FACTOR_WRONG", site.codeOf(secret, steps));
    expect((await site.login(site.codeOf(secret, -1))).status).toBe(200);
    expect((await site.login(site.codeOf(secret, 1))).status).toBe(200);
  });

  test.each(["000000", "12345", "1234567", "abc", "' or 1=1", "\u0000", "½¼¾⅐⅑⅒"])(
    "does not get in with %o",
    async (typed) => {
      const { secret } = await site.turnOn();
      const right = site.codeOf(secret);
      if (typed !== right) expect((await site.login(typed)).status).toBeGreaterThanOrEqual(400);
      expect((await site.login(right)).status).toBe(200);
    },
  );

  test("may guess ten codes in ten minutes, from wherever: who guesses has the password", async () => {
    const { secret } = await site.turnOn();
    const guess = (index: number) => site.login("000000", { address: `198.51.100.${index}` });
    for (let index = 0; index < 10; index++) expect((await guess(index)).status).toBe(401);
    const refused = await guess(10);
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(Number(refused.headers["retry-after"])).toBe(600);
    // Another account is not touched, and a stranger without the password counts for nothing here.
    expect((await site.login(site.codeOf(secret), { address: "192.0.2.77" })).status).toBe(429);
    site.forward(600);
    expect((await site.login(site.codeOf(secret), { address: "192.0.2.77" })).status).toBe(200);
  });

  test("wrong codes count as failed sign-ins of the address; a missing one does not", async () => {
    const { secret } = await site.turnOn();
    for (let index = 0; index < 15; index++) expect((await site.login()).status).toBe(401);
    for (let index = 0; index < 9; index++) await site.login("000000");
    expect((await site.login(site.codeOf(secret))).status).toBe(200);
    await site.login("000000");
    const body = { email, password: "wrong" };
    expect((await site.call("POST /auth/login", { body })).status).toBe(429);
  });
});

describe("a recovery code", () => {
  test("signs in instead of the app, however it is typed, each once", async () => {
    const { recoveryCodes } = await site.turnOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = "", second = "", third = ""] = recoveryCodes;
    expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect((await site.login(first)).status).toBe(200);
    await expectRefused("SECOND_FACTOR_WRONG", first);
    expect((await site.login(second.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    const misread = third.replaceAll("0", "o").replaceAll("1", "l").replaceAll("-", "");
    expect((await site.login(misread)).status).toBe(200);
  });

  test("of many sign-ins at once with one, one gets in", { tags: "both-databases" }, async () => {
    const { recoveryCodes } = await site.turnOn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.login(recoveryCodes[0])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("of another user is worth nothing", async () => {
    const { recoveryCodes } = await site.turnOn();
    await site.services.db.execute(
      sql`update recovery_codes set hash = 'none' where mark = ${recoveryCodes[1]?.[0]}`,
    );
    await site.services.db.execute(sql`insert into users (email, name, roles, password_hash)
      select 'mechanic@team.example', 'mechanic', array['owner'], password_hash from users`);
    await site.services.db.execute(sql`insert into second_factors (user_id, sealed_secret, created_at, confirmed_at)
      select users.id, sealed_secret, second_factors.created_at, confirmed_at from users, second_factors
      where users.email = 'mechanic@team.example'`);
    const body = { email: "mechanic@team.example", password, code: recoveryCodes[0] };
    expect((await site.call("POST /auth/login", { body })).body.code).toBe("SECOND_FACTOR_WRONG");
  });
});

describe("what is stored", () => {
  test("holds neither the secret nor a recovery code in clear, and a secret is of no use in another row", async () => {
    const { secret, recoveryCodes } = await site.turnOn();
    const { db } = site.services;
    const rows = JSON.stringify([
      await db.execute(sql`select * from second_factors`),
      await db.execute(sql`select * from recovery_codes`),
      await db.execute(sql`select * from history_entries`),
    ]);
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
      expect(rows).not.toContain(hidden);
    expect(rows.match(/\$argon2id\$/g)).toHaveLength(10);
    await db.execute(sql`insert into users (email, name, roles, password_hash)
      select 'mechanic@team.example', 'mechanic', array['owner'], password_hash from users`);
    await db.execute(sql`insert into second_factors (user_id, sealed_secret, created_at, confirmed_at)
      select users.id, sealed_secret, second_factors.created_at, confirmed_at from users, second_factors
      where users.email = 'mechanic@team.example'`);
    const body = { email: "mechanic@team.example", password, code: site.codeOf(secret) };
    expect((await site.call("POST /auth/login", { body })).body.code).toBe("SECOND_FACTOR_WRONG");
  });

  test("under another TOKEN_SECRET (a backup in a new place) refuses codes and takes recovery codes, and says why", async () => {
    const { secret, recoveryCodes } = await site.turnOn();
    const lines: string[] = [];
    const { services } = site;
    const elsewhere = {
      ...services,
      config: { ...services.config, TOKEN_SECRET: "another secret of another place, long" },
      log: Object.create(services.log, { error: { value: (_: object, line: string) => lines.push(line) } }),
    };
    const attempt = (code?: string) => signIn(elsewhere, { email, password, code }, "192.0.2.9");
    await expect(attempt(site.codeOf(secret))).rejects.toMatchObject({ code: "SECOND_FACTOR_WRONG" });
    expect(lines).toEqual([expect.stringContaining("TOKEN_SECRET has changed")]);
    expect((await attempt(recoveryCodes[0])).user.email).toBe(email);
  });
});
