// @module-tag processes
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { users } from "#features/accounts/server/accounts.table.ts";
import { passkeys } from "#features/accounts/server/passkeys/passkeys.table.ts";
import { isPassword } from "#features/accounts/server/passwords/passwords.ts";
import { recoveryCodes, secondFactors } from "#features/accounts/server/second-factor/second-factor.table.ts";
import { readConfig } from "#kit/server/config/config.ts";
import { openDatabase } from "#kit/server/database/database.ts";
import { testLog } from "#testing/test-log.ts";
import { MIGRATIONS } from "../services.ts";
import { listenForCommands } from "../start/control-socket.ts";
import { type AdminWish, adminWish, fulfil, InputError } from "./admin-wish.ts";

const folder = mkdtempSync(join(tmpdir(), "admin-command-"));
afterAll(() => rmSync(folder, { recursive: true }));
const openOwn = () => openDatabase({ folder: join(folder, "database") });

/** Runs the command as `npm run admin` does, with what is typed at its questions. */
function run(args: string[], typed = ""): Promise<{ code: number; out: string; err: string }> {
  const command = join(import.meta.dirname, "admin-command.ts");
  return new Promise((resolve) => {
    const environment = { ...process.env, DATA_DIR: folder, DATABASE_URL: "", LEAKED_PASSWORDS_URL: "off" };
    const child = execFile(process.execPath, [command, ...args], { env: environment }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin?.end(typed);
  });
}

const config = readConfig({ DATA_DIR: folder, LEAKED_PASSWORDS_URL: "off" });

/**
 * What the command says to wishes, without a process that reads all its code for each. How it is said, and that the
 * process ends with 1 where one is refused, is seen where it is run.
 */
async function said(...wishes: AdminWish[]): Promise<string[]> {
  const open = await openOwn();
  try {
    await open.migrate(MIGRATIONS);
    const answers: string[] = [];
    for (const wish of wishes)
      answers.push(
        await fulfil({ db: open.db, now: () => new Date(), config, log: testLog() }, wish).catch((error) => {
          if (!(error instanceof InputError)) throw error;
          return `refused: ${error.message}`;
        }),
      );
    return answers;
  } finally {
    await open.close();
  }
}

async function passwordIs(email: string, password: string): Promise<boolean> {
  const open = await openOwn();
  const [user] = await open.db.select().from(users).where(eq(users.email, email));
  await open.close();
  return isPassword(password, user?.password_hash);
}

test("where there is no database it makes none, and says what to do", { timeout: 120_000 }, async () => {
  const { code, out, err } = await run(["boss@team.example", "on another site"]);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^DATA_DIR: there is no database in .+ run `paddock admin`\n$/);
  expect(readdirSync(folder)).not.toContain("database");
});

test("adds an administrator, sets a password, asks for what is missing, and prints a random one", {
  timeout: 120_000,
}, async () => {
  await said();
  const added = await run(["Boss@team.example", "from the start"]);
  expect(added).toEqual({ code: 0, out: "Added the administrator Boss@team.example.\n", err: "" });
  expect(await passwordIs("boss@team.example", "from the start")).toBe(true);

  const asked = await run([], "boss@team.example\nchosen by hand\n");
  expect(asked.out).toContain("Set the password for boss@team.example.");
  expect(asked.out).not.toContain("chosen by hand");
  expect(await passwordIs("boss@team.example", "chosen by hand")).toBe(true);

  const { out } = await run(["boss@team.example"], "\n");
  const random = /Password: (\S{22}) \(shown only now\)/.exec(out)?.[1] ?? "";
  expect(await passwordIs("boss@team.example", random)).toBe(true);
});

test("removes the passkeys of a user who has lost the devices, and says what is left to sign in with", {
  timeout: 120_000,
}, async () => {
  await said({ email: "mechanic@team.example", password: "sideways all night" });
  const open = await openOwn();
  const [mechanic] = await open.db.select().from(users).where(eq(users.email, "mechanic@team.example"));
  const user_id = mechanic?.id ?? 0;
  const of = (credential_id: string) => ({
    user_id,
    name: credential_id,
    credential_id,
    public_key: "key",
    counter: 0,
    transports: [],
    host: "www.tym.cz",
    user_handle: "handle",
    created_at: new Date(),
  });
  await open.db.insert(passkeys).values([of("phone"), of("laptop")]);
  await open.db.insert(recoveryCodes).values({ user_id, mark: "A", hash: "hash" });
  await open.close();

  expect(await run(["mechanic@team.example", "--no-passkeys"])).toEqual({
    code: 0,
    out: "Removed 2 passkeys from mechanic@team.example. The password is unchanged.\n",
    err: "",
  });
  const after = await openOwn();
  expect(await after.db.$count(passkeys)).toBe(0);
  expect(await after.db.$count(recoveryCodes, eq(recoveryCodes.user_id, user_id))).toBe(0);
  await after.close();
  expect(await passwordIs("mechanic@team.example", "sideways all night")).toBe(true);
  expect(
    await said(
      { email: "mechanic@team.example", remove: "passkeys" },
      { email: "nobody@team.example", remove: "passkeys" },
    ),
  ).toEqual([
    "mechanic@team.example has no passkeys.",
    "refused: There is no administrator with the e-mail nobody@team.example.",
  ]);
});

test("turns two-step sign-in of a user off who has lost the app, and leaves the password", {
  timeout: 120_000,
}, async () => {
  await said({ email: "driver@team.example", password: "sideways all day" });
  const open = await openOwn();
  const now = new Date();
  const [driver] = await open.db.select().from(users).where(eq(users.email, "driver@team.example"));
  const user_id = driver?.id ?? 0;
  await open.db
    .insert(secondFactors)
    .values({ user_id, sealed_secret: "sealed", created_at: now, confirmed_at: now });
  await open.db.insert(recoveryCodes).values({ user_id, mark: "A", hash: "hash" });
  await open.close();

  expect(await run(["driver@team.example", "--no-second-factor"])).toEqual({
    code: 0,
    out: "Turned off two-step sign-in for driver@team.example. The password is unchanged.\n",
    err: "",
  });
  const after = await openOwn();
  expect(await after.db.$count(secondFactors)).toBe(0);
  expect(await after.db.$count(recoveryCodes)).toBe(0);
  await after.close();
  expect(await passwordIs("driver@team.example", "sideways all day")).toBe(true);
  expect((await run(["--no-second-factor", "driver@team.example"])).out).toBe(
    "Two-step sign-in was already off for driver@team.example.\n",
  );
  expect(await run(["nobody@team.example", "--no-second-factor"])).toMatchObject({
    code: 1,
    err: "There is no administrator with the e-mail nobody@team.example.\n",
  });
});

test("refuses what is no e-mail, and a short, a common and a telling password in one line", {
  timeout: 120_000,
}, async () => {
  expect(await run(["boss", "long enough"])).toMatchObject({
    code: 1,
    err: "This is not an e-mail address.\n",
  });
  expect(await run(["boss@team.example", "short"])).toMatchObject({
    code: 1,
    err: "The password must have at least 8 characters.\n",
  });
  expect(
    await said(
      { email: "boss@team.example", password: "PASSWORD1" },
      { email: "mechanic@team.example", password: "Mechanic2026" },
    ),
  ).toEqual([
    "refused: This password is one of the most common ones. Choose another.",
    "refused: The password is made only of the name, the e-mail or the team. Choose another.",
  ]);
  expect(await passwordIs("mechanic@team.example", "Mechanic2026")).toBe(false);
});

test("while a process that hears no commands holds the embedded database it says to stop the server first", {
  timeout: 120_000,
}, async () => {
  const server = await openOwn();
  const { code, err, out } = await run(["boss@team.example", "long enough"]);
  await server.close();
  expect(code).toBe(1);
  expect(err).toMatch(/^Stop the server first/);
  expect(out).toBe("");
});

test("beside a running server, which holds the embedded database, the server does it", {
  timeout: 120_000,
}, async () => {
  await said({ email: "running@team.example", password: "before it runs" });
  const server = await openOwn();
  const services = { db: server.db, now: () => new Date(), config, log: testLog() };
  const ear = await listenForCommands(
    { config, log: testLog() },
    {
      admin: async (given) => ({ said: await fulfil(services, adminWish.parse(given)) }),
      hears: async () => ({}),
    },
  );
  expect(await run(["running@team.example", "while it runs"])).toEqual({
    code: 0,
    out: "Set the password for running@team.example.\n",
    err: "",
  });
  expect(await run(["running@team.example", "short"])).toMatchObject({
    code: 1,
    err: "The password must have at least 8 characters.\n",
  });
  expect((await run(["running@team.example", "--no-second-factor"])).out).toBe(
    "Two-step sign-in was already off for running@team.example.\n",
  );
  const { mode } = statSync(join(folder, "control.sock"));
  expect(mode & 0o777).toBe(0o600);
  ear.close();
  await server.close();
  expect(await passwordIs("running@team.example", "while it runs")).toBe(true);
});
