import { expect, test } from "vitest";
import { contactTries } from "#features/messages/server/messages.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
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

test("addresses of those who wrote are forgotten after a day", async () => {
  await db.insert(contactTries).values([
    { address: "192.0.2.1", stored: true, at: new Date("2027-06-13T00:00:00Z") },
    { address: "192.0.2.2", stored: true, at: new Date("2027-06-15T03:00:00Z") },
  ]);
  await applyRetention({ ...server.services, now: () => NOW });
  const left = await db.select({ address: contactTries.address }).from(contactTries);
  expect(left).toEqual([{ address: "192.0.2.2" }]);
});
