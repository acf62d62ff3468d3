import { describe, expect, test } from "vitest";
import { type PasskeyDevice, passkeyTeam } from "#testing/people/passkey-team.ts";
import { signedInAs } from "#testing/people/team.ts";

/** Answers to the questions for passkeys that a browser does not give. */

const {
  email,
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
  server,
  now,
} = passkeyTeam();

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
  ] as [string, Parameters<PasskeyDevice["sign"]>[1], string][])("%s", async (_, told, reason) => {
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

  test("of two answers at once with one count one wins", { tags: "both-databases" }, async () => {
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

  test("of many at once with one answer one gets a session", { tags: "both-databases" }, async () => {
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
    const somebody = await signedInAs(server(), "shop", `p${now().getTime()}`);
    const foreign = await proofOf(device, somebody.token);
    expect((await post("/auth/passkeys/start", foreign, somebody.token)).body.errors[0].message).toBe(
      "This passkey belongs to someone else.",
    );
  });

  test("a passkey that nobody has; ten of them are all from one place", async () => {
    const stranger = newDevice();
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
    const asked = (await post("/auth/passkeys/start", passwordProof, token)).body;
    const refused = await post("/auth/passkeys", newDevice().create(asked, told), token);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, "passkey"]);
    const honest = newDevice().create(asked);
    expect((await post("/auth/passkeys", honest, token)).status, "its challenge is used up").toBe(422);
    expect((await login()).status).toBe(200);
  });

  test("a new passkey that is kept already, of another session, or no passkey at all", async () => {
    const device = newDevice();
    const { token } = await withPasskey(device);
    const start = async () => (await post("/auth/passkeys/start", await proofOf(device, token), token)).body;
    const asked = await start();
    expect((await post("/auth/passkeys", device.create(asked), token)).status).toBe(409);
    const other = (await signIn(device)).body.token;
    expect((await post("/auth/passkeys", newDevice().create(await start()), other)).status).toBe(422);
    const made = newDevice().create(await start());
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
