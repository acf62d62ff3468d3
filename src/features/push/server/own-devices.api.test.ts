import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sessions, users } from "#features/accounts/server/index.ts";
import { ROLES } from "#kit/contract/roles.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { type Browser, startPushService } from "#testing/outside/push-service.ts";
import { signedInAs } from "#testing/people/team.ts";
import { testServer } from "#testing/test-server.ts";
import { forgetSilentDevices } from "./own-devices.ts";
import { pushDevices } from "./push.table.ts";
import { pushKeys } from "./vapid.ts";

const service = await startPushService();
const server = await testServer({ PUSH_SERVICES: service.url });
const { db } = server.services;
let token: string;
let key: string;

beforeEach(async () => {
  await db.delete(pushDevices);
  await db.delete(rateLimitHits);
  await db.delete(users).where(eq(users.password_hash, "none"));
  token = await server.signIn();
  key = (await own()).public_key;
});

const call = (name: string, body?: object, by = token) =>
  server.call(name, { token: by, body, language: "en" });
const own = async (by = token) => (await call("GET /push", undefined, by)).body;
const add = (browser: Browser, more: object = {}, by = token) =>
  call("POST /push/devices", { ...browser.subscription, ...more }, by);
const resume = async (browser: Browser, more: object = {}, by = token) =>
  (await call("POST /push/devices/resume", { ...browser.subscription, ...more }, by)).body.device;

describe("a device", () => {
  test("is turned on, told what it may be told of, tried, and removed", async () => {
    const phone = service.subscribe(key);
    const { status, body } = await add(phone);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      kinds: ["order", "message"],
      state: "on",
      current: true,
      delivered_at: null,
    });
    expect((await call(`PUT /push/devices/${body.id}`, { kinds: ["health", "order"] })).body.kinds).toEqual([
      "order",
      "health",
    ]);
    expect((await call(`POST /push/devices/${body.id}/test`, {})).body).toEqual({ result: "sent" });
    expect(phone.received).toMatchObject([
      {
        message: { kind: "test", title: "Notifications work", path: "/admin/account#phone", tag: "test" },
        ttl: 60,
        urgency: "high",
        subject: expect.stringMatching(/^mailto:/),
      },
    ]);
    expect((await own()).devices).toMatchObject([{ id: body.id, delivered_at: expect.any(String) }]);
    expect((await call(`DELETE /push/devices/${body.id}`)).status).toBe(204);
    expect((await call(`DELETE /push/devices/${body.id}`)).status).toBe(204);
    expect((await own()).devices).toEqual([]);
  });

  test("turned on twice, and by a double tap, is one, and keeps what was chosen", {
    tags: "both-databases",
  }, async () => {
    const phone = service.subscribe(key);
    const { body } = await add(phone, { kinds: ["payment"] });
    const again = await Promise.all([add(phone), add(phone)]);
    expect(again.map((answer) => answer.body)).toEqual([body, body]);
    expect(await db.$count(pushDevices)).toBe(1);
  });

  test("that is gone is said to be, and is removed; nothing else changes", async () => {
    const [phone, laptop] = [service.subscribe(key), service.subscribe(key)];
    const other = await server.signIn();
    await add(laptop, {}, other);
    const { id } = (await add(phone)).body;
    service.leave(phone);
    expect((await call(`POST /push/devices/${id}/test`, {})).body).toEqual({ result: "gone" });
    expect((await own()).devices).toHaveLength(1);
    expect(await call(`POST /push/devices/${id}/test`, {})).toMatchObject({ status: 404 });
  });

  test("whose push service is away, slow to allow, or refuses, is shown as failing until one is taken", async () => {
    const { id } = (await add(service.subscribe(key))).body;
    const results = [];
    service.next(
      "hang-up",
      { status: 429, retryAfter: "30" },
      { status: 503 },
      { status: 413 },
      { status: 400 },
    );
    for (let i = 0; i < 5; i++) results.push((await call(`POST /push/devices/${id}/test`, {})).body.result);
    expect(results).toEqual(["away", "away", "away", "refused", "refused"]);
    expect((await own()).devices).toMatchObject([{ state: "failing", delivered_at: null }]);
    expect((await call(`POST /push/devices/${id}/test`, {})).body).toEqual({ result: "sent" });
    expect((await own()).devices).toMatchObject([{ state: "on" }]);
  });

  test("that subscribed with another key is refused", async () => {
    const { id } = (await add(service.subscribe("another key"))).body;
    expect((await call(`POST /push/devices/${id}/test`, {})).body).toEqual({ result: "refused" });
  });

  test("is tried ten times in ten minutes at most", async () => {
    const phone = service.subscribe(key);
    const { id } = (await add(phone)).body;
    const answers = [];
    for (let i = 0; i < 11; i++) answers.push((await call(`POST /push/devices/${id}/test`, {})).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
    expect(phone.received).toHaveLength(10);
  });

  test("there are ten of a person at most; those that are signed out make room", async () => {
    const tokens = [];
    for (let i = 0; i < 10; i++) {
      tokens.push(await server.signIn());
      await add(service.subscribe(key), {}, tokens[i]);
    }
    const refused = await add(service.subscribe(key));
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("10 of your devices") },
    });
    await call("POST /auth/logout", {}, tokens[3]);
    expect(await add(service.subscribe(key))).toMatchObject({ status: 200 });
    expect((await own()).devices).toHaveLength(10);
  });
});

test("the site's key is made once, whoever is first, and is a row that backups have", {
  tags: "both-databases",
}, async () => {
  await db.delete(siteMarks).where(eq(siteMarks.name, "push-key"));
  const made = await Promise.all([pushKeys(db), pushKeys(db), pushKeys(db)]);
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect((await own()).public_key).toBe(made[0]?.publicKey);
  expect(await db.$count(siteMarks, eq(siteMarks.name, "push-key"))).toBe(1);
  expect(JSON.stringify(await own())).not.toContain(made[0]?.privateKey.export({ format: "jwk" }).d);
});

describe("what is no subscription is refused", () => {
  const good = service.subscribe("");
  const { endpoint, keys } = good.subscription;
  test.each([
    [{ endpoint: "https://127.0.0.1/admin" }],
    [{ endpoint: "http://169.254.169.254/latest/meta-data" }],
    [{ endpoint: `${endpoint.replace("127.0.0.1", "localhost")}` }],
    [{ endpoint: `https://fcm.googleapis.com/${"x".repeat(1000)}` }],
    [{ endpoint: "javascript:alert(1)" }],
    [{ keys: { ...keys, p256dh: "B".repeat(87) } }],
    [{ keys: { ...keys, p256dh: "A" } }],
    [{ keys: { ...keys, auth: "x".repeat(23) } }],
    [{ kinds: ["order", "everything"] }],
    [{ kinds: Array(7).fill("order") }],
    [{ endpoint: null }],
    [{ keys: null }],
  ])("%j", async (change) => {
    const { status } = await add(good, change);
    expect(status).toBe(422);
    expect(await db.$count(pushDevices)).toBe(0);
  });
});

describe("roles and people", () => {
  test("each sees the kinds of the role, and can choose no others", async () => {
    const kinds: Record<string, string[]> = {};
    for (const role of ROLES) {
      const person = await signedInAs(server, role, `kinds-${role}`);
      kinds[role] = (await own(person.token)).kinds;
      const { body } = await add(service.subscribe(key), {}, person.token);
      kinds[`${role} first`] = body.kinds;
      if (role === "owner") continue;
      expect(await add(service.subscribe(key), { kinds: ["health"] }, person.token)).toMatchObject({
        status: 403,
      });
      const choose = call(`PUT /push/devices/${body.id}`, { kinds: ["health"] }, person.token);
      expect(await choose).toMatchObject({ status: 403 });
    }
    expect(kinds).toEqual({
      owner: ["order", "message", "payment", "withdrawal", "seat", "health"],
      "owner first": ["order", "message"],
      content: [],
      "content first": [],
      messages: ["message"],
      "messages first": ["message"],
      money: ["payment"],
      "money first": ["payment"],
      shop: ["order", "payment", "withdrawal", "seat"],
      "shop first": ["order"],
      track: ["seat"],
      "track first": ["seat"],
    });
  });

  test("nobody touches a device of somebody else", async () => {
    const phone = service.subscribe(key);
    const { id } = (await add(phone)).body;
    const other = await signedInAs(server, "owner", "other");
    expect((await call(`PUT /push/devices/${id}`, { kinds: [] }, other.token)).status).toBe(404);
    expect((await call(`POST /push/devices/${id}/test`, {}, other.token)).status).toBe(404);
    expect((await call(`DELETE /push/devices/${id}`, undefined, other.token)).status).toBe(204);
    expect(await resume(phone, {}, other.token)).toBeNull();
    expect(await resume(service.subscribe(key), { id }, other.token)).toBeNull();
    expect((await own()).devices).toMatchObject([{ id, state: "on", current: true }]);
  });

  test("one browser belongs to who turned it on last", async () => {
    const phone = service.subscribe(key);
    await add(phone, { kinds: ["payment"] });
    const other = await signedInAs(server, "shop", "second");
    expect((await add(phone, {}, other.token)).body.kinds).toEqual(["order"]);
    expect((await own()).devices).toEqual([]);
    expect(await resume(phone)).toBeNull();
  });
});

describe("signing out and in", () => {
  test("a device is silent while nobody is signed in there, and goes on with the next sign-in of its owner", async () => {
    const phone = service.subscribe(key);
    const there = await server.signIn();
    const { id } = (await add(phone, { kinds: ["order", "seat"] }, there)).body;
    await call("POST /auth/logout", {}, there);
    expect((await own()).devices).toMatchObject([{ id, state: "signed-out", current: false }]);
    const again = await server.signIn();
    expect(await resume(phone, {}, again)).toMatchObject({
      id,
      state: "on",
      kinds: ["order", "seat"],
      current: true,
    });
  });

  test("under a new address of its push service it stays the same device", async () => {
    const old = service.subscribe(key);
    const { id } = (await add(old, { kinds: ["seat"] })).body;
    service.leave(old);
    const renewed = service.subscribe(key);
    expect(await resume(renewed)).toBeNull();
    expect(await resume(renewed, { id })).toMatchObject({ id, kinds: ["seat"], state: "on" });
    expect((await call(`POST /push/devices/${id}/test`, {})).body).toEqual({ result: "sent" });
    expect(renewed.received).toHaveLength(1);
  });

  test("after two months without a sign-in it is forgotten, and with its session's row", async () => {
    const { id } = (await add(service.subscribe(key))).body;
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await forgetSilentDevices(db, days(89));
    expect(await db.$count(pushDevices)).toBe(1);
    await forgetSilentDevices(db, days(91));
    expect(await db.$count(pushDevices)).toBe(0);
    const again = (await add(service.subscribe(key))).body;
    expect(again.id).not.toBe(id);
    await db.delete(sessions);
    expect(await db.$count(pushDevices)).toBe(0);
  });
});
