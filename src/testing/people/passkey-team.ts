import { beforeAll, beforeEach, expect } from "vitest";
import { setPassword } from "#features/accounts/server/passwords/set-password.ts";
import { testLog } from "../test-log.ts";
import { type TestServer, testServer } from "../test-server.ts";
import { passkeyDevice } from "./passkey-device.ts";

export type PasskeyDevice = ReturnType<typeof passkeyDevice>;

const ORIGIN = "https://www.tym.cz";

/** A site with one owner, fresh for each test, and the calls by which passkeys are made and used. */
export function passkeyTeam() {
  const email = "boss@team.example";
  const password = "gravel and smoke";
  const passwordProof = { current_password: password };
  const log = testLog();
  let server: TestServer;
  let clock = new Date("2027-05-01T12:00:00Z");

  const forward = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
    server.setNow(clock);
  };
  beforeAll(async () => {
    server = await testServer({ PUBLIC_URL: ORIGIN, TRUST_PROXY: "1" }, log);
  });
  beforeEach(async () => {
    // Attempts are counted by the quarter of an hour.
    forward(3600);
    log.lines.length = 0;
    await server.services.db.execute("delete from users");
    await setPassword(server.services, email, password);
  });

  const newDevice = (options?: { counts?: boolean }) => passkeyDevice(ORIGIN, options);
  const post = (path: string, body: object = {}, token?: string, language: "en" | "cs" = "en") =>
    server.call(`POST ${path}`, { body, language, ...(token && { token }) });
  const login = (more: object = {}) => post("/auth/login", { email, password, ...more });
  const bearerOf = async () => (await login()).body.token as string;

  /** Gives the boss a passkey; answers the session that made it and the recovery codes. */
  async function withPasskey(device: PasskeyDevice = newDevice(), name = "Phone") {
    const token = await bearerOf();
    const asked = await post("/auth/passkeys/start", passwordProof, token);
    const { status, body } = await post("/auth/passkeys", { ...device.create(asked.body), name }, token);
    expect(status).toBe(201);
    return { device, token, codes: body.recovery_codes as string[], passkeys: body.passkeys };
  }

  const ask = async () => (await post("/auth/passkey/start")).body;
  const signIn = async (device: PasskeyDevice, told: Parameters<PasskeyDevice["sign"]>[1] = {}) =>
    post("/auth/passkey", device.sign(await ask(), told));
  const proofOf = async (device: PasskeyDevice, token: string) => ({
    passkey: device.sign((await post("/auth/passkeys/proof", {}, token)).body),
  });

  return {
    email,
    password,
    passwordProof,
    log,
    forward,
    newDevice,
    post,
    login,
    bearerOf,
    withPasskey,
    ask,
    signIn,
    proofOf,
    server: () => server,
    now: () => clock,
  };
}
