import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { type MailState, mails } from "#kit/server/mail/mail.table.ts";
import { startSmtpServer } from "#testing/smtp-server.ts";
import { testServer } from "#testing/test-server.ts";

const smtp = await startSmtpServer();
const server = await testServer({ SMTP_URL: smtp.url });
const { db, mailer } = server.services;
const token = await server.signIn();
const patient = { timeout: 20_000 };

beforeEach(async () => {
  await db.delete(mails);
  smtp.received.length = 0;
});

const queue = (to: string, subject = "Objednávka") =>
  db.transaction((tx) =>
    mailer.queueMail(tx, {
      kind: "order-confirmation",
      to,
      language: "cs",
      subject,
      text: "Děkujeme.",
      attachments: [{ name: "faktura.pdf", type: "application/pdf", content: Buffer.from("%PDF-1.7") }],
    }),
  );

const until = (id: number, state: MailState) =>
  vi.waitFor(async () => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, id));
    expect(mail?.state).toBe(state);
  }, patient);

test("the team sees each mail with its state, finds it, and reads it", async () => {
  smtp.refuseNext(550);
  const failed = await queue("nikdo@example.cz");
  await until(failed, "failed");
  const sent = await queue("jan@example.cz", "100 % spokojenost");
  await until(sent, "sent");

  const list = await server.call("GET /mails", { token });
  expect(list.body.mails).toMatchObject([
    { id: sent, state: "sent", to: "jan@example.cz", last_error: null },
    { id: failed, state: "failed", to: "nikdo@example.cz", last_error: expect.stringContaining("550") },
  ]);
  const found = await server.call("GET /mails?q=100 %25&state=sent", { token });
  expect(found.body).toMatchObject({ mails: [{ id: sent }], pagination: { total: 1 } });
  expect((await server.call("GET /mails?q=_an&state=", { token })).body.mails).toEqual([]);
  const one = await server.call(`GET /mails/${sent}`, { token });
  expect(one.body).toMatchObject({
    text: "Děkujeme.",
    attachments: [{ name: "faktura.pdf", type: "application/pdf" }],
  });
});

test("a mail that failed goes out when it is sent again, as the same mail", async () => {
  smtp.refuseNext(550);
  const id = await queue("jan@example.cz");
  await until(id, "failed");
  const again = await server.call(`POST /mails/${id}/resend`, { token });
  expect(again).toMatchObject({ status: 201, body: { id } });
  await until(id, "sent");
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]?.attachments).toHaveLength(1);
});

test("a sent mail goes out once more as a new one with another message id", async () => {
  const id = await queue("jan@example.cz");
  await until(id, "sent");
  const again = await server.call(`POST /mails/${id}/resend`, { token });
  expect(again.body.id).not.toBe(id);
  await until(again.body.id, "sent");
  expect(smtp.received.map(({ subject }) => subject)).toEqual(["Objednávka", "Objednávka"]);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(2);
  expect(smtp.received[1]?.attachments).toHaveLength(1);
});

test("a mail that waits for its next try is tried at once and sent once", async () => {
  smtp.refuseNext(451);
  const id = await queue("jan@example.cz");
  await vi.waitFor(async () => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, id));
    expect(mail).toMatchObject({ state: "queued", attempts: 1 });
  }, patient);
  await server.call(`POST /mails/${id}/resend`, { token });
  await until(id, "sent");
  expect(smtp.received).toHaveLength(1);
});

test("a mail that is not there is 404", async () => {
  expect((await server.call("GET /mails/999999", { token })).status).toBe(404);
  expect((await server.call("POST /mails/999999/resend", { token })).status).toBe(404);
});
