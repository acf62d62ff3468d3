import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { users } from "#features/accounts/server/accounts.table.ts";
import { hashPassword } from "#features/accounts/server/passwords/passwords.ts";
import { ROLES } from "#kit/contract/roles.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { createOwnAddress, forgetOldAddresses } from "#kit/server/own-address/own-address.ts";
import { ownAddresses } from "#kit/server/own-address/own-addresses.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";

const server = await testServer();
const behindProxy = await testServer({ TRUST_PROXY: "127.0.0.1" });
const configured = await testServer({ PUBLIC_URL: "https://www.tym.cz/" });
const twoHosts = await testServer({ CZECH_URL: "https://www.tym.cz", ENGLISH_URL: "https://www.team.com" });
type Server = typeof server;
const EVIL = { host: "evil.attacker.com" };

/** Every text of the mails that an order asked for with these headers makes. */
async function mailsOfOrder({ call, services: { db } }: Server, headers: Record<string, string>) {
  const { payload } = await openShop({ db });
  await db.delete(mails);
  expect((await call("POST /orders", { body: payload, headers })).status).toBe(201);
  const queued = await db.select().from(mails).orderBy(desc(mails.id));
  expect(queued.map(({ kind }) => kind)).toHaveLength(2);
  return JSON.stringify(queued);
}

/** What the site says that its own address is. */
async function sitemapOf({ app }: Server, headers: Record<string, string>): Promise<string> {
  const { body } = await app.inject({ url: "/robots.txt", headers });
  return /Sitemap: (.*)\/sitemap\.xml/.exec(body)?.[1] ?? body;
}

const signInAt = ({ call }: Server, headers: Record<string, string>, password = ADMIN.password) =>
  call("POST /auth/login", { body: { email: ADMIN.email, password }, headers });

beforeEach(async () => {
  for (const { services } of [server, behindProxy]) {
    await services.db.delete(ownAddresses);
    await services.ownAddress.load();
    await services.responseCache.invalidate();
  }
});

describe("without PUBLIC_URL", () => {
  test.each(["localhost:3000", "127.0.0.1:3000", "192.168.1.5:3000", "[::1]:3000", "paddock:3000"])(
    "a site that is asked at %s is there",
    async (host) => {
      expect(await sitemapOf(server, { host })).toBe(`http://${host}`);
      expect(await mailsOfOrder(server, { host })).toContain(`http://${host}/order/`);
    },
  );

  test.each([
    ["Host", server, EVIL],
    ["X-Forwarded-Host that no proxy vouches for", server, { "x-forwarded-host": EVIL.host }],
    ["X-Forwarded-Host that a proxy passes on", behindProxy, { "x-forwarded-host": EVIL.host }],
    ["Forwarded", server, { forwarded: `host=${EVIL.host}` }],
    ["X-Host and X-Original-URL", server, { "x-host": EVIL.host, "x-original-url": `http://${EVIL.host}/` }],
    ["Host that begins like this machine", server, { host: "localhost.evil.attacker.com" }],
    ["Host with an address of this machine in it", server, { host: "127.0.0.1.attacker.com" }],
  ])("a forged %s reaches no mail and no page", async (_, asked, headers) => {
    expect(await mailsOfOrder(asked, headers)).not.toContain("attacker");
    expect(await sitemapOf(asked, headers)).not.toContain("attacker");
    const feed = await asked.app.inject({ url: "/feed.cs.xml", headers });
    expect([feed.statusCode, feed.body.includes("attacker")]).toEqual([200, false]);
  });

  test.each(["evil.com:1@tym.cz", "evil.com/x", "a b", "evil.com#", "tym.cz:99999"])(
    "a host that is none is refused: %j",
    async (host) => {
      const { statusCode } = await server.app.inject({ url: "/robots.txt", headers: { host } });
      expect(statusCode).toBe(400);
    },
  );

  test("the public host where an owner has signed in is the site's own, for whoever asks at any other", async () => {
    const host = "www.tym.cz";
    expect(await sitemapOf(server, { host })).toMatch(/^http:\/\/localhost/);
    expect((await signInAt(server, { host })).status).toBe(200);
    expect(await sitemapOf(server, { host })).toBe("http://www.tym.cz");
    expect(await sitemapOf(server, EVIL)).toBe("http://www.tym.cz");
    const sent = await mailsOfOrder(server, EVIL);
    expect(sent).toContain("http://www.tym.cz/order/");
    expect(sent).not.toContain("attacker");
  });

  test("a sign-in that fails makes nothing the site's own, nor does a visitor's request", async () => {
    expect((await signInAt(server, EVIL, "wrong password")).status).toBe(401);
    await server.call("POST /auth/refresh", { body: { token: "wrong" }, headers: EVIL });
    await mailsOfOrder(server, EVIL);
    expect(await server.services.db.select().from(ownAddresses)).toEqual([]);
  });

  test("it is known with the protocol that a trusted proxy tells", async () => {
    await signInAt(behindProxy, { "x-forwarded-host": "www.tym.cz", "x-forwarded-proto": "https" });
    expect(await sitemapOf(behindProxy, { host: "www.tym.cz" })).toBe("https://www.tym.cz");
  });

  test("refreshing a session makes none: a session began at an address that is known", async () => {
    const { body } = await signInAt(server, { host: "www.tym.cz" });
    const refreshed = await server.call("POST /auth/refresh", {
      body: { token: body.refreshToken },
      headers: EVIL,
    });
    expect(refreshed.status).toBe(200);
    expect(await sitemapOf(server, EVIL)).toBe("http://www.tym.cz");
  });

  test.each(ROLES.filter((role) => role !== "owner"))(
    "whoever is no owner names no address: %s",
    async (role) => {
      const { db } = server.services;
      const { id } = await signedInAs(server, role, `${role}-at-evil`);
      await db
        .update(users)
        .set({ password_hash: await hashPassword(ADMIN.password) })
        .where(eq(users.id, id));
      const body = { email: `${role}-at-evil@team.example`, password: ADMIN.password };
      expect((await server.call("POST /auth/login", { body, headers: EVIL })).status).toBe(200);
      expect(await db.select().from(ownAddresses)).toEqual([]);
      expect(await mailsOfOrder(server, EVIL)).not.toContain("attacker");
    },
  );

  test("an owner's sign-in takes the name back at once", async () => {
    for (const host of ["www.tym.cz", EVIL.host, "www.tym.cz"])
      expect((await signInAt(server, { host })).status).toBe(200);
    for (const host of ["www.tym.cz", EVIL.host, "elsewhere.com"])
      expect(await sitemapOf(server, { host })).toBe("http://www.tym.cz");
    expect(server.services.ownAddress.usual()).toBe("http://www.tym.cz");
  });

  test.each(["192.168.1.66:8000", "localhost", "evil.local", "evil"])(
    "once there is a public one, no mail and no page leads to %s where a stranger asks there",
    async (host) => {
      await signInAt(server, { host: "www.tym.cz" });
      await signInAt(server, { host: "192.168.1.5:3000" });
      expect(await mailsOfOrder(server, { host })).not.toContain(`http://${host}`);
      expect(await sitemapOf(server, { host })).toBe("http://www.tym.cz");
    },
  );

  test("the team's mails lead where an owner was, though a customer is at another private host", async () => {
    await signInAt(server, { host: "192.168.1.5:3000" });
    const sent = await mailsOfOrder(server, { host: "192.168.1.66:8000" });
    expect(sent).toContain("http://192.168.1.5:3000/admin/orders/");
    expect(sent).not.toContain("http://192.168.1.66:8000/admin");
  });

  test("the last public address stays, however long ago an owner has signed in; older ones go", async () => {
    const { db } = server.services;
    await signInAt(server, { host: "www.tym.cz" });
    await signInAt(server, { host: "localhost" });
    const old = { host: "old.tym.cz", origin: "http://old.tym.cz", confirmed_at: new Date(0) };
    await db.insert(ownAddresses).values(old);
    await forgetOldAddresses(db, new Date(Date.now() + 400 * 24 * 3_600_000));
    const kept = await db.select({ host: ownAddresses.host }).from(ownAddresses).orderBy(ownAddresses.host);
    expect(kept).toEqual([{ host: "localhost" }, { host: "www.tym.cz" }]);
  });

  test("another process, and this one after a restart, know it too", async () => {
    const { services } = server;
    const onChange = vi.fn(async () => {});
    const parts = { ...services, onChange };
    const other = createOwnAddress({ ...parts, config: { ...services.config } });
    await signInAt(server, { host: "www.tym.cz" });
    const asked = { protocol: "http", host: "www.tym.cz", socket: {} } as never;
    // The first to ask sets it looking.
    other.of(asked);
    await vi.waitFor(() => expect(other.of(asked)).toBe("http://www.tym.cz"));
    // Pages that it has kept meanwhile name another address.
    expect(onChange).toHaveBeenCalledTimes(1);
    const restarted = createOwnAddress(parts);
    await restarted.load();
    expect(restarted.of(asked)).toBe("http://www.tym.cz");
  });

  test("a database that keeps nothing does not keep the team out", async () => {
    const { ownAddress } = server.services;
    const confirm = vi.spyOn(ownAddress, "confirm").mockRejectedValue(new Error("away"));
    expect((await signInAt(server, { host: "www.tym.cz" })).status).toBe(200);
    confirm.mockRestore();
  });
});

test("with PUBLIC_URL that is the address, whatever is asked", async () => {
  for (const headers of [EVIL, { host: "localhost:3000" }]) {
    expect(await sitemapOf(configured, headers)).toBe("https://www.tym.cz");
    expect(await mailsOfOrder(configured, headers)).toContain("https://www.tym.cz/order/");
  }
  await signInAt(configured, EVIL);
  expect(await configured.services.db.select().from(ownAddresses)).toEqual([]);
});

test("with two hosts each is itself, and no third one counts", async () => {
  expect(await sitemapOf(twoHosts, { host: "www.tym.cz" })).toBe("https://www.tym.cz");
  expect(await sitemapOf(twoHosts, { host: "www.team.com" })).toBe("https://www.team.com");
  expect(await sitemapOf(twoHosts, EVIL)).toBe("https://www.team.com");
});

test("mails that go out as files name no forged host either", async () => {
  await mailsOfOrder(server, EVIL);
  const folder = join(server.folder, "outbox");
  const written = async () => (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  await vi.waitFor(async () => expect((await written()).length).toBeGreaterThanOrEqual(2), 20_000);
  // A file goes with its mail, which an earlier test may have deleted while it was written.
  for (const file of await written())
    expect(await readFile(join(folder, file), "latin1").catch(() => "")).not.toContain(EVIL.host);
});
