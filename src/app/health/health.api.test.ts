import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { settings } from "#features/settings/server/settings.table.ts";
import { sponsors } from "#features/sponsors/server/sponsors.table.ts";
import { backupRuns } from "#kit/server/backup/backup-runs.table.ts";
import { fixedMail } from "#kit/server/mail/declared-mail.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { canHaveSmallDisk, startSmallDisk } from "#testing/storage/small-disk.ts";
import { testServer } from "#testing/test-server.ts";
import type { Health } from "./health.contract.ts";

const smtp = await startSmtpServer();
const server = await testServer({ SMTP_URL: smtp.url, DEMO: "off" });
const { db, mailer, jobs } = server.services;

const health = async (): Promise<Health> => {
  const answer = await server.call("GET /health", { token: await server.signIn() });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const run = (at: Date, ok: boolean) =>
  db
    .insert(backupRuns)
    .values({ at, ok, file: "x.tar", bytes: 5, rows: 1, media_files: 0, fault: ok ? "" : "No room" });

test("a site that has just been installed waits for an account, is well beyond that, and says what it runs on", async () => {
  expect((await health()).transfers).toEqual({ state: "attention", wanted: true, account: false });
  await db.update(settings).set({ value: "2000145399/0800" }).where(eq(settings.setting_key, "bank_account"));
  const { state, backup, daily, jobs: work, mails: mail, disk, database, cards, version } = await health();
  expect(disk.total).toBeGreaterThan(disk.free);
  // The machine of the test may be full; that is no fault of the rule.
  if (disk.state === "ok") expect(state).toBe("ok");
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect([backup.state, backup.last, daily.state]).toEqual(["ok", null, "ok"]);
  expect(work).toMatchObject({ state: "ok", failed: 0 });
  // What the clock has just made, as at every fifth minute, is taken within seconds.
  await expect.poll(async () => (await health()).jobs.waiting).toBe(0);
  expect(mail).toMatchObject({ state: "ok", delivery: "smtp", waiting: 0, failed: 0 });
  expect(database).toMatchObject({ state: "ok", kind: server.services.open.kind });
  expect(database.bytes).toBeGreaterThan(1_000_000);
  expect(cards).toEqual({
    state: "ok",
    gateway: "none",
    moves_money: false,
    fault: null,
    failing_since: null,
    refunds: 0,
  });
});

test("it tells of the last backup, the last good one, and why the last one failed", async () => {
  await run(hoursAgo(28), true);
  await run(hoursAgo(4), false);
  const { backup } = await health();
  expect(backup).toMatchObject({ state: "attention", last: { ok: false, fault: "No room" } });
  expect(Math.round((Date.now() - Date.parse(backup.last_good ?? "")) / 3_600_000)).toBe(28);
  await run(hoursAgo(1), true);
  expect((await health()).backup).toMatchObject({ state: "ok", last: { ok: true } });
});

test("mails that wait and that were given up are counted, and too old ones are wrong", async () => {
  const mail = {
    to: "a@example.cz",
    kind: fixedMail("test", "test"),
    language: "en" as const,
    subject: "x",
    text: "x",
  };
  smtp.refuseNext(550);
  const failed = await db.transaction((tx) => mailer.queueMail(tx, mail));
  await expect
    .poll(async () => (await db.select().from(mails).where(eq(mails.id, failed)))[0]?.state, {
      timeout: 60_000,
    })
    .toBe("failed");
  await db.insert(mails).values({
    kind: "test",
    toAddress: "b@example.cz",
    language: "en",
    subject: "x",
    text: "x",
    messageId: "<waiting@test>",
    createdAt: hoursAgo(3),
  });
  const found = await health();
  expect(found.mails).toMatchObject({ state: "wrong", waiting: 1, failed: 1 });
  expect(found.state).toBe("wrong");
  await db.delete(mails);
});

test("jobs that are due, stuck or given up are seen; the nightly run by its last end", async () => {
  await db.transaction((tx) => jobs.enqueue(tx, "daily", {}));
  await expect.poll(async () => (await health()).daily.last).not.toBeNull();
  await db.execute(sql`insert into pgboss.job (name, data, state, start_after, completed_on, keep_until)
    values ('daily', '{}', 'failed', now(), now(), now() + interval '1 day')`);
  expect((await health()).jobs).toMatchObject({ state: "attention", failed: 1 });
});

test("one disk for data and backups is measured once, also before the first backup", async () => {
  expect((await health()).disk.backups).toBeNull();
});

test.runIf(canHaveSmallDisk())(
  "backups on a disk of their own are measured there, and its being full is wrong",
  {
    timeout: 60_000,
  },
  async () => {
    const small = await startSmallDisk(16);
    try {
      const own = await testServer({ BACKUP_DIR: join(small.outside, "not/made/yet"), DEMO: "off" });
      const { body } = await own.call("GET /health", { token: await own.signIn() });
      expect(body.disk).toMatchObject({ state: "wrong", backups: { total: 16 * 1024 * 1024 } });
      expect(body.disk.total).not.toBe(body.disk.backups.total);
      expect(body.state).toBe("wrong");
    } finally {
      await small.stop();
    }
  },
);

test("stored values that break their rule and an IBAN of another account are named (15.14)", async () => {
  const set = (key: string, value: string) =>
    db.update(settings).set({ value }).where(eq(settings.setting_key, key));
  expect((await health()).settings).toEqual({ state: "ok", wrong: [], accounts_differ: false, links: 0 });
  await set("tiktok_url", "javascript:alert(1)");
  await set("vat_rate", "a lot");
  await db.insert(sponsors).values({
    website_url: "//elsewhere.example",
    translations: { en: { name: "A", contribution: "" }, cs: { name: "A", contribution: "" } },
  });
  expect((await health()).settings).toEqual({
    state: "attention",
    wrong: ["tiktok_url", "vat_rate"],
    accounts_differ: false,
    links: 1,
  });
  await set("bank_account", "2000145399/0800");
  await set("bank_iban", "CZ6508000000192000145399");
  expect((await health()).settings).toMatchObject({ state: "wrong", accounts_differ: true });
  await set("bank_account", "19-2000145399/0800");
  await set("tiktok_url", "");
  await set("vat_rate", "21");
  await db.delete(sponsors);
  expect((await health()).settings).toMatchObject({ state: "ok", wrong: [], links: 0 });
});
