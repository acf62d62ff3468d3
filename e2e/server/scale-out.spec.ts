import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { openDatabase } from "../../src/kit/server/database/database.ts";
import { createS3Storage } from "../../src/kit/server/media/s3/s3-storage.ts";
import { jpegOf } from "../../src/testing/content/sample-images.ts";
import { type Call, callerOf, must } from "../kill-test/call.ts";
import { checkRestarted } from "../kill-test/check-restarted.ts";
import { checkStored } from "../kill-test/check-stored.ts";
import { sendOrder, workHard } from "../kill-test/clients.ts";
import { acknowledged, newLedger } from "../kill-test/ledger.ts";
import { openShop, pictureForm, type Shop, titled } from "../kill-test/shop.ts";
import { ADMIN } from "../site.ts";
import { failingOver, startTwoProcesses, type TwoProcesses } from "./two-processes.ts";

test.describe.configure({ mode: "serial", timeout: 240_000 });

let two: TwoProcesses;
let token: string;
let shop: Shop;
let picture: Uint8Array<ArrayBuffer>;
const ledger = newLedger();
const admin = (which: 0 | 1): Call => callerOf(two.sites[which].url, token);
const visitor = (which: 0 | 1): Call => callerOf(two.sites[which].url);

test.beforeAll(async () => {
  two = await startTwoProcesses();
  token = (await must(visitor(0)("POST", "/auth/login", { body: ADMIN }))).accessToken;
  picture = new Uint8Array(await jpegOf(640, 427));
  shop = await openShop(admin(0), picture);
});

test.afterAll(() => two?.stop());

test("a change through one process is seen through the other within a second @job", async () => {
  const calendar = async () => (await fetch(`${two.sites[1].url}/events-calendar?lang=en`)).text();
  for (const count of [1, 2, 3]) {
    // Kept answers, both of them, until the other process says otherwise.
    expect(await calendar()).not.toContain(`Edit ${count}<`);
    await visitor(1)("GET", `/events/${shop.event.id}`);
    const roundTrip = await notifyRoundTrip(two.postgres.url);
    const body = { ...shop.event.fields, translations: titled(count) };
    expect((await admin(0)("PUT", `/events/${shop.event.id}`, { body })).status).toBe(200);
    const acknowledgedAt = Date.now();
    const seen = async () =>
      (await must(visitor(1)("GET", `/events/${shop.event.id}`))).translations.en.title;
    while ((await seen()) !== `Edit ${count}`) {
      // A machine so busy that a bare NOTIFY takes long may take as many times longer.
      expect(Date.now() - acknowledgedAt).toBeLessThan(1_000 + 20 * roundTrip);
      await pause(10);
    }
    expect(await calendar()).toContain(`Edit ${count}`);
  }
});

test("both make a page of the same bytes, and one that was made again has the ETag that browsers know", async () => {
  const page = (which: 0 | 1, headers = {}) =>
    fetch(`${two.sites[which].url}/events-calendar?lang=cs`, { headers });
  const [one, other] = await Promise.all(
    two.sites.map(async ({ url }, which) =>
      (await (await page(which as 0 | 1)).text()).replaceAll(new URL(url).port, "port"),
    ),
  );
  expect(one).toContain("page-state");
  expect(other).toBe(one);
  const etag = (await page(0)).headers.get("etag") ?? "";
  // A write to another part drops every page.
  const { id } = await must(admin(0)("POST", "/gallery", { body: pictureForm(picture) }));
  expect((await admin(0)("DELETE", `/gallery/${id}`)).status).toBe(204);
  const again = await page(0);
  expect([again.headers.get("etag"), again.status]).toEqual([etag, 200]);
  expect((await page(0, { "if-none-match": etag })).status).toBe(304);
});

test("a sign-in and a picture of one process are good at the other", async () => {
  const { id, image_path } = await must(admin(0)("POST", "/gallery", { body: pictureForm(picture) }));
  const [one, other] = await Promise.all(two.sites.map(({ url }) => fetch(`${url}${image_path}?w=320`)));
  expect([one?.status, other?.status]).toEqual([200, 200]);
  expect(await other?.arrayBuffer()).toEqual(await one?.arrayBuffer());
  expect((await admin(1)("DELETE", `/gallery/${id}`)).status).toBe(204);
  expect((await fetch(`${two.sites[0].url}${image_path}`)).status).toBe(404);
});

test("a process that is killed under load loses no acknowledged order, and nothing is done twice", async () => {
  const urls = two.sites.map(({ url }) => url);
  const people = { visitor: failingOver(urls), admin: failingOver(urls, token), shop, ledger };
  ledger.edits = { sent: 3, acknowledged: 3 };
  const ends = new AbortController();
  const work = workHard({ ...people, round: 1, picture, signal: ends.signal });
  const ordered = (more: number) =>
    expect.poll(() => acknowledged(ledger).length, { timeout: 60_000 }).toBeGreaterThan(more);
  await ordered(8);
  await two.kill(0);
  await ordered(acknowledged(ledger).length + 8);
  ends.abort();
  await work;

  const second = { visitor: visitor(1), admin: admin(1), url: two.sites[1].url };
  expect(await checkRestarted({ ...second, round: 1, shop, ledger })).toEqual([]);
  const open = await openDatabase({ url: two.postgres.url });
  const stored = await checkStored(open, createS3Storage(two.s3.settings), ledger).finally(() =>
    open.close(),
  );
  // What the killed process was writing is swept once it is old enough to belong to nobody.
  expect(stored.faults.filter((fault) => !/orphan|half done/.test(fault))).toEqual([]);
  await two.restart(0);
});

test("jobs run once, whichever process takes them", async () => {
  for (let order = 0; order < 4; order += 1) {
    const email = `r2-${order}@example.cz`;
    ledger.orders.set(email, { round: 2, key: `scale-out-order-${order}`, quantity: 1 });
    const sent = ledger.orders.get(email);
    if (sent) await sendOrder({ visitor: visitor((order % 2) as 0 | 1), shop, ledger }, email, sent);
  }
  await two.sql("insert into pgboss.job (name, data) select 'daily', '{}' from generate_series(1, 3)");
  const daily = async () => {
    const { rows } = await two.sql("select state from pgboss.job where name = 'daily' and data = '{}'");
    return rows.map(({ state }) => state);
  };
  await expect.poll(daily, { timeout: 60_000 }).toEqual(["completed", "completed", "completed"]);
  const lines = two.sites.flatMap((site) => site.said().match(/Swept unused media files/g) ?? []);
  expect(lines.length).toBe(3);

  const waiting = "select m.id from mails m where m.state <> 'sent' and m.reply_to like 'r2-%'";
  await expect.poll(async () => (await two.sql(waiting)).rows, { timeout: 60_000 }).toEqual([]);
  await two.mails.settle(Number.POSITIVE_INFINITY, 500);
  expect(two.mails.doubled()).toEqual([]);
  expect(two.mails.times("notice r2-0@example.cz")).toBe(1);
  expect(two.mails.times("confirmation r2-3@example.cz")).toBe(1);
});

test("the database goes and comes back: 503 that say so, kept pages go on, nobody starts anything again", async () => {
  const event = `/events/${shop.event.id}`;
  await must(visitor(0)("GET", event));
  await two.postgres.away();
  expect((await visitor(0)("GET", event)).status).toBe(200);
  for (const which of [0, 1] as const) {
    // Nobody has asked for this one before, so its answer is not cached.
    const asked = await fetch(`${two.sites[which].url}/api/events/90000${which}`);
    expect([asked.status, (await asked.json()).code]).toEqual([503, "UNAVAILABLE"]);
    expect(Number(asked.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await fetch(`${two.sites[which].url}/readyz`)).status).toBe(503);
    expect((await fetch(`${two.sites[which].url}/healthz`)).status).toBe(200);
  }
  const sent = { round: 3, key: "scale-out-while-away", quantity: 1 };
  await sendOrder({ visitor: visitor(0), shop, ledger }, "r3-away@example.cz", sent);
  expect(ledger.refused.get(503)).toBeGreaterThan(0);

  await two.postgres.back();
  const ready = async () =>
    Promise.all(two.sites.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
  await expect.poll(ready, { timeout: 30_000 }).toEqual([200, 200]);
  const again = { ...sent, id: undefined as number | undefined };
  await sendOrder({ visitor: visitor(1), shop, ledger }, "r3-away@example.cz", again);
  expect(again.id).toBeGreaterThan(0);
  // Both listen to each other again, too.
  await expect
    .poll(
      async () => {
        const count = Date.now();
        const body = { ...shop.event.fields, translations: titled(count) };
        await must(admin(0)("PUT", event, { body }));
        await pause(300);
        return (await must(visitor(1)("GET", event))).translations.en.title === `Edit ${count}`;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
});

test("the store is full, goes, and comes back: 503 that say so, no crash, nothing half stored", async () => {
  const upload = () => admin(0)("POST", "/gallery", { body: pictureForm(picture) });
  const { image_path } = await must(upload());
  const objects = () => [...two.s3.content.objects.keys()].filter((name) => !name.includes("/")).length;
  const before = objects();

  two.s3.failNext([507, "XMinioStorageFull"]);
  const full = await upload();
  expect([full.status, full.body.detail?.code ?? full.body.code]).toEqual([503, "STORAGE_FULL"]);

  await two.s3.stop();
  const away = await upload();
  expect([away.status, away.body.message]).toEqual([
    503,
    "The file storage can’t be reached. Please try again in a moment.",
  ]);
  expect((await fetch(`${two.sites[1].url}${image_path}`)).status).toBe(503);
  expect((await visitor(0)("GET", "/gallery")).status).toBe(200);

  await two.s3.start();
  expect(objects()).toBe(before);
  expect((await upload()).status).toBe(201);
  expect((await fetch(`${two.sites[1].url}${image_path}`)).status).toBe(200);
});

/** Milliseconds from a NOTIFY to its arrival, on this machine and database, now. */
async function notifyRoundTrip(url: string): Promise<number> {
  const open = await openDatabase({ url });
  const arrived = Promise.withResolvers<void>();
  await open.listen("round_trip", () => arrived.resolve());
  const sentAt = Date.now();
  await open.notify("round_trip", "");
  await arrived.promise;
  const took = Date.now() - sentAt;
  await open.close();
  return took;
}
