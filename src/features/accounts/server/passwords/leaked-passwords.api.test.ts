import { afterAll, expect, test } from "vitest";
import { startLeakedPasswordsServer } from "#testing/outside/leaked-passwords-server.ts";
import { mailedToken } from "#testing/people/mailed-link.ts";
import { testLog } from "#testing/test-log.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";

/** What becomes of passwords that stand in published leaks. */

const LEAKED = "tyre smoke at dusk";
const service = await startLeakedPasswordsServer([LEAKED]);
afterAll(() => service.close());
const log = testLog();
const server = await testServer({ LEAKED_PASSWORDS_URL: service.url }, log);
const token = await server.signIn();
let password: string = ADMIN.password;

const change = async (new_password: string, language: "en" | "cs" = "en") => {
  const body = { current_password: password, new_password };
  const answer = await server.call("PUT /auth/password", { token, language, body });
  if (answer.status === 204) password = new_password;
  return answer;
};

test("one that leaked is refused in both languages, and the service learns five digits of a hash", async () => {
  service.asked = [];
  for (const [language, words] of [
    ["en", "in a leak from another website"],
    ["cs", "uniklo z jiného webu"],
  ] as const)
    expect(await change(LEAKED, language)).toMatchObject({
      status: 422,
      body: { errors: [{ path: "new_password", message: expect.stringContaining(words) }] },
    });
  expect(service.asked).toHaveLength(2);
  for (const asked of service.asked) expect(asked).toMatch(/^GET \/range\/[0-9A-F]{5}$/);
  expect((await change("tyre smoke at dawn")).status).toBe(204);
});

test("an invited person can't take one either", async () => {
  const email = "leaky@team.example";
  await server.call("POST /people", {
    token,
    body: { name: "Ivo", email, roles: ["shop"], language: "cs", current_password: "tyre smoke at dawn" },
  });
  const link = await mailedToken(server, email);
  const accept = (new_password: string) =>
    server.call("POST /auth/invitation", { body: { token: link, new_password } });
  expect(await accept(LEAKED)).toMatchObject({ status: 422, body: { errors: [{ path: "new_password" }] } });
  expect((await accept("chalk lines on tarmac")).status).toBe(200);
});

test.each(["hang-up", "503", "429", "cut-off", "not-json"] as const)(
  "a service that answers %s keeps nobody from a new password",
  async (misbehaviour) => {
    service.next(misbehaviour);
    expect((await change(`after rain it is ${misbehaviour}`)).status).toBe(204);
  },
);

test("what went wrong is in the log, and neither a password nor its hash", async () => {
  service.isAway = true;
  log.lines.length = 0;
  expect((await change("nobody answers tonight")).status).toBe(204);
  service.isAway = false;
  const [line] = log.lines.filter(({ message }) => message?.includes("leaked"));
  expect(line).toBeDefined();
  expect(JSON.stringify(log.lines)).not.toMatch(/nobody answers|range\//);
});
