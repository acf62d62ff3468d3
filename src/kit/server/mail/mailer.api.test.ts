// @module-tag both-databases
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Language } from "#kit/contract/language/language.ts";
import { testDatabase } from "../../../testing/database/test-database.ts";
import { startSmtpServer, type TestSmtpServer } from "../../../testing/outside/smtp-server.ts";
import { testLog } from "../../../testing/test-log.ts";
import type { OpenDatabase } from "../database/database.ts";
import { createJobs, type Jobs } from "../jobs/jobs.ts";
import { fixedMail } from "./declared-mail.ts";
import { mails } from "./mail.table.ts";
import { mailHtml } from "./mail-parts.ts";
import { createMailer, type Mailer, type NewMail } from "./mailer.ts";

const thanks: NewMail = {
  kind: fixedMail("order-confirmation", "test"),
  to: "jan.novak@example.cz",
  replyTo: "team@example.cz",
  language: "cs",
  subject: "Děkujeme za objednávku č. 42",
  text: "Vaše objednávka dorazila.",
  html: "<p>Vaše objednávka dorazila.</p>",
  attachments: [{ name: "zálohová-faktura.pdf", type: "application/pdf", content: Buffer.from("%PDF-1.7") }],
};

let open: OpenDatabase;
let jobs: Jobs;
let mailer: Mailer;
let smtp: TestSmtpServer | undefined;
let outboxFolder: string;
const log = testLog();

beforeAll(async () => {
  open = await testDatabase();
});
afterAll(() => open.close());
beforeEach(() => {
  outboxFolder = fs.mkdtempSync(path.join(os.tmpdir(), "paddock-outbox-"));
});
afterEach(async () => {
  await jobs.stop();
  await open.executeSql("truncate mails restart identity; truncate pgboss.job");
  await smtp?.stop();
  smtp = undefined;
  fs.rmSync(outboxFolder, { recursive: true, force: true });
});

const TEAM = { en: "Night Shift Drift", cs: "Noční směna, s.r.o." };

async function start(
  smtpUrl?: string,
  uncertainWait?: number,
  mailFrom = "Drift Team <team@example.cz>",
): Promise<void> {
  jobs = createJobs(open, log);
  const senderName = async (language: Language) => TEAM[language];
  const waits = { retryDelay: 1, ...(uncertainWait !== undefined && { uncertainWait }) };
  mailer = createMailer({
    secret: "of the test",
    smtpUrl,
    mailFrom,
    senderName,
    outboxFolder,
    jobs,
    db: open.db,
    log,
    ...waits,
  });
  await jobs.start();
}

const queue = () => open.db.transaction((tx) => mailer.queueMail(tx, thanks));
const row = async () => (await open.db.select().from(mails))[0];
const outboxFiles = () => fs.readdirSync(outboxFolder);
const patient = { timeout: 60_000 };

test("a queued mail is delivered once, with its texts and papers", async () => {
  smtp = await startSmtpServer();
  await start(smtp.url);
  const id = await queue();
  await expect.poll(row, patient).toMatchObject({ id, state: "sent", attempts: 1, lastError: null });
  await mailer.sendMail(id);
  expect(smtp.received).toHaveLength(1);
  const [mail] = smtp.received;
  expect(mail).toMatchObject({
    from: { name: "Drift Team", address: "team@example.cz" },
    to: [{ address: "jan.novak@example.cz" }],
    replyTo: [{ address: "team@example.cz" }],
    subject: thanks.subject,
    messageId: (await row())?.messageId,
  });
  expect(mail?.text?.trim()).toBe(thanks.text);
  expect(mail?.html?.trim()).toBe(thanks.html);
  expect(mail?.attachments).toMatchObject([
    { filename: "zálohová-faktura.pdf", mimeType: "application/pdf" },
  ]);
  expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).toString()).toBe("%PDF-1.7");
});

test("a sender without a name of its own has the team's, in the language of the mail (15.D)", async () => {
  smtp = await startSmtpServer();
  await start(smtp.url, undefined, "shop@example.cz");
  await queue();
  await open.db.transaction((tx) => mailer.queueMail(tx, { ...thanks, language: "en" }));
  await expect.poll(() => smtp?.received.length, patient).toBe(2);
  expect(smtp.received.map(({ from }) => from?.name).sort()).toEqual([TEAM.en, TEAM.cs]);
  expect(smtp.received[0]?.from).toMatchObject({ address: "shop@example.cz" });
});

test("a mail has the team's name as its head as it leaves, in its language, and loads nothing", async () => {
  smtp = await startSmtpServer();
  await start(smtp.url, undefined, "shop@example.cz");
  const written = "<!--letterhead--> <b>";
  const html = mailHtml([{ kind: "text", text: written }], "cs");
  await open.db.transaction((tx) => mailer.queueMail(tx, { ...thanks, html }));
  await expect.poll(() => smtp?.received.length, patient).toBe(1);
  const sent = smtp.received[0]?.html ?? "";
  expect(sent.split(TEAM.cs)).toHaveLength(2);
  expect(sent).toContain("&lt;!--letterhead--&gt; &lt;b&gt;");
  expect(sent).not.toMatch(/<img|src=|url\(|<!--/);
});

test("an attachment that is made when the mail is sent is made of what was kept, at every try", async () => {
  smtp = await startSmtpServer();
  smtp.refuseNext(451);
  await start(smtp.url);
  const made: string[] = [];
  mailer.attachmentMaker("greeting", async ({ name }: { name: string }) => {
    made.push(name);
    if (made.length === 1) throw new Error("no paper left");
    return Buffer.from(`Dobrý den, ${name}`);
  });
  const attachment = {
    name: "dopis.txt",
    type: "text/plain",
    made: { by: "greeting", from: { name: "Jiří" } },
  };
  await open.db.transaction((tx) => mailer.queueMail(tx, { ...thanks, attachments: [attachment] }));
  await expect.poll(row, patient).toMatchObject({ state: "sent", attempts: 3 });
  expect(made).toEqual(["Jiří", "Jiří", "Jiří"]);
  const [mail] = smtp.received;
  expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).toString()).toBe("Dobrý den, Jiří");
});

test("a mail queued in a rolled back transaction is neither kept nor sent", async () => {
  smtp = await startSmtpServer();
  await start(smtp.url);
  const failing = open.db.transaction(async (tx) => {
    await mailer.queueMail(tx, { ...thanks, subject: "never" });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await queue();
  const { received } = smtp;
  await expect.poll(() => received.map((mail) => mail.subject), patient).toEqual([thanks.subject]);
  expect(await open.db.select().from(mails)).toHaveLength(1);
});

test("while the mail server is down a mail waits, and goes out once when it is back", async () => {
  const away = await startSmtpServer();
  await away.stop();
  await start(away.url);
  const id = await queue();
  await expect
    .poll(row, patient)
    .toMatchObject({ state: "queued", lastError: expect.stringContaining("ECONNREFUSED") });
  smtp = await startSmtpServer(away.port);
  await expect.poll(row, patient).toMatchObject({ id, state: "sent", lastError: null });
  expect(smtp.received).toHaveLength(1);
});

test("a mail that the server puts off (4xx) is tried again", async () => {
  smtp = await startSmtpServer();
  smtp.refuseNext(451);
  await start(smtp.url);
  await queue();
  await expect.poll(row, patient).toMatchObject({ state: "sent", attempts: 2 });
  expect(smtp.received).toHaveLength(1);
});

test("a server that breaks off after the whole mail gets it again after an hour at the earliest", async () => {
  smtp = await startSmtpServer();
  smtp.dropNext(1);
  await start(smtp.url);
  const id = await queue();
  await expect
    .poll(row, patient)
    .toMatchObject({ state: "queued", attempts: 1, uncertainAttempts: 1, lastError: expect.any(String) });
  const { rows } = await open.executeSql(
    "select extract(epoch from start_after - now())::int as wait from pgboss.job where name = 'send-mail' and state = 'created' and (data->>'id')::int = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].wait).toBeGreaterThan(3_000);
  // Long enough for the quick tries of a mail that surely did not arrive.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(smtp.received).toHaveLength(1);
});

test("one that always breaks off after the whole mail gets it three times and no more; it may have arrived", async () => {
  smtp = await startSmtpServer();
  smtp.dropNext(99);
  await start(smtp.url, 0);
  await queue();
  await expect.poll(row).toMatchObject({ state: "failed", attempts: 3, uncertainAttempts: 3 });
  expect(smtp.received).toHaveLength(3);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
});

test("a mail that the server refuses for good (5xx) is given up, with the reason kept and logged", async () => {
  smtp = await startSmtpServer();
  smtp.refuseNext(550);
  await start(smtp.url);
  await queue();
  await expect
    .poll(row, patient)
    .toMatchObject({ state: "failed", attempts: 1, lastError: expect.stringContaining("550") });
  expect(log.lines).toContainEqual(expect.objectContaining({ level: "error" }));
  expect(smtp.received).toEqual([]);
});

test("a mail is given up after its last try", async () => {
  const away = await startSmtpServer();
  await away.stop();
  await start(away.url);
  const id = await queue();
  await mailer.sendMail(id, true);
  expect(await row()).toMatchObject({ state: "failed" });
});

test("after a restart, waiting mails go out and sent ones do not go out again", async () => {
  smtp = await startSmtpServer();
  await start(smtp.url);
  await queue();
  await expect.poll(row, patient).toMatchObject({ state: "sent" });
  await jobs.stop();
  await open.db.transaction((tx) => mailer.queueMail(tx, { ...thanks, subject: "waiting" }));
  // As after kill -9: the first mail's job, too, counts as one that was cut off.
  await open.executeSql(
    "update pgboss.job set state = 'retry', completed_on = null where name = 'send-mail'",
  );
  await start(smtp.url);
  const { received } = smtp;
  const everyMail = async () => (await open.db.select().from(mails)).map((mail) => mail.state);
  await expect.poll(everyMail, patient).toEqual(["sent", "sent"]);
  expect(received.map((mail) => mail.subject)).toEqual([thanks.subject, "waiting"]);
});

test("text in an address adds no recipient", async () => {
  await start();
  const to = "a@example.cz, b@example.cz\r\nBcc: c@example.cz";
  await open.db.transaction((tx) => mailer.queueMail(tx, { ...thanks, to }));
  await expect.poll(row, patient).toMatchObject({ state: "written" });
  const mail = await PostalMime.parse(fs.readFileSync(path.join(outboxFolder, outboxFiles()[0] ?? "")));
  expect(mail.to).toEqual([{ name: "", address: expect.stringMatching(/^".*c"@example\.cz$/) }]);
  expect(mail.bcc).toBeUndefined();
});

test("without a mail server each mail becomes a readable file that names its recipient, and is not called sent (15.22)", async () => {
  await start();
  const id = await queue();
  await expect.poll(row, patient).toMatchObject({ state: "written" });
  const files = outboxFiles();
  expect(files).toEqual([expect.stringMatching(/^\d{8}T\d{6}Z-0{9}1-jan-novak-example-cz\.eml$/)]);
  expect(id).toBe(1);
  const mail = await PostalMime.parse(fs.readFileSync(path.join(outboxFolder, files[0] ?? "")));
  expect(mail).toMatchObject({ subject: thanks.subject, to: [{ address: thanks.to }] });
  expect(mail.attachments).toHaveLength(1);
});

test("mails that an earlier version called sent are called written where their files lie", async () => {
  await start();
  await queue();
  await expect.poll(row, patient).toMatchObject({ state: "written" });
  await open.executeSql("update mails set state = 'sent'");
  await mailer.noteWritten();
  expect(await row()).toMatchObject({ state: "written" });
  fs.rmSync(path.join(outboxFolder, outboxFiles()[0] ?? ""));
  await open.executeSql("update mails set state = 'sent'");
  await mailer.noteWritten();
  expect(await row()).toMatchObject({ state: "sent" });
});
