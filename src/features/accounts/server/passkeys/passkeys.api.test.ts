import { desc } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mailedToken } from "#testing/mailed-link.ts";
import { passkeyDevice } from "#testing/passkey-device.ts";
import { signedInAs } from "#testing/team.ts";
import { testLog } from "#testing/test-log.ts";
import { type TestServer, testServer } from "#testing/test-server.ts";
import { setPassword } from "../passwords/set-password.ts";
import { resetPasskeys } from "./remove-passkeys.ts";

/** Passkeys from their making to their end, with a device in software. */

const ORIGIN = "https://www.tym.cz";
const email = "boss@team.example";
const password = "gravel and smoke";
const PROOF = { current_password: password };

const log = testLog();
let server: TestServer;
let clock: Date;

beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: ORIGIN, TRUST_PROXY: "1" }, log);
});
beforeEach(async () => {
  clock = new Date((clock ?? new Date("2027-05-01T12:00:00Z")).getTime() + 3_600_000);
  server.setNow(clock);
  log.lines.length = 0;
  await server.services.db.execute("delete from users");
  await setPassword(server.services, email, password);
});

const forward = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
  server.setNow(clock);
};
const post = (path: string, body: object = {}, token?: string, language: "en" | "cs" = "en") =>
  server.call(`POST ${path}`, { body, language, ...(token && { token }) });
const login = (more: object = {}) => post("/auth/login", { email, password, ...more });
const bearerOf = async () => (await login()).body.token as string;
type Device = ReturnType<typeof passkeyDevice>;

/** Gives the boss a passkey; answers the session that made it and the recovery codes. */
async function withPasskey(device: Device = passkeyDevice(ORIGIN), name = "Phone") {
  const token = await bearerOf();
  const asked = await post("/auth/passkeys/start", PROOF, token);
  const made = device.create(asked.body);
  const { status, body } = await post("/auth/passkeys", { ...made, name }, token);
  expect(status).toBe(201);
  return { device, token, codes: body.recovery_codes as string[], passkeys: body.passkeys, made };
}

const ask = async () => (await post("/auth/passkey/start")).body;
const signIn = async (device: Device, told: Parameters<Device["sign"]>[1] = {}) =>
  post("/auth/passkey", device.sign(await ask(), told));
const proofOf = async (device: Device, token: string) => ({
  passkey: device.sign((await post("/auth/passkeys/proof", {}, token)).body),
});

describe("a passkey", () => {
  test("signs in alone, by the handle that its device knows, and says when", async () => {
    const { device, token } = await withPasskey();
    const { status, body, headers } = await signIn(device);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.user).toMatchObject({ email, role: "admin" });
    expect((await server.call("GET /auth/me", { token: body.token })).status).toBe(200);
    const [own] = (await server.call("GET /auth/passkeys", { token })).body.passkeys;
    expect(own).toMatchObject({ name: "Phone", host: "www.tym.cz", here: true });
    expect(own.last_used).toBe(clock.toISOString());
    expect(JSON.stringify(own)).not.toContain("key");
  });

  test("of a device that counts nothing signs in again and again", async () => {
    const { device } = await withPasskey(passkeyDevice(ORIGIN, { counts: false }));
    for (let time = 0; time < 3; time++) expect((await signIn(device)).status).toBe(200);
  });

  test("brings recovery codes with the first one and ends other sessions, the second one does neither", async () => {
    const other = await bearerOf();
    const { codes, device, token } = await withPasskey();
    expect(codes).toHaveLength(10);
    expect((await server.call("GET /auth/me", { token: other })).status).toBe(401);
    const phone = (await signIn(device)).body.token;
    const asked = await post("/auth/passkeys/start", await proofOf(device, token), token);
    expect(asked.body.options.excludeCredentials).toHaveLength(1);
    const second = await post("/auth/passkeys", passkeyDevice(ORIGIN).create(asked.body), token);
    expect(second.body).toMatchObject({ recovery_codes: null, passkeys: [{ name: "Phone" }, {}] });
    expect((await server.call("GET /auth/me", { token: phone })).status).toBe(200);
  });

  test("is a second factor: the password alone does not do any more, with a recovery code it does", async () => {
    const { codes } = await withPasskey();
    const refused = await login();
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ code: "SECOND_FACTOR_REQUIRED", ways: ["passkey", "recovery"] });
    expect((await login({ code: "123456" })).body.code).toBe("SECOND_FACTOR_WRONG");
    expect((await login({ code: codes[0] })).status).toBe(200);
    expect((await login({ code: codes[0] })).status).toBe(401);
  });

  test("of somebody who forgot the password is asked for after the new one all the same", async () => {
    await withPasskey();
    await post("/auth/forgotten-password", { email });
    const token = await mailedToken(server, email);
    expect((await post("/auth/new-password", { token, new_password: "sideways again" })).status).toBe(204);
    const { body } = await post("/auth/login", { email, password: "sideways again" });
    expect(body.code).toBe("SECOND_FACTOR_REQUIRED");
  });

  test("counts where everybody must have a second factor", async () => {
    const { device, token } = await withPasskey();
    const demand = (bearer: string, demanded: boolean) =>
      server.call("PUT /people/second-factor", { token: bearer, body: { demanded } });
    expect((await demand(token, true)).body).toEqual({ demanded: true });
    const { body } = await signIn(device);
    expect(body.user).not.toHaveProperty("second_factor_missing");
    expect((await server.call("GET /people", { token: body.token })).body[0].second_factor).toBe(true);
    // Somebody without one may make one, and is let in then.
    const track = await signedInAs(server, "track", `t${clock.getTime()}`);
    expect((await server.call("GET /auth/sessions", { token: track.token })).body.code).toBe(
      "SECOND_FACTOR_DEMANDED",
    );
    expect((await server.call("GET /auth/passkeys", { token: track.token })).status).toBe(200);
    await demand(body.token, false);
  });

  test("is no way in for who has none and demands it of others", async () => {
    const { status, body } = await server.call("PUT /people/second-factor", {
      token: await bearerOf(),
      body: { demanded: true },
      language: "en",
    });
    expect([status, body.message]).toEqual([409, expect.stringContaining("add a passkey")]);
  });

  test("is renamed, and the log of changes says what became of it", async () => {
    const { token, passkeys } = await withPasskey();
    const renamed = await server.call(`PATCH /auth/passkeys/${passkeys[0].id}`, {
      token,
      body: { name: "Key ring" },
    });
    expect(renamed.body.passkeys).toMatchObject([{ name: "Key ring" }]);
    const other = await signedInAs(server, "shop", `s${clock.getTime()}`);
    const foreign = await server.call(`PATCH /auth/passkeys/${passkeys[0].id}`, {
      token: other.token,
      body: { name: "Mine" },
    });
    expect(foreign.status).toBe(404);
    const [entry] = await server.services.db
      .select()
      .from(historyEntries)
      .orderBy(desc(historyEntries.id))
      .limit(1);
    expect(entry).toMatchObject({ before: { passkeys: "Phone" }, after: { passkeys: "Key ring" } });
  });
});

describe("adding and removing", () => {
  test("needs a proof: the password, and once there is a second factor a code or a passkey beside", async () => {
    const token = await bearerOf();
    for (const proof of [{}, { current_password: "wrong" }])
      expect((await post("/auth/passkeys/start", proof, token)).body.errors[0].path).toBe("current_password");
    const first = await withPasskey();
    const missing = await post("/auth/passkeys/start", PROOF, first.token);
    expect(missing.body.errors[0].path).toBe("code");
    const wrong = await post("/auth/passkeys/start", { ...PROOF, code: "123456" }, first.token);
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, "code"]);
    const { id } = first.passkeys[0];
    expect((await post(`/auth/passkeys/${id}/remove`, PROOF, first.token)).status).toBe(422);
    const removed = await post(
      `/auth/passkeys/${id}/remove`,
      { ...PROOF, code: first.codes[0] },
      first.token,
    );
    expect(removed.body).toMatchObject({ passkeys: [], has_password: true, needs_code: false });
    // With the last factor its recovery codes are gone, and the password alone is enough again.
    expect((await login()).status).toBe(200);
    expect((await server.call("GET /auth/second-factor", { token: first.token })).body.recovery_codes).toBe(
      0,
    );
  });

  test("ends the sessions elsewhere when one is removed", async () => {
    const { device, token, passkeys } = await withPasskey();
    const phone = (await signIn(device)).body.token;
    await post(`/auth/passkeys/${passkeys[0].id}/remove`, await proofOf(device, token), token);
    expect((await server.call("GET /auth/me", { token: phone })).status).toBe(401);
    expect((await server.call("GET /auth/me", { token })).status).toBe(200);
    expect((await signIn(device)).body.reason).toBe("unknown");
  });

  test.each(["en", "cs"] as const)("the last one of who has no password stays (%s)", async (language) => {
    const { device, token, passkeys } = await withPasskey();
    await server.services.db.execute("update users set password_hash = null");
    const path = `/auth/passkeys/${passkeys[0].id}/remove`;
    const refused = await post(path, await proofOf(device, token), token, language);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      language === "en"
        ? "This is your only way to sign in. Set a password or add another passkey first."
        : "Jinak se přihlásit nemůžete. Nejdřív si nastavte heslo nebo přidejte další přístupový klíč.",
    ]);
    // A password that is set with the passkey is another way in.
    const body = { ...(await proofOf(device, token)), new_password: "brand new sideways" };
    expect((await server.call("PUT /auth/password", { token, body })).status).toBe(204);
    expect((await post(path, await proofOf(device, token), token)).status).toBe(200);
  });

  test("two at once can't take both ways in", async () => {
    const { device, token, passkeys } = await withPasskey();
    const asked = await post("/auth/passkeys/start", await proofOf(device, token), token);
    const other = passkeyDevice(ORIGIN);
    const both = await post("/auth/passkeys", other.create(asked.body), token);
    await server.services.db.execute("update users set password_hash = null");
    const proofs = [await proofOf(device, token), await proofOf(other, token)];
    const answers = await Promise.all(
      both.body.passkeys.map(({ id }: { id: number }, index: number) =>
        post(`/auth/passkeys/${id}/remove`, proofs[index] as object, token),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(passkeys).toHaveLength(1);
  });

  test("an ended account has none any more, and `npm run admin` takes them away", async () => {
    const { device } = await withPasskey();
    const shop = await signedInAs(server, "owner", `o${clock.getTime()}`);
    expect(await resetPasskeys(server.services, "nobody@team.example")).toBeNull();
    expect(await resetPasskeys(server.services, email)).toEqual({ removed: 1, hasPassword: true });
    expect((await signIn(device)).body.reason).toBe("unknown");
    const again = await withPasskey();
    const people = (await server.call("GET /people", { token: shop.token })).body;
    const { id } = people.find((person: { email: string }) => person.email === email);
    expect((await post(`/people/${id}/end`, {}, shop.token)).status).toBe(200);
    expect((await signIn(again.device)).body.reason).toBe("unknown");
  });
});

describe("an invited person", () => {
  async function invite() {
    const to = `invited-${clock.getTime()}@team.example`;
    const body = { name: "Jana", email: to, role: "track", language: "cs" };
    expect((await post("/people", body, await bearerOf())).status).toBe(201);
    return { to, token: await mailedToken(server, to) };
  }

  test("sets a passkey in place of a password, and signs in with it from then on", async () => {
    const { to, token } = await invite();
    const device = passkeyDevice(ORIGIN);
    const { body: asked } = await post("/auth/invitation/passkey", { token });
    expect(asked.options.user).toMatchObject({ name: to, displayName: "Jana" });
    const passkey = device.create(asked);
    const accepted = await post("/auth/invitation", { token, passkey });
    expect(accepted.body.user).toMatchObject({ email: to, role: "track" });
    expect((await signIn(device)).body.user.email).toBe(to);
    const own = await server.call("GET /auth/passkeys", { token: accepted.body.token });
    expect(own.body).toMatchObject({ has_password: false, needs_code: true });
    expect((await post("/auth/invitation", { token, passkey })).status).toBe(422);
    expect((await post("/auth/invitation/passkey", { token })).status).toBe(404);
  });

  test("gets nothing for a passkey that was started with another link, nor without either", async () => {
    const one = await invite();
    const { body: asked } = await post("/auth/invitation/passkey", { token: one.token });
    forward(1);
    const other = await invite();
    const passkey = passkeyDevice(ORIGIN).create(asked);
    const refused = await post("/auth/invitation", { token: other.token, passkey });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, "passkey"]);
    expect((await post("/auth/invitation", { token: other.token })).body.errors[0].path).toBe("new_password");
    expect((await post("/auth/invitation", { token: other.token, new_password: "still works" })).status).toBe(
      200,
    );
  });
});

describe("an answer that is not right is refused in plain words and logged", () => {
  const refusalOf = async (answer: Promise<{ status: number; body: { code: string; reason: string } }>) => {
    const { status, body } = await answer;
    return [status, body.code, body.reason];
  };
  const logged = () =>
    log.lines.filter(({ message }) => message === "A sign-in was refused").map(({ details }) => details);

  test.each([
    ["made at another site", { origin: "https://www.tym-cz.example" }, "site"],
    ["for another relying party", { rpId: "tym-cz.example" }, "site"],
    ["without a check of who holds the device", { verified: false }, "unverified"],
    ["with somebody else's handle", { userHandle: Buffer.from("somebody").toString("base64url") }, "foreign"],
    ["without a handle", { userHandle: null }, "foreign"],
    ["under another challenge", { challenge: "c29tZXRoaW5nIGVsc2U" }, "over"],
    ["of another ceremony", { type: "webauthn.create" }, "broken"],
    ["from a frame of another page", { crossOrigin: true }, "broken"],
    [
      "with client data that was changed afterwards",
      { tamper: (data: Record<string, unknown>) => Object.assign(data, { extra: true }) },
      "broken",
    ],
  ] as [string, Parameters<Device["sign"]>[1], string][])("%s", async (_, told, reason) => {
    const { device } = await withPasskey();
    for (const language of ["en", "cs"] as const) {
      const { status, body } = await post(
        "/auth/passkey",
        device.sign(await ask(), told),
        undefined,
        language,
      );
      expect([status, body.code, body.reason]).toEqual([401, "PASSKEY_REFUSED", reason]);
      expect(body.message.length).toBeGreaterThan(20);
    }
    expect(logged()).toMatchObject([{ passkey: reason }, { passkey: reason }]);
    expect(JSON.stringify(logged())).not.toContain(email);
    expect((await signIn(device)).status).toBe(200);
  });

  test("a count that goes back is a copy", async () => {
    const { device } = await withPasskey();
    expect((await signIn(device, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0])
      expect(await refusalOf(signIn(device, { counter }))).toEqual([401, "PASSKEY_REFUSED", "copied"]);
    expect((await signIn(device, { counter: 8 })).status).toBe(200);
  });

  test("of two answers at once with one count one wins", async () => {
    const { device } = await withPasskey();
    const answers = await Promise.all([signIn(device, { counter: 5 }), signIn(device, { counter: 5 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("a replayed answer, one that comes late, and a ticket that was made up or has failed once", async () => {
    const { device } = await withPasskey();
    const asked = await ask();
    const answer = device.sign(asked);
    expect((await post("/auth/passkey", answer)).status).toBe(200);
    expect(await refusalOf(post("/auth/passkey", answer))).toEqual([401, "PASSKEY_REFUSED", "over"]);
    const fresh = await ask();
    expect(await refusalOf(post("/auth/passkey", { ...answer, ticket: fresh.ticket }))).toContain("over");
    expect(await refusalOf(post("/auth/passkey", device.sign(fresh)))).toContain("over");
    const late = device.sign(await ask());
    forward(301);
    expect(await refusalOf(post("/auth/passkey", late))).toContain("over");
    const madeUp = device.sign({ ...asked, ticket: "x".repeat(43) });
    expect(await refusalOf(post("/auth/passkey", madeUp))).toContain("over");
  });

  test("of many at once with one answer one gets a session", async () => {
    const { device } = await withPasskey();
    const answer = device.sign(await ask());
    const answers = await Promise.all(Array.from({ length: 5 }, () => post("/auth/passkey", answer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a challenge of a session is of no use to sign in, nor in another session, nor the other way round", async () => {
    const { device, token } = await withPasskey();
    const proof = (await post("/auth/passkeys/proof", {}, token)).body;
    expect(await refusalOf(post("/auth/passkey", device.sign(proof)))).toContain("over");
    const other = (await signIn(device)).body.token;
    const stolen = await proofOf(device, other);
    const forSignIn = { passkey: device.sign(await ask()) };
    for (const given of [stolen, forSignIn]) {
      const { status, body } = await post("/auth/passkeys/start", given, token);
      expect([status, body.errors[0].path]).toEqual([422, "passkey"]);
    }
    const somebody = await signedInAs(server, "shop", `p${clock.getTime()}`);
    const foreign = await proofOf(device, somebody.token);
    expect((await post("/auth/passkeys/start", foreign, somebody.token)).body.errors[0].message).toBe(
      "This passkey belongs to somebody else.",
    );
  });

  test("a passkey that nobody has; ten of them are all from one place", async () => {
    const stranger = passkeyDevice(ORIGIN);
    for (let time = 0; time < 10; time++)
      expect(await refusalOf(signIn(stranger, { userHandle: "c29tZWJvZHk" }))).toContain("unknown");
    const { status, headers } = await signIn(stranger, { userHandle: "c29tZWJvZHk" });
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });

  test("failures count with the account's passwords", async () => {
    const { device } = await withPasskey();
    for (let time = 0; time < 10; time++) await signIn(device, { verified: false });
    expect((await signIn(device)).status).toBe(429);
    expect((await login()).status).toBe(429);
  });

  test("no challenges without end for one network", async () => {
    const answers = [];
    for (let time = 0; time < 121; time++) answers.push((await post("/auth/passkey/start")).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(120);
    expect(answers.at(-1)).toBe(429);
  });

  test.each([
    ["made at another site", { origin: "https://www.tym-cz.example" }],
    ["for another relying party", { rpId: "tym-cz.example" }],
    ["without a check of who holds the device", { verified: false }],
    ["under another challenge", { challenge: "c29tZXRoaW5nIGVsc2U" }],
    ["of another ceremony", { type: "webauthn.get" }],
    ["from a frame of another page", { crossOrigin: true }],
  ])("a new passkey %s is not kept", async (_, told) => {
    const token = await bearerOf();
    const asked = (await post("/auth/passkeys/start", PROOF, token)).body;
    const refused = await post("/auth/passkeys", passkeyDevice(ORIGIN).create(asked, told), token);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, "passkey"]);
    const honest = passkeyDevice(ORIGIN).create(asked);
    expect((await post("/auth/passkeys", honest, token)).status, "its challenge is used up").toBe(422);
    expect((await login()).status).toBe(200);
  });

  test("a new passkey that is kept already, of another session, or no passkey at all", async () => {
    const device = passkeyDevice(ORIGIN);
    const { token } = await withPasskey(device);
    const start = async () => (await post("/auth/passkeys/start", await proofOf(device, token), token)).body;
    const asked = await start();
    expect((await post("/auth/passkeys", device.create(asked), token)).status).toBe(409);
    const other = (await signIn(device)).body.token;
    expect((await post("/auth/passkeys", passkeyDevice(ORIGIN).create(await start()), other)).status).toBe(
      422,
    );
    const made = passkeyDevice(ORIGIN).create(await start());
    for (const attestationObject of ["AAAA", "o2Nmb3Q", "_".repeat(4000)]) {
      const { response } = made;
      const broken = {
        ...made,
        response: { ...response, response: { ...response.response, attestationObject } },
      };
      expect(
        (await post("/auth/passkeys", { ...broken, ticket: (await start()).ticket }, token)).status,
      ).toBe(422);
    }
    for (const body of [{}, { ticket: 1, response: [] }, { ticket: "", response: { id: "\u0000" } }])
      for (const path of ["/auth/passkey", "/auth/passkeys"])
        expect((await post(path, body, token)).status).toBe(422);
  });
});
