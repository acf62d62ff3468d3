import { eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "#features/settings/server/settings.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";
import { lastMailRead, queuedMails } from "./message-test-mails.ts";
import { contactMessages } from "./messages.table.ts";

const server = await testServer({ TRUST_PROXY: "127.0.0.1" });
const { db } = server.services;
const FORM = {
  name: "Jan Novák",
  email: "jan@example.cz",
  subject: "Drift taxi",
  message: "Good day,\nis 14 June free?",
  termsAgreed: true,
  honeypot: "",
};
const send = (change: object = {}, language: "en" | "cs" = "en", address = "192.0.2.1") =>
  server.call("POST /contact-messages", {
    language,
    headers: { "x-forwarded-for": address },
    body: { ...FORM, ...change },
  });
const stored = () => db.$count(contactMessages);
const setSetting = (key: string, value: string) =>
  db
    .update(settings)
    .set({
      value,
      translations: { en: { label: "", setting_value: "" }, cs: { label: "", setting_value: "" } },
    })
    .where(eq(settings.setting_key, key));

beforeEach(async () => {
  server.setNow(null);
  await db.delete(rateLimitHits);
  await db.delete(contactMessages);
  await db.delete(mails);
  await setSetting("orders_email", "");
  await setSetting("contact_email", "team@example.cz");
});

describe("a message", () => {
  test("is stored in its language and queued for the team, who can answer its sender", async () => {
    const { status, body } = await send({}, "cs");
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(Number) });
    const { termsAgreed, honeypot, ...fields } = FORM;
    expect(await db.select().from(contactMessages)).toMatchObject([
      { ...fields, id: body.id, language: "cs", is_read: false, has_reply: false },
    ]);
    expect(await queuedMails(server)).toMatchObject([
      { kind: "contact-message", toAddress: "team@example.cz", replyTo: "jan@example.cz", language: "cs" },
    ]);
    const mail = await lastMailRead(server);
    expect(mail.subject).toBe("Zpráva z webu: Drift taxi");
    expect(mail.text).toContain("Good day,\nis 14 June free?");
    expect(mail.text).toContain("Jméno: Jan Novák\nE-mail: jan@example.cz\nPředmět: Drift taxi");
    expect(mail.html).toContain("Good day,<br>is 14 June free?");
  });

  test("goes to orders_email, else contact_email, else to the owners", async () => {
    await setSetting("orders_email", "orders@example.cz");
    await send();
    await setSetting("orders_email", " ");
    await send();
    await setSetting("contact_email", "");
    expect((await send()).status).toBe(201);
    expect((await queuedMails(server)).map((mail) => mail.toAddress)).toEqual([
      "orders@example.cz",
      "team@example.cz",
      ADMIN.email,
    ]);
    expect(await stored()).toBe(3);
  });

  test("and its mail are stored together or not at all", async () => {
    const { mailer } = server.services;
    const original = mailer.queueMail;
    mailer.queueMail = () => Promise.reject(new Error("no room for mails"));
    expect((await send()).status).toBe(500);
    mailer.queueMail = original;
    expect([await stored(), await queuedMails(server)]).toEqual([0, []]);
    expect(await db.$count(rateLimitHits, like(rateLimitHits.key, "contact-stored %"))).toBe(0);
  });

  test("cannot write into the headers or the HTML of the mail", async () => {
    const hostile = "Hi\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>";
    await send({ name: hostile, subject: hostile, message: `${hostile}<img src=x onerror=alert(1)>` });
    const mail = await lastMailRead(server);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to).toEqual([{ name: "", address: "team@example.cz" }]);
    expect(mail.headers.map((header) => header.key)).not.toContain("bcc");
    expect(mail.subject).toBe(
      "Message from the website: Hi Bcc: victim@example.com <script>alert(1)</script>",
    );
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  test("characters that a database cannot keep are left out, not an error", async () => {
    expect((await send({ name: "J\u0000an", subject: "a\ud800b", message: "a\u0000b" })).status).toBe(201);
    expect((await db.select().from(contactMessages))[0]).toMatchObject({ name: "Jan", message: "ab" });
  });
});

describe("what is left out is refused with 400 in the spec's order and words, and not stored", () => {
  const required = { en: "All fields are required.", cs: "Všechna pole jsou povinná." };
  const terms = {
    en: "You must agree to the processing of personal data and terms.",
    cs: "Musíte souhlasit se zpracováním osobních údajů a s podmínkami.",
  };
  const spam = { en: "Spam detected.", cs: "Byl rozpoznán spam." };

  test.each([
    [{ name: "" }, required],
    [{ email: " " }, required],
    [{ subject: undefined }, required],
    [{ message: null }, required],
    [{ name: 5 }, required],
    [{ email: { $ne: "" } }, required],
    [{ message: "\n\t ", termsAgreed: false, honeypot: "x" }, required],
    [{ termsAgreed: false }, terms],
    [{ termsAgreed: undefined }, terms],
    [{ termsAgreed: "no", honeypot: "x" }, terms],
    [{ honeypot: "http://spam.example" }, spam],
    [{ honeypot: ["x"] }, spam],
    [{ honeypot: "x", email: "no address" }, spam],
  ])("%j", async (change, message) => {
    for (const language of ["en", "cs"] as const) {
      expect(await send(change, language)).toMatchObject({
        status: 400,
        body: { code: "BAD_REQUEST", message: message[language] },
      });
    }
    expect([await stored(), await queuedMails(server)]).toEqual([0, []]);
  });

  test("a blank honeypot, and agreement as text, are fine", async () => {
    expect((await send({ honeypot: "  ", termsAgreed: "true" })).status).toBe(201);
    expect((await send({ honeypot: undefined, termsAgreed: 1 })).status).toBe(201);
    expect((await send({ honeypot: null })).status).toBe(201);
  });

  test.each([[[]], ["text"], [[FORM]]])("a body that is no object: %j", async (body) => {
    const answer = await server.call("POST /contact-messages", {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
  });
});

describe("what is wrong is refused with 422, naming the field, and not stored", () => {
  test.each([
    [{ name: "x".repeat(201) }, "name"],
    [{ email: `${"x".repeat(250)}@a.cz` }, "email"],
    [{ subject: "x".repeat(301) }, "subject"],
    [{ message: "x".repeat(10_001) }, "message"],
    [{ email: "jan" }, "email"],
    [{ email: "jan@" }, "email"],
    [{ email: "jan@example.cz, other@example.cz" }, "email"],
    [{ email: "jan@example.cz\r\nBcc: other@example.cz" }, "email"],
    [{ email: "Jan <jan@example.cz>" }, "email"],
  ])("%s", async (change, field) => {
    expect(await send(change)).toMatchObject({
      status: 422,
      body: { code: "INVALID", errors: [{ path: field }] },
    });
    expect([await stored(), await queuedMails(server)]).toEqual([0, []]);
  });

  test("the longest texts that are allowed pass", async () => {
    const longest = {
      name: "x".repeat(200),
      email: `${"x".repeat(60)}@${"y".repeat(60)}.${"z".repeat(60)}.${"w".repeat(60)}.example`,
      subject: "x".repeat(300),
      message: "x".repeat(10_000),
    };
    expect((await send(longest)).status).toBe(201);
  });

  test("says it in the asked language", async () => {
    expect((await send({ email: "jan" }, "cs")).body.message).toBe("Toto není e-mailová adresa.");
    expect((await send({ email: "jan" }, "en")).body.message).toBe("This is not an e-mail address.");
  });
});

describe("limits of one address in 10 minutes", () => {
  const start = Date.parse("2026-05-01T10:00:00Z");
  const at = (seconds: number) => server.setNow(new Date(start + seconds * 1000));

  test("five messages are stored; the sixth is 429 and says how long to wait", async () => {
    for (const second of [0, 10, 20, 30, 40]) {
      at(second);
      expect((await send()).status).toBe(201);
    }
    at(100);
    const refused = await send({}, "cs");
    expect(refused).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(refused.headers["retry-after"]).toBe("500");
    expect([await stored(), (await queuedMails(server)).length]).toEqual([5, 5]);
    expect((await send({}, "en", "192.0.2.2")).status).toBe(201);
    at(599);
    expect((await send()).status).toBe(429);
    at(600);
    expect((await send()).status).toBe(201);
  });

  test("thirty tries are looked at, whatever becomes of them; then nothing is, for a while", async () => {
    at(0);
    for (let i = 0; i < 30; i++) expect((await send({ name: "" })).status).toBe(400);
    at(60);
    const refused = await send();
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "540"]);
    expect((await send({ name: "" })).status).toBe(429);
    expect(await stored()).toBe(0);
    at(600);
    expect((await send()).status).toBe(201);
  });

  test("refused messages do not use up the five", async () => {
    at(0);
    for (let i = 0; i < 10; i++) await send({ email: "jan" });
    for (let i = 0; i < 5; i++) expect((await send()).status).toBe(201);
  });

  test("many at once get no more than one after another", { tags: "both-databases" }, async () => {
    at(0);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(await stored()).toBe(5);
  });

  test("all addresses behind one IPv6 connection count as one", async () => {
    at(0);
    for (let i = 1; i <= 5; i++) expect((await send({}, "en", `2001:db8:1:2::${i}`)).status).toBe(201);
    expect((await send({}, "en", "2001:db8:1:2:3:4:5:6")).status).toBe(429);
    expect((await send({}, "en", "2001:db8:1:3::1")).status).toBe(201);
  });

  test("tries of an address are forgotten once they are past the window", async () => {
    at(0);
    await send({ name: "" });
    at(601);
    await send({ name: "" });
    expect(await db.$count(rateLimitHits)).toBe(1);
  });
});
