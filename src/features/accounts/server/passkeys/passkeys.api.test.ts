import { desc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mailedToken } from "#testing/people/mailed-link.ts";
import { passkeyTeam } from "#testing/people/passkey-team.ts";
import { signedInAs, TEAM_PASSWORD } from "#testing/people/team.ts";
import { resetPasskeys } from "./remove-passkeys.ts";

/** Passkeys from their making to their end, with a device in software. */

const {
  email,
  passwordProof,
  forward,
  newDevice,
  post,
  login,
  bearerOf,
  withPasskey,
  signIn,
  proofOf,
  server,
  now,
} = passkeyTeam();

describe("a passkey", () => {
  test("signs in alone, by the handle that its device knows, and says when", async () => {
    const { device, token } = await withPasskey();
    const { status, body, headers } = await signIn(device);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.user).toMatchObject({ email, role: "admin" });
    expect((await server().call("GET /auth/me", { token: body.token })).status).toBe(200);
    const [own] = (await server().call("GET /auth/passkeys", { token })).body.passkeys;
    expect(own).toMatchObject({ name: "Phone", host: "www.tym.cz", here: true });
    expect(own.last_used).toBe(now().toISOString());
    expect(JSON.stringify(own)).not.toContain("key");
  });

  test("of a device that counts nothing signs in again and again", async () => {
    const { device } = await withPasskey(newDevice({ counts: false }));
    for (let time = 0; time < 3; time++) expect((await signIn(device)).status).toBe(200);
  });

  test("brings recovery codes with the first one and ends other sessions, the second one does neither", async () => {
    const other = await bearerOf();
    const { codes, device, token } = await withPasskey();
    expect(codes).toHaveLength(10);
    expect((await server().call("GET /auth/me", { token: other })).status).toBe(401);
    const phone = (await signIn(device)).body.token;
    const asked = await post("/auth/passkeys/start", await proofOf(device, token), token);
    expect(asked.body.options.excludeCredentials).toHaveLength(1);
    const second = await post("/auth/passkeys", newDevice().create(asked.body), token);
    expect(second.body).toMatchObject({ recovery_codes: null, passkeys: [{ name: "Phone" }, {}] });
    expect((await server().call("GET /auth/me", { token: phone })).status).toBe(200);
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
    const token = await mailedToken(server(), email);
    expect((await post("/auth/new-password", { token, new_password: "sideways again" })).status).toBe(204);
    const { body } = await post("/auth/login", { email, password: "sideways again" });
    expect(body.code).toBe("SECOND_FACTOR_REQUIRED");
  });

  test("counts where everybody must have a second factor", async () => {
    const { device, token } = await withPasskey();
    const demand = (bearer: string, demanded: boolean) =>
      server().call("PUT /people/second-factor", { token: bearer, body: { demanded, ...passwordProof } });
    expect((await demand(token, true)).body).toEqual({ demanded: true });
    const { body } = await signIn(device);
    expect(body.user).not.toHaveProperty("second_factor_missing");
    expect((await server().call("GET /people", { token: body.token })).body[0].second_factor).toBe(true);
    // Somebody without one may make one, and is let in then.
    const track = await signedInAs(server(), "track", `t${now().getTime()}`);
    expect((await server().call("GET /auth/sessions", { token: track.token })).body.code).toBe(
      "SECOND_FACTOR_DEMANDED",
    );
    expect((await server().call("GET /auth/passkeys", { token: track.token })).status).toBe(200);
    await demand(body.token, false);
  });

  test("is no way in for who has none and demands it of others", async () => {
    const { status, body } = await server().call("PUT /people/second-factor", {
      token: await bearerOf(),
      body: { demanded: true, ...passwordProof },
      language: "en",
    });
    expect([status, body.message]).toEqual([409, expect.stringContaining("add a passkey")]);
  });

  test("is renamed, and the log of changes says what became of it", async () => {
    const { token, passkeys } = await withPasskey();
    const renamed = await server().call(`PATCH /auth/passkeys/${passkeys[0].id}`, {
      token,
      body: { name: "Key ring" },
    });
    expect(renamed.body.passkeys).toMatchObject([{ name: "Key ring" }]);
    const other = await signedInAs(server(), "shop", `s${now().getTime()}`);
    const foreign = await server().call(`PATCH /auth/passkeys/${passkeys[0].id}`, {
      token: other.token,
      body: { name: "Mine" },
    });
    expect(foreign.status).toBe(404);
    const [entry] = await server()
      .services.db.select()
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
    const missing = await post("/auth/passkeys/start", passwordProof, first.token);
    expect(missing.body.errors[0].path).toBe("code");
    const wrong = await post("/auth/passkeys/start", { ...passwordProof, code: "123456" }, first.token);
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, "code"]);
    const { id } = first.passkeys[0];
    expect((await post(`/auth/passkeys/${id}/remove`, passwordProof, first.token)).status).toBe(422);
    const removed = await post(
      `/auth/passkeys/${id}/remove`,
      { ...passwordProof, code: first.codes[0] },
      first.token,
    );
    expect(removed.body).toMatchObject({ passkeys: [], has_password: true, needs_code: false });
    // With the last factor its recovery codes are gone, and the password alone is enough again.
    expect((await login()).status).toBe(200);
    expect((await server().call("GET /auth/second-factor", { token: first.token })).body.recovery_codes).toBe(
      0,
    );
  });

  test("ends the sessions elsewhere when one is removed", async () => {
    const { device, token, passkeys } = await withPasskey();
    const phone = (await signIn(device)).body.token;
    await post(`/auth/passkeys/${passkeys[0].id}/remove`, await proofOf(device, token), token);
    expect((await server().call("GET /auth/me", { token: phone })).status).toBe(401);
    expect((await server().call("GET /auth/me", { token })).status).toBe(200);
    expect((await signIn(device)).body.reason).toBe("unknown");
  });

  test.each(["en", "cs"] as const)("the last one of who has no password stays (%s)", async (language) => {
    const { device, token, passkeys } = await withPasskey();
    await server().services.db.execute("update users set password_hash = null");
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
    expect((await server().call("PUT /auth/password", { token, body })).status).toBe(204);
    expect((await post(path, await proofOf(device, token), token)).status).toBe(200);
  });

  test("two at once can't take both ways in", { tags: "both-databases" }, async () => {
    const { device, token, passkeys } = await withPasskey();
    const asked = await post("/auth/passkeys/start", await proofOf(device, token), token);
    const other = newDevice();
    const both = await post("/auth/passkeys", other.create(asked.body), token);
    await server().services.db.execute("update users set password_hash = null");
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
    const shop = await signedInAs(server(), "owner", `o${now().getTime()}`);
    expect(await resetPasskeys(server().services, "nobody@team.example")).toBeNull();
    expect(await resetPasskeys(server().services, email)).toEqual({ removed: 1, hasPassword: true });
    expect((await signIn(device)).body.reason).toBe("unknown");
    const again = await withPasskey();
    const people = (await server().call("GET /people", { token: shop.token })).body;
    const { id } = people.find((person: { email: string }) => person.email === email);
    expect((await post(`/people/${id}/end`, { current_password: TEAM_PASSWORD }, shop.token)).status).toBe(
      200,
    );
    expect((await signIn(again.device)).body.reason).toBe("unknown");
  });
});

describe("an invited person", () => {
  async function invite() {
    const to = `invited-${now().getTime()}@team.example`;
    const body = { name: "Jana", email: to, roles: ["track"], language: "cs", ...passwordProof };
    expect((await post("/people", body, await bearerOf())).status).toBe(201);
    return { to, token: await mailedToken(server(), to) };
  }

  test("sets a passkey in place of a password, and signs in with it from then on", async () => {
    const { to, token } = await invite();
    const device = newDevice();
    const { body: asked } = await post("/auth/invitation/passkey", { token });
    expect(asked.options.user).toMatchObject({ name: to, displayName: "Jana" });
    const passkey = device.create(asked);
    const accepted = await post("/auth/invitation", { token, passkey });
    expect(accepted.body.user).toMatchObject({ email: to, roles: ["track"] });
    expect((await signIn(device)).body.user.email).toBe(to);
    const own = await server().call("GET /auth/passkeys", { token: accepted.body.token });
    expect(own.body).toMatchObject({ has_password: false, needs_code: true });
    expect((await post("/auth/invitation", { token, passkey })).status).toBe(422);
    expect((await post("/auth/invitation/passkey", { token })).status).toBe(404);
  });

  test("gets nothing for a passkey that was started with another link, nor without either", async () => {
    const one = await invite();
    const { body: asked } = await post("/auth/invitation/passkey", { token: one.token });
    forward(1);
    const other = await invite();
    const passkey = newDevice().create(asked);
    const refused = await post("/auth/invitation", { token: other.token, passkey });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, "passkey"]);
    expect((await post("/auth/invitation", { token: other.token })).body.errors[0].path).toBe("new_password");
    expect((await post("/auth/invitation", { token: other.token, new_password: "still works" })).status).toBe(
      200,
    );
  });
});
