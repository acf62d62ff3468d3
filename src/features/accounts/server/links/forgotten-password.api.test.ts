import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { ownAddresses } from "#kit/server/own-address/own-addresses.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { mailedToken, mailsTo } from "#testing/people/mailed-link.ts";
import { signedInAs } from "#testing/people/team.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";
import { users } from "../accounts.table.ts";

const server = await testServer();
const { db } = server.services;
const PASSWORD = "four wheels sideways";

beforeAll(async () => void (await server.signIn()));
beforeEach(async () => void (await db.delete(rateLimitHits)));

const ask = (email: string, language: "en" | "cs" = "en", host = "localhost") =>
  server.call("POST /auth/forgotten-password", { language, body: { email }, headers: { host } });
const set = (token: string, new_password = PASSWORD) =>
  server.call("POST /auth/new-password", { body: { token, new_password } });

/** Until every request that was made so far has been looked at. */
const worked = () =>
  vi.waitFor(
    async () => {
      const { rows } = await db.execute(
        sql`select id from pgboss.job where name = 'forgotten-password' and state in ('created', 'active', 'retry')`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000 },
  );

test("a known and an unknown address get the same answer, and only the known one a mail in its language", async () => {
  const { id } = await signedInAs(server, ["content", "messages"], "known");
  await db.update(users).set({ language: "cs" }).where(eq(users.id, id));
  const [known, unknown] = [await ask(" KNOWN@team.example"), await ask("unknown@team.example")];
  expect([known.status, known.body]).toEqual([204, ""]);
  expect([unknown.status, unknown.body]).toEqual([204, ""]);
  const kept = ({ headers }: typeof known) => ({ ...headers, date: null, "x-request-id": null });
  expect(kept(known)).toEqual(kept(unknown));
  const [mail] = await mailsTo(server, "known@team.example");
  expect(mail?.subject).toMatch(/^Nové heslo/);
  await worked();
  expect(await db.$count(mails, eq(mails.toAddress, "unknown@team.example"))).toBe(0);
});

test("neither who is invited nor whose account has ended gets a mail", async () => {
  const gone = await signedInAs(server, ["content", "messages"], "gone");
  await db.update(users).set({ ended_at: new Date() }).where(eq(users.id, gone.id));
  const invited = await signedInAs(server, ["content", "messages"], "invited");
  await db.update(users).set({ joined_at: null }).where(eq(users.id, invited.id));
  await ask("gone@team.example");
  await ask("invited@team.example");
  await worked();
  expect(
    await db.$count(mails, sql`${mails.toAddress} in ('gone@team.example', 'invited@team.example')`),
  ).toBe(0);
});

test("whoever asks does not say where the link leads", async () => {
  await signedInAs(server, "owner", "meant");
  await ask("meant@team.example", "en", "192.168.1.66:8000");
  const [mail] = await mailsTo(server, "meant@team.example");
  expect(mail?.text).toContain("http://localhost/team-access");
  expect(mail?.text).not.toContain("192.168");
});

test("where no owner has signed in and nothing names the site, no link is mailed; after a sign-in it is", async () => {
  await signedInAs(server, "owner", "early");
  const known = await db.delete(ownAddresses).returning();
  await server.services.ownAddress.load();
  await ask("early@team.example");
  await worked();
  expect(await db.$count(mails, eq(mails.toAddress, "early@team.example"))).toBe(0);
  await db.insert(ownAddresses).values(known);
  await server.services.ownAddress.load();
  await ask("early@team.example", "en", "evil.attacker.com");
  const [mail] = await mailsTo(server, "early@team.example");
  expect(mail?.text).toContain("http://localhost/team-access");
});

test("the link sets a password once, within an hour, and ends all sessions", async () => {
  const person = await signedInAs(server, "shop", "lost");
  await ask("lost@team.example");
  const link = await mailedToken(server, "lost@team.example");
  expect((await server.call("POST /auth/links", { body: { token: link } })).body).toMatchObject({
    purpose: "password",
    name: "lost",
  });
  expect((await set(link, "password123")).body.errors).toMatchObject([{ path: "new_password" }]);
  const done = await set(link);
  expect([done.status, done.body]).toEqual([204, ""]);
  expect((await server.call("GET /auth/me", { token: person.token })).status).toBe(401);
  expect((await set(link)).status).toBe(404);
  const login = await server.call("POST /auth/login", {
    body: { email: "lost@team.example", password: PASSWORD },
  });
  expect(login.status).toBe(200);

  await ask("lost@team.example");
  const late = await mailedToken(server, "lost@team.example", 2);
  server.setNow(new Date(Date.now() + 3_600_000));
  expect((await set(late)).status).toBe(404);
  server.setNow(null);
  // An invitation's or an e-mail's call takes no link for a password.
  expect(
    (await server.call("POST /auth/invitation", { body: { token: late, new_password: PASSWORD } })).status,
  ).toBe(404);
  expect((await server.call("POST /auth/new-email", { body: { token: late } })).status).toBe(404);
  expect((await set(late)).status).toBe(204);
});

test("a second factor is asked for as before", async () => {
  const { id } = await signedInAs(server, "owner", "careful");
  await db.execute(
    sql`insert into second_factors (user_id, sealed_secret, created_at, confirmed_at) values (${id}, 'x', now(), now())`,
  );
  await ask("careful@team.example");
  await set(await mailedToken(server, "careful@team.example"));
  const login = await server.call("POST /auth/login", {
    body: { email: "careful@team.example", password: PASSWORD },
  });
  expect(login.body.code).toBe("SECOND_FACTOR_REQUIRED");
});

test("ten requests of one address in an hour, known or not, then 429; three mails to one person", async () => {
  for (let n = 0; n < 10; n++)
    expect((await ask(n % 2 ? ADMIN.email : "nobody@team.example")).status).toBe(204);
  for (const email of [ADMIN.email, "nobody@team.example"]) {
    const { status, headers } = await ask(email, "cs");
    expect([status, Number(headers["retry-after"]) > 3000]).toEqual([429, true]);
  }
  await worked();
  expect(await db.$count(mails, eq(mails.toAddress, ADMIN.email))).toBe(3);
});
