import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { mailedToken, mailsTo } from "#testing/people/mailed-link.ts";
import { signedInAs, TEAM_PASSWORD } from "#testing/people/team.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";

const server = await testServer();
const { db } = server.services;
const token = await server.signIn();
const PASSWORD = "four wheels sideways";
/** By which an owner proves who asks. */
const PROOF = { current_password: ADMIN.password };
const OTHERS_PROOF = { current_password: TEAM_PASSWORD };

const people = async () => (await server.call("GET /people", { token })).body;
const invite = (email: string, more: object = {}) =>
  server.call("POST /people", {
    token,
    body: { name: "Klára", email, roles: ["content"], language: "cs", ...PROOF, ...more },
  });
const accept = (link: string, new_password = PASSWORD, language: "en" | "cs" = "en") =>
  server.call("POST /auth/invitation", { language, body: { token: link, new_password } });
const look = (link: string, language: "en" | "cs" = "en") =>
  server.call("POST /auth/links", { language, body: { token: link } });

describe("an invitation", () => {
  test("is handed over by who invites where no mail leaves: the proved call answers its link, no other does", async () => {
    const { body } = await invite("predana@team.example");
    expect(body.link).toMatch(/\/team-access\?lang=cs#[\w-]{43}$/);
    const handed = body.link.split("#")[1];
    expect((await look(handed)).body).toMatchObject({ email: "predana@team.example" });
    const again = await server.call(`POST /people/${body.id}/invitation`, { token });
    expect(again.status).toBe(200);
    expect(JSON.stringify([again.body, await people()])).not.toContain("team-access");
    expect((await look(handed)).status).toBe(404);
    const mailing = await testServer({
      SMTP_URL: "smtp://127.0.0.1:9",
      PUBLIC_URL: "https://www.team.example",
    });
    const mailed = await mailing.call("POST /people", {
      token: await mailing.signIn(),
      body: { name: "Eva", email: "eva@team.example", roles: ["track"], language: "cs", ...PROOF },
    });
    expect(mailed).toMatchObject({ status: 201, body: { link: null } });
  });

  test("goes out in the person's language, is accepted once with a password, and signs in with the role", async () => {
    const { status, body } = await invite("klara@team.example");
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        name: "Klára",
        roles: ["content"],
        language: "cs",
        state: "invited",
        last_seen: null,
      }),
    ]);
    const [mail] = await mailsTo(server, "klara@team.example");
    expect(mail?.subject).toMatch(/^Pozvánka do administrace/);
    expect(mail?.text).toMatch(/https?:\S+\/team-access\?lang=cs#[\w-]{43}\s/);
    const link = await mailedToken(server, "klara@team.example");
    expect((await look(link)).body).toEqual({
      purpose: "invitation",
      name: "Klára",
      email: "klara@team.example",
      language: "cs",
    });
    expect(
      (await server.call("POST /auth/login", { body: { email: "klara@team.example", password: PASSWORD } }))
        .status,
    ).toBe(401);

    const accepted = await accept(link);
    expect(accepted).toMatchObject({ status: 200, body: { user: { name: "Klára", roles: ["content"] } } });
    const me = await server.call("GET /auth/me", { token: accepted.body.accessToken });
    expect(me.body).toMatchObject({ email: "klara@team.example", roles: ["content"] });
    expect((await people()).find(({ id }: { id: number }) => id === body.id)).toMatchObject({
      state: "active",
      invited_until: null,
      last_seen: expect.any(String),
    });
    for (const language of ["en", "cs"] as const)
      expect(await accept(link, PASSWORD, language)).toMatchObject({
        status: 404,
        body: {
          message: expect.stringMatching(
            language === "en" ? /^This link no longer works/ : /^Tento odkaz už neplatí/,
          ),
        },
      });
  });

  test("works for one of many who open it at once", { tags: "both-databases" }, async () => {
    await invite("five@team.example");
    const link = await mailedToken(server, "five@team.example");
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => accept(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  test("is worth nothing after 48 hours, when it was sent again, withdrawn, or changed by a letter", async () => {
    const { body } = await invite("late@team.example");
    const first = await mailedToken(server, "late@team.example");
    expect((await server.call(`POST /people/${body.id}/invitation`, { token, body: {} })).status).toBe(200);
    const second = await mailedToken(server, "late@team.example", 2);
    expect((await look(first)).status).toBe(404);
    expect((await look(`${second.slice(0, -1)}${second.endsWith("A") ? "B" : "A"}`)).status).toBe(404);
    expect((await look(second)).status).toBe(200);
    server.setNow(new Date(Date.now() + 48 * 3_600_000));
    expect((await look(second)).status).toBe(404);
    expect((await accept(second)).status).toBe(404);
    server.setNow(null);
    expect((await server.call(`DELETE /people/${body.id}/invitation`, { token })).status).toBe(204);
    expect((await accept(second)).status).toBe(404);
    expect((await people()).some(({ id }: { id: number }) => id === body.id)).toBe(false);
  });

  test("takes no common password, and none of their own name", async () => {
    await invite("barbora@team.example", { name: "Barbora Nováková" });
    const link = await mailedToken(server, "barbora@team.example");
    for (const bad of ["password123", "short", "Nováková2026"])
      expect((await accept(link, bad)).body.errors, bad).toMatchObject([{ path: "new_password" }]);
    expect((await accept(link)).status).toBe(200);
  });

  test("is refused for an address that has an account, also when two are sent at once", {
    tags: "both-databases",
  }, async () => {
    for (const language of ["en", "cs"] as const) {
      const body = { name: "Again", email: ADMIN.email.toUpperCase(), roles: ["shop"], language, ...PROOF };
      const answer = await server.call("POST /people", { token, language, body });
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: "email" }] } });
    }
    const answers = await Promise.all([1, 2, 3].map(() => invite("twice@team.example")));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  test("stands in no table and no log in clear, and is not sent again from the list of mails", async () => {
    await invite("sealed@team.example");
    const link = await mailedToken(server, "sealed@team.example");
    const { body } = await server.call("GET /mails?q=sealed@team.example", { token });
    const [{ id }] = body.mails;
    const { rows } = await db.execute<{ all: string }>(
      sql`select (select json_agg(mails)::text from mails) || (select json_agg(account_links)::text from account_links) as all`,
    );
    expect(rows[0]?.all).toContain("sealed@team.example");
    expect(rows[0]?.all).not.toContain(link);
    expect((await server.call(`GET /mails/${id}`, { token })).body.text).not.toContain(link);
    const again = await server.call(`POST /mails/${id}/resend`, { token, body: {}, language: "cs" });
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining("jen jednou") } });
  });
});

describe("a person", () => {
  test("has name, role and language changed at once; the log says by whom, and nothing secret", async () => {
    const jan = await signedInAs(server, "track", "jan");
    const changed = await server.call(`PATCH /people/${jan.id}`, {
      token,
      body: { name: "Jan", roles: ["shop"], language: "cs", ...PROOF },
    });
    expect(changed.body).toMatchObject({ name: "Jan", roles: ["shop"], language: "cs" });
    expect((await server.call("GET /contact-messages", { token: jan.token })).status).toBe(403);
    expect((await server.call("GET /mails", { token: jan.token })).status).toBe(200);
    const [{ id, user }] = (await server.call(`GET /history?type=accounts&record=${jan.id}`, { token })).body
      .entries;
    expect(user.email).toBe(ADMIN.email);
    const { before, after } = (await server.call(`GET /history/${id}`, { token })).body;
    expect([before, after]).toEqual([
      { name: "jan", email: "jan@team.example", roles: ["track"], language: "en", state: "active" },
      { name: "Jan", email: "jan@team.example", roles: ["shop"], language: "cs", state: "active" },
    ]);
  });

  test("is let in, given a role, signed out or ended by an owner who proves who asks: a stolen session alone does not", async () => {
    const vera = await signedInAs(server, ["content", "messages"], "vera");
    const tries: [string, object][] = [
      ["POST /people", { name: "Eve", email: "eve@team.example", roles: ["owner"], language: "en" }],
      [`PATCH /people/${vera.id}`, { name: "Vera", roles: ["owner"] }],
      [`POST /people/${vera.id}/sign-out`, {}],
      [`POST /people/${vera.id}/end`, {}],
      ["PUT /people/second-factor", { demanded: false }],
    ];
    const before = await people();
    for (const [call, body] of tries)
      for (const proof of [{}, { current_password: "not the password" }, { current_password: "" }])
        expect(await server.call(call, { token, body: { ...body, ...proof } }), call).toMatchObject({
          status: 422,
          body: { errors: [{ path: "current_password" }] },
        });
    expect(await people()).toEqual(before);
    expect((await server.call("GET /auth/me", { token: vera.token })).status).toBe(200);
    // What lets nobody in takes none, nor does what stays as it is.
    const kept = await server.call(`PATCH /people/${vera.id}`, {
      token,
      body: { name: "Věra", roles: ["content", "messages"] },
    });
    expect([kept.status, kept.body.name]).toEqual([200, "Věra"]);
    await db.execute(sql`delete from rate_limit_hits`);
  });

  test("has a new e-mail once it is confirmed at the new address, and the old one is told", async () => {
    const eva = await signedInAs(server, ["content", "messages"], "eva");
    const send = (email: string, proof: object) =>
      server.call(`PATCH /people/${eva.id}`, { token, body: { email, ...proof } });
    const change = (email: string) => send(email, { current_password: ADMIN.password });
    // A stolen session alone does not move a way in.
    for (const proof of [{}, { current_password: "not the password" }])
      expect(await send("eva.new@team.example", proof)).toMatchObject({
        status: 422,
        body: { errors: [{ path: "current_password" }] },
      });
    expect((await send("eva@team.example", {})).status).toBe(200);
    expect((await change(ADMIN.email)).body.errors).toMatchObject([{ path: "email" }]);
    expect((await change("eva.new@team.example")).body).toMatchObject({
      email: "eva@team.example",
      new_email: "eva.new@team.example",
    });
    const link = await mailedToken(server, "eva.new@team.example");
    expect((await look(link)).body).toMatchObject({ purpose: "email", email: "eva.new@team.example" });
    const confirm = () => server.call("POST /auth/new-email", { body: { token: link } });
    expect((await confirm()).status).toBe(204);
    expect((await server.call("GET /auth/me", { token: eva.token })).body.email).toBe("eva.new@team.example");
    const [told] = await mailsTo(server, "eva@team.example");
    expect(told?.text).toContain("eva.new@team.example");
    expect((await confirm()).status).toBe(404);
  });

  test("who has lost a phone is signed out everywhere by an owner, and can sign in again", async () => {
    const ema = await signedInAs(server, "track", "ema");
    const path = `POST /people/${ema.id}/sign-out`;
    expect(await server.call(path, { token, body: PROOF })).toMatchObject({
      status: 200,
      body: { id: ema.id, state: "active" },
    });
    expect((await server.call("GET /auth/me", { token: ema.token })).status).toBe(401);
    expect((await server.call("POST /auth/refresh", { body: { token: ema.refreshToken } })).status).toBe(401);
    expect((await signedInAs(server, "track", "ema-again")).token).toBeTruthy();
    // One's own session goes on where one asks for oneself.
    const own = (await people()).find(({ email }: { email: string }) => email === ADMIN.email);
    const other = await server.signIn();
    expect((await server.call(`POST /people/${own.id}/sign-out`, { token, body: PROOF })).status).toBe(200);
    expect((await server.call("GET /auth/me", { token })).status).toBe(200);
    expect((await server.call("GET /auth/me", { token: other })).status).toBe(401);
    expect((await server.call("POST /people/999999/sign-out", { token, body: PROOF })).status).toBe(404);
  });

  test("whose account is ended is out at once, can't come back, and keeps the name in the log", async () => {
    const petr = await signedInAs(server, ["content", "messages"], "petr");
    const sponsor = { translations: { en: { name: "Tyres" }, cs: { name: "Gumy" } } };
    expect((await server.call("POST /sponsors", { token: petr.token, body: sponsor })).status).toBe(201);
    const ended = await server.call(`POST /people/${petr.id}/end`, { token, body: PROOF });
    expect(ended.body).toMatchObject({ state: "ended", name: "petr" });
    expect((await server.call("GET /auth/me", { token: petr.token })).status).toBe(401);
    expect((await server.call("POST /auth/refresh", { body: { token: petr.refreshToken } })).status).toBe(
      401,
    );
    const [entry] = (await server.call("GET /history?type=sponsors", { token })).body.entries;
    expect(entry.user.name).toBe("petr");
    expect((await server.call(`POST /people/${petr.id}/end`, { token, body: PROOF })).status).toBe(404);
    // Who comes back is invited, and begins anew under the same row.
    const back = await invite("petr@team.example", { name: "Petr", roles: ["shop"] });
    expect(back.body).toMatchObject({ id: petr.id, state: "invited", roles: ["shop"] });
    expect((await accept(await mailedToken(server, "petr@team.example"))).body.user.role).toBe("shop");
  });
});

describe("the last owner", () => {
  test("can't be demoted or ended, and says so in both languages", async () => {
    const [{ id }] = (await people()).filter(({ email }: { email: string }) => email === ADMIN.email);
    for (const language of ["en", "cs"] as const) {
      const words = language === "en" ? "This is the last owner" : "Toto je poslední majitel";
      const demoted = await server.call(`PATCH /people/${id}`, {
        token,
        language,
        body: { roles: ["content"], ...PROOF },
      });
      const ended = await server.call(`POST /people/${id}/end`, { token, language, body: PROOF });
      for (const answer of [demoted, ended])
        expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining(words) } });
    }
  });

  test("is one of two who demote or end each other in the same moment", {
    tags: "both-databases",
  }, async () => {
    const [{ id: own }] = (await people()).filter(({ email }: { email: string }) => email === ADMIN.email);
    const [{ hash } = { hash: "" }] = (
      await db.execute<{ hash: string }>(sql`select password_hash as hash from users where id = ${own}`)
    ).rows;
    for (let round = 0; round < 6; round++) {
      const other = await signedInAs(server, "owner", `owner-${round}`);
      const change = (id: number, by: string) => {
        const proof = by === token ? PROOF : OTHERS_PROOF;
        return round % 2
          ? server.call(`POST /people/${id}/end`, { token: by, body: proof })
          : server.call(`PATCH /people/${id}`, { token: by, body: { roles: ["content"], ...proof } });
      };
      const answers = await Promise.all([change(other.id, token), change(own, other.token)]);
      expect(
        answers.filter(({ status }) => status === 200),
        JSON.stringify(answers),
      ).toHaveLength(1);
      const { rows } = await db.execute<{ id: number }>(
        sql`select id from users where 'owner' = any(roles) and ended_at is null and joined_at is not null`,
      );
      expect(rows).toHaveLength(1);
      // Whoever lost is made an owner again for the next round.
      await db.execute(
        sql`update users set roles = array['owner'], ended_at = null, password_hash = ${hash} where id = ${own}`,
      );
      await db.execute(sql`update users set roles = array['content'] where id = ${other.id}`);
      await db.execute(sql`update sessions set ended_at = null where user_id = ${own}`);
    }
  });

  test("may go once there is another one", async () => {
    const next = await signedInAs(server, "owner", "next");
    const last = await signedInAs(server, "owner", "leaving");
    expect(
      (
        await server.call(`PATCH /people/${last.id}`, {
          token: last.token,
          body: { roles: ["track"], ...OTHERS_PROOF },
        })
      ).status,
    ).toBe(200);
    expect((await server.call("GET /people", { token: last.token })).status).toBe(403);
    expect((await server.call(`POST /people/${next.id}/end`, { token, body: PROOF })).status).toBe(200);
  });
});

describe("ticks", () => {
  const change = (id: number, roles: unknown) =>
    server.call(`PATCH /people/${id}`, { token, body: { roles, ...PROOF }, language: "en" });

  test("several add up, each once and in one order, and count with the next call", async () => {
    const petra = await signedInAs(server, "shop", "petra-of-ticks");
    const calls = async () => {
      const names = ["GET /customers", "GET /contact-messages/count", "GET /accounting/check", "GET /people"];
      const answered: number[] = [];
      for (const name of names) answered.push((await server.call(name, { token: petra.token })).status);
      return answered;
    };
    expect(await calls()).toEqual([200, 403, 403, 403]);
    const { status, body } = await change(petra.id, ["money", "messages", "shop", "money"]);
    expect([status, body.roles]).toEqual([200, ["shop", "messages", "money"]]);
    expect(await calls()).toEqual([200, 200, 200, 403]);
    const me = await server.call("GET /auth/me", { token: petra.token });
    expect(me.body).toMatchObject({ role: "shop", roles: ["shop", "messages", "money"] });
    await change(petra.id, ["track"]);
    expect(await calls()).toEqual([403, 403, 403, 403]);
  });

  test.each([[[]], [["pilot"]], ["shop"], [null]])("%j is no choice of ticks", async (roles) => {
    const jan = await signedInAs(server, "track", `jan-${JSON.stringify(roles)}`);
    const { status, body } = await change(jan.id, roles);
    expect([status, body.errors?.[0]?.message]).toEqual([422, "Tick what they do."]);
  });

  test("the last owner keeps the tick, also among others, and may add to it", async () => {
    const [owner] = (await people()).filter(
      ({ roles, state }: { roles: string[]; state: string }) => roles.includes("owner") && state === "active",
    );
    expect((await change(owner.id, ["shop", "content", "messages", "track", "money"])).status).toBe(409);
    const { status, body } = await change(owner.id, ["track", "owner"]);
    expect([status, body.roles]).toEqual([200, ["owner", "track"]]);
    expect((await change(owner.id, ["owner"])).status).toBe(200);
  });
});
