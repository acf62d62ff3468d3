import { expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import { testServer } from "#testing/test-server.ts";
import { applyRetention } from "./daily-jobs.ts";

const server = await testServer();
const { db } = server.services;
const NOW = new Date("2027-06-15T03:17:00Z");

const mail = (subject: string, state: "sent" | "failed" | "queued", createdAt: string) => ({
  kind: "test",
  toAddress: "a@example.cz",
  language: "cs" as const,
  subject,
  text: "x",
  state,
  messageId: `<${subject}@example.cz>`,
  createdAt: new Date(createdAt),
});

test("the mail log goes after a year, what still waits and what is younger stays", async () => {
  await db
    .insert(mails)
    .values([
      mail("old-sent", "sent", "2026-06-14T00:00:00Z"),
      mail("old-failed", "failed", "2026-06-14T00:00:00Z"),
      mail("old-queued", "queued", "2026-06-14T00:00:00Z"),
      mail("young", "sent", "2026-06-16T00:00:00Z"),
    ]);
  await applyRetention({ ...server.services, now: () => NOW });
  const left = await db.select({ subject: mails.subject }).from(mails);
  expect(left.map(({ subject }) => subject).sort()).toEqual(["old-queued", "young"]);
});

test("addresses that rate limits count are forgotten the night after", async () => {
  const hitAt = (key: string, at: string) =>
    requireHit({ db, now: () => new Date(at) }, { key, limit: 5, windowMs: 1_800_000 });
  await hitAt("contact 192.0.2.1", "2027-06-14T23:00:00Z");
  await hitAt("contact 192.0.2.2", "2027-06-15T03:00:00Z");
  await applyRetention({ ...server.services, now: () => NOW });
  const left = await db.select({ key: rateLimitHits.key }).from(rateLimitHits);
  expect(left).toEqual([{ key: "contact 192.0.2.2" }]);
});
