import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { fixedMail } from "#kit/server/mail/declared-mail.ts";
import { type MailState, mails } from "#kit/server/mail/mail.table.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { testServer } from "#testing/test-server.ts";

const smtp = await startSmtpServer();
const server = await testServer({ SMTP_URL: smtp.url });
const { db, mailer } = server.services;
const token = await server.signIn();
const patient = { timeout: 60_000 };

beforeEach(async () => {
  await db.delete(mails);
  smtp.received.length = 0;
});

const queue = (to: string, subject = "Objednávka") =>
  db.transaction((tx) =>
    mailer.queueMail(tx, {
      kind: fixedMail("order-confirmation", "test"),
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
  // By the address too, and not across the border of both.
  expect((await server.call("GET /mails?q=NIKDO@", { token })).body.mails).toMatchObject([{ id: failed }]);
  expect((await server.call("GET /mails?q=cz100", { token })).body.mails).toEqual([]);
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

test("a mail that is sent again in the very moment of its sending reaches its receiver once", {
  tags: "both-databases",
}, async () => {
  const refused: number[] = [];
  for (let round = 0; round < 8; round++) {
    smtp.received.length = 0;
    const id = await queue("jan@example.cz");
    const asked: Promise<void>[] = [];
    // From before its job begins until after its end, as somebody does who sees that it waits.
    for (let sent = false; !sent; ) {
      asked.push(
        server
          .call(`POST /mails/${id}/resend`, { token, body: { state: "queued" } })
          .then(({ status }) => void refused.push(status)),
      );
      await new Promise((resolve) => setTimeout(resolve, 2 * round));
      const [mail] = await db.select().from(mails).where(eq(mails.id, id));
      sent = mail?.state === "sent";
    }
    await Promise.all(asked);
    const late = await server.call(`POST /mails/${id}/resend`, {
      token,
      language: "cs",
      body: { state: "queued" },
    });
    expect(late).toMatchObject({
      status: 409,
      body: { code: "MAIL_SENT_MEANWHILE", message: "Tento e-mail mezitím odešel; znovu se neposlal." },
    });
    expect(await db.$count(mails)).toBe(round + 1);
    expect(smtp.received).toHaveLength(1);
  }
  expect(new Set(refused)).toEqual(new Set([201, ...(refused.includes(409) ? [409] : [])]));
});

test("a sent mail that many ask for again at once goes out once more, and again for who asks later", {
  tags: "both-databases",
}, async () => {
  const id = await queue("jan@example.cz");
  await until(id, "sent");
  const again = () => server.call(`POST /mails/${id}/resend`, { token, body: { state: "sent" } });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(again));
  const [copy, ...others] = new Set(answers.map(({ body }) => body.id));
  expect(others).toEqual([]);
  await until(copy, "sent");
  expect((await again()).body.id).toBe(copy);
  expect(smtp.received).toHaveLength(2);
  await db
    .update(mails)
    .set({ createdAt: new Date(Date.now() - 61_000) })
    .where(eq(mails.id, copy));
  const later = (await again()).body.id;
  expect(later).not.toBe(copy);
  await until(later, "sent");
  expect(smtp.received).toHaveLength(3);
});

test("a state that there is none of is refused", async () => {
  const id = await queue("jan@example.cz");
  const answer = await server.call(`POST /mails/${id}/resend`, { token, body: { state: "lost" } });
  expect(answer.status).toBe(422);
  await until(id, "sent");
});

test("a mail that is not there is 404", async () => {
  expect((await server.call("GET /mails/999999", { token })).status).toBe(404);
  expect((await server.call("POST /mails/999999/resend", { token })).status).toBe(404);
});

test("the team is told whether mails reach anybody, and strangers are not (15.22)", async () => {
  expect((await server.call("GET /mails/delivery", { token })).body).toEqual({ delivery: "smtp" });
  expect((await server.call("GET /mails/delivery")).status).toBe(401);
  const without = await testServer();
  const call = { token: await without.signIn() };
  expect((await without.call("GET /mails/delivery", call)).body).toEqual({ delivery: "files" });
});

test("a mail that may have arrived is shown as one", async () => {
  smtp.dropNext(1);
  const id = await queue("jan@example.cz");
  await vi.waitFor(async () => {
    const { body } = await server.call(`GET /mails/${id}`, { token });
    expect(body).toMatchObject({ state: "queued", uncertain_attempts: 1 });
  }, patient);
  // The team may send it again at once.
  await server.call(`POST /mails/${id}/resend`, { token });
  await until(id, "sent");
  expect((await server.call(`GET /mails/${id}`, { token })).body).toMatchObject({ uncertain_attempts: 1 });
});
