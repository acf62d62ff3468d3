import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLog } from "#kit/server/log.ts";
import { codeAt } from "#testing/people/authenticator.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";

/** What those see who run the site: metrics and logs, and what neither may ever show. */

const METRICS_TOKEN = "a-token-for-prometheus-1234";

const written: string[] = [];
const log = createLog({ LOG_LEVEL: "debug" }, { write: (line: string) => void written.push(line) });
const server = await testServer({ METRICS_TOKEN, TRUST_PROXY: "127.0.0.1" }, log);
const { app, call } = server;
const lines = () => written.map((line) => JSON.parse(line));

const metrics = async () =>
  (await app.inject({ url: "/metrics", headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).body;
/** The value of one line, such as `paddock_mails{state="queued"}`. */
const measured = (text: string, name: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .at(-1),
  );

test.each([
  ["nobody's", undefined],
  ["a wrong", "Bearer a-token-for-prometheus-1235"],
  ["a short", "Bearer a"],
  ["an empty", "Bearer "],
  ["a basic", `Basic ${METRICS_TOKEN}`],
])("metrics are 404 with %s token, also from this machine", async (_, authorization) => {
  const answer = await app.inject({ url: "/metrics", headers: { ...(authorization && { authorization }) } });
  expect([answer.statusCode, answer.json().code]).toEqual([404, "NOT_FOUND"]);
});

test("metrics count requests by route, kept answers, jobs, mails, and what the process takes", {
  tags: "both-databases",
}, async () => {
  const route = '{route="/api/cars/:slug",method="GET",status="404"}';
  const before = await metrics();
  for (const slug of ["a", "b"]) await call(`GET /cars/${slug}`);
  for (let i = 0; i < 3; i++) await call("GET /sponsors");
  const after = await metrics();
  const grown = (name: string) => measured(after, name) - (measured(before, name) || 0);
  expect(grown(`paddock_http_requests_total${route}`)).toBe(2);
  expect(grown('paddock_http_request_seconds_count{route="/api/cars/:slug",method="GET"}')).toBe(2);
  expect(grown('paddock_answers_total{outcome="hit"}')).toBe(2);
  // Kept answers go out before all other hooks, and count all the same.
  expect(grown('paddock_http_requests_total{route="/api/sponsors",method="GET",status="200"}')).toBe(3);
  expect(measured(after, "paddock_answers_kept")).toBeGreaterThan(0);
  expect(measured(after, 'paddock_jobs{queue="send-mail",state="failed"}')).toBe(0);
  expect(measured(after, 'paddock_mails{state="queued"}')).toBe(0);
  expect(measured(after, "paddock_database_ping_seconds")).toBeGreaterThan(0);
  expect(measured(after, "process_resident_memory_bytes")).toBeGreaterThan(1e6);
  if (server.services.open.kind === "server")
    expect(after).toMatch(/paddock_database_connections\{state="idle"\} \d/);
  // Patterns only: an address may hold a key.
  expect(after).not.toMatch(/\/api\/cars\/a"/);
});

test("jobs that failed are counted for a day, though some are stored for longer", async () => {
  const failed = () => metrics().then((text) => measured(text, 'paddock_jobs{queue="daily",state="failed"}'));
  await server.services.db.execute(sql`insert into pgboss.job (name, state, completed_on) values
    ('daily', 'failed', now() - interval '23 hours'), ('daily', 'failed', now() - interval '25 hours')`);
  expect(await failed()).toBe(1);
});

test("a request's id is in its answer, its log line and its error, and comes from the proxy where it is sane", async () => {
  const asked = (id: string) => app.inject({ url: "/api/sponsors", headers: { "x-request-id": id } });
  expect((await asked("from-the-proxy-1")).headers["x-request-id"]).toBe("from-the-proxy-1");
  const own = (await asked('"\n{"level":60}')).headers["x-request-id"];
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines()).toContainEqual(
    expect.objectContaining({ request_id: own, method: "GET", route: "/api/sponsors", status: 200 }),
  );
  await server.services.db.execute(sql`alter table achievements rename to mislaid`);
  const failed = await call("GET /achievements", { headers: { "x-request-id": "from-the-proxy-2" } });
  await server.services.db.execute(sql`alter table mislaid rename to achievements`);
  expect(failed).toMatchObject({ status: 500, body: { code: "INTERNAL", request_id: "from-the-proxy-2" } });
  expect(lines()).toContainEqual(
    expect.objectContaining({ level: 50, request_id: "from-the-proxy-2", err: expect.anything() }),
  );
});

test("nothing secret or personal reaches the log, at its most talkative, not even when the database fails", async () => {
  const customer = {
    name: "Xaver Tajný",
    email: "xaver.tajny@example.cz",
    phone: "+420 777 123 987",
    address: "Utajená 7, Česká Lípa",
  };
  const { payload } = await openShop(server.services);
  const order = { ...payload, customer, note: "Prosím potichu" };
  const message = {
    ...customer,
    subject: "Důvěrné",
    message: "Mezi námi",
    gdprConsent: true,
    termsAgreed: true,
  };
  const { body: session } = await call("POST /auth/login", { body: ADMIN });
  const wrong = "moje-tajne-heslo";
  await call("POST /auth/login", { body: { email: customer.email, password: wrong } });
  const { recovery_codes, ...app } = await secondFactorOf(session.accessToken);
  const placed: number[] = [];
  const talk = async () => {
    const headers = { cookie: "language=cs; tajna-susenka=1" };
    placed.push((await call("POST /orders", { body: order, headers })).status);
    await call("POST /contact-messages", { body: message });
    await call("GET /orders/mine/1/AbCdEfGhIjKlMnOpQrStUvWxYz012345");
    await call(`GET /customer-data?email=${customer.email}`, { token: session.accessToken });
    for (const code of [app.code, "654321", recovery_codes[0]])
      await call("POST /auth/login", { body: { ...ADMIN, code } });
    await call("POST /auth/refresh", { body: { token: session.refreshToken } });
  };
  await talk();
  const tables = ["contact_messages", "orders", "rate_limit_hits", "refresh_tokens", "recovery_codes"];
  for (const table of tables)
    await server.services.db.execute(sql.raw(`alter table ${table} rename to x_${table}`));
  await talk();
  for (const table of tables)
    await server.services.db.execute(sql.raw(`alter table x_${table} rename to ${table}`));
  expect(placed).toEqual([201, 500]);
  const refusedSignIn = {
    level: 40,
    msg: "A sign-in was refused",
    user: null,
    request_id: expect.anything(),
  };
  expect(lines()).toContainEqual(expect.objectContaining(refusedSignIn));
  expect(lines().filter(({ level }) => level === 50).length, "faults were logged").toBeGreaterThan(2);
  const secrets = [
    ...Object.values(customer),
    ...["Xaver", "Tajn", "tajny", "Utajen", "777 123", "potichu", "Důvěrné", "Mezi nám", "susenka"],
    ...[ADMIN.password, wrong, METRICS_TOKEN, "AbCdEfGhIjKlMnOp"],
    ...[app.secret, app.code, "654321", ...recovery_codes],
    ...[session.accessToken, session.refreshToken, server.services.config.TOKEN_SECRET],
  ];
  for (const secret of secrets) expect(written.join("")).not.toContain(secret);
});

/** Turns two-step sign-in on; what was told and typed with it. */
async function secondFactorOf(token: string) {
  const start = { token, body: { current_password: ADMIN.password } };
  const { secret } = (await call("POST /auth/second-factor/start", start)).body;
  const code = codeAt(secret, new Date());
  const { body, status } = await call("POST /auth/second-factor/confirm", { token, body: { code } });
  expect(status).toBe(200);
  return { secret: secret as string, code, recovery_codes: body.recovery_codes as string[] };
}
