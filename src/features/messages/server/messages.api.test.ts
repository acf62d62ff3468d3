import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mails } from "#kit/server/mail/mail.table.ts";
import { unusableTokens } from "#testing/people/unusable-tokens.ts";
import { testServer } from "#testing/test-server.ts";
import { lastMailRead, queuedMails } from "./message-test-mails.ts";
import { contactMessages, messageReplies } from "./messages.table.ts";

const server = await testServer();
const { db } = server.services;
let token = "";
const FORM = {
  name: "Jan Novák",
  email: "jan@example.cz",
  subject: "Drift taxi",
  message: "Is 14 June free?",
};

/** Stores a message beside the form's limits and answers its id. */
async function received(change: Partial<typeof contactMessages.$inferInsert> = {}): Promise<number> {
  const [row] = await db
    .insert(contactMessages)
    .values({ ...FORM, language: "en", ...change })
    .returning();
  return row?.id as number;
}
const list = async () => (await server.call("GET /contact-messages", { token })).body;
const reply = (id: number, replyMessage: unknown, language: "en" | "cs" = "en") =>
  server.call(`POST /contact-messages/${id}/reply`, { token, language, body: { replyMessage } });

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await db.delete(contactMessages);
  await db.delete(mails);
});

describe("the team's list", () => {
  test("has every message with all its fields, newest first", async () => {
    const older = await received({ created_at: new Date("2026-05-01T10:00:00Z") });
    const newer = await received({ created_at: new Date("2026-05-02T10:00:00Z"), language: "cs" });
    const messages = await list();
    expect(messages.map(({ id }: { id: number }) => id)).toEqual([newer, older]);
    expect(messages[1]).toEqual({
      ...FORM,
      id: older,
      language: "en",
      is_read: false,
      has_reply: false,
      is_done: false,
      order_id: null,
      person: null,
      created_at: "2026-05-01T10:00:00.000Z",
      replies: [],
    });
  });

  test("marks a message as read and unread again", async () => {
    const id = await received();
    for (const is_read of [true, false]) {
      const answer = await server.call(`PATCH /contact-messages/${id}`, { token, body: { is_read } });
      expect(answer).toMatchObject({ status: 200, body: { id, is_read, has_reply: false } });
      expect(await list()).toMatchObject([{ id, is_read }]);
    }
    for (const body of [{}, { is_read: "perhaps" }, { is_read: null }]) {
      expect((await server.call(`PATCH /contact-messages/${id}`, { token, body })).status).toBe(422);
    }
  });

  test("deletes a message with its replies", async () => {
    const id = await received();
    await reply(id, "<p>Yes</p>");
    expect((await server.call(`DELETE /contact-messages/${id}`, { token })).status).toBe(204);
    expect([await list(), await db.$count(messageReplies)]).toEqual([[], 0]);
  });

  test("an unknown message is 404, an id that is none 400", async () => {
    for (const [id, status] of [
      ["999999", 404],
      ["0", 400],
      ["x", 400],
      ["1%20OR%201=1", 400],
      ["1'--", 400],
    ] as const) {
      const calls = [
        server.call(`PATCH /contact-messages/${id}`, { token, body: { is_read: true } }),
        server.call(`DELETE /contact-messages/${id}`, { token }),
        server.call(`POST /contact-messages/${id}/reply`, { token, body: { replyMessage: "<p>Hi</p>" } }),
      ];
      expect((await Promise.all(calls)).map((answer) => answer.status)).toEqual([status, status, status]);
    }
    expect(await queuedMails(server)).toEqual([]);
  });
});

describe("a reply", () => {
  test("is stored, marks the message, and is queued with the original quoted", async () => {
    const id = await received({
      message: "Good day,\nis <b>14 June</b> free?",
      created_at: new Date("2026-05-01T10:00:00Z"),
    });
    const { status, body } = await reply(id, "<p>Dear Jan, <strong>yes</strong>.</p>");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id,
      has_reply: true,
      is_read: false,
      replies: [{ body: "<p>Dear Jan, <strong>yes</strong>.</p>", created_at: expect.any(String) }],
    });
    expect(await list()).toEqual([body]);
    const [queued] = await queuedMails(server);
    expect(queued).toMatchObject({
      kind: "contact-reply",
      toAddress: "jan@example.cz",
      // The team has set no address of its own.
      replyTo: null,
    });
    expect(await db.select().from(messageReplies)).toMatchObject([{ message_id: id, mail_id: queued?.id }]);

    const mail = await lastMailRead(server);
    expect(mail.subject).toBe("Re: Drift taxi");
    expect(mail.to).toEqual([{ name: "", address: "jan@example.cz" }]);
    expect(mail.text).toMatch(
      /^Dear Jan, yes\.\n\nOn 1 May 2026.*, Jan Novák wrote:\n> Good day,\n> is <b>14 June<\/b> free\?\n/,
    );
    expect(mail.html).toContain("<p>Dear Jan, <strong>yes</strong>.</p>");
    expect(mail.html).toContain("<blockquote>Good day,<br>is &lt;b&gt;14 June&lt;/b&gt; free?</blockquote>");
  });

  test("speaks the language of the message, whatever the team's is", async () => {
    await reply(await received({ language: "cs" }), "<p>Ano</p>", "en");
    expect((await lastMailRead(server)).text).toMatch(/napsal\(a\) Jan Novák:/);
    await reply(await received({ language: "en" }), "<p>Yes</p>", "cs");
    const mail = await lastMailRead(server);
    expect(mail.text).toMatch(/Jan Novák wrote:/);
    expect((await queuedMails(server)).map(({ language }) => language)).toEqual(["cs", "en"]);
  });

  test.each([
    "",
    "   ",
    "<p></p>",
    "<p><br></p>",
    "<p>&nbsp;\u200b</p>",
    "<script>alert(1)</script>",
    "<img src=x>",
    null,
    5,
  ])("without visible text is refused: %j", async (replyMessage) => {
    const id = await received();
    for (const [language, message] of [
      ["en", "The reply must not be empty"],
      ["cs", "Odpověď nemůže být prázdná"],
    ] as const) {
      expect(await reply(id, replyMessage, language)).toMatchObject({
        status: 422,
        body: { message, errors: [{ path: "replyMessage", message }] },
      });
    }
    expect(await list()).toMatchObject([{ has_reply: false, replies: [] }]);
    expect(await queuedMails(server)).toEqual([]);
  });

  test("is sanitised before it is stored and sent", async () => {
    const id = await received();
    const { body } = await reply(
      id,
      '<h1 onclick="alert(1)">Hi</h1><script>alert(2)</script><p style="color:red">a<img src=x onerror=alert(3)><a href="javascript:alert(4)">b</a><a href="https://a.example">c</a></p>\u0000',
    );
    const clean = '<h1>Hi</h1><p>a<a>b</a><a href="https://a.example" rel="noopener">c</a></p>';
    expect(body.replies[0].body).toBe(clean);
    const mail = await lastMailRead(server);
    expect(mail.html).toContain(clean);
    expect(mail.html).not.toMatch(/script|onerror|onclick|style=/);
  });

  test("to a hostile message quotes it as text and reaches its sender alone", async () => {
    const hostile = "x</blockquote><script>alert(1)</script>\r\n\"'&<img src=x onerror=alert(1)>";
    const id = await received({
      name: "<script>alert(2)</script>",
      subject: "Hi\r\nBcc: victim@example.com",
      message: hostile,
    });
    await reply(id, "<p>Hello</p>");
    const mail = await lastMailRead(server);
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.html).toContain(
      "x&lt;/blockquote&gt;&lt;script&gt;alert(1)&lt;/script&gt;<br>&quot;&#39;&amp;&lt;img",
    );
    expect([mail.bcc ?? [], mail.to]).toEqual([[], [{ name: "", address: "jan@example.cz" }]]);
    expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
  });

  test("may be followed by another; both are kept in their order", async () => {
    const id = await received({ subject: "RE: Taxi" });
    await reply(id, "<p>One</p>");
    const { body } = await reply(id, "<p>Two</p>");
    expect(body.replies.map((each: { body: string }) => each.body)).toEqual(["<p>One</p>", "<p>Two</p>"]);
    expect((await queuedMails(server)).map(({ subject }) => subject)).toEqual(["RE: Taxi", "RE: Taxi"]);
  });

  test("that cannot be queued is not stored either", async () => {
    const id = await received();
    const { mailer } = server.services;
    const original = mailer.queueMail;
    mailer.queueMail = () => Promise.reject(new Error("no room for mails"));
    expect((await reply(id, "<p>Hi</p>")).status).toBe(500);
    mailer.queueMail = original;
    expect(await list()).toMatchObject([{ has_reply: false, replies: [] }]);
  });
});

test("every call of the team is 401 without a bearer and with each kind of wrong one", async () => {
  const id = await received();
  for (const bearer of [undefined, ...Object.values(await unusableTokens(server))]) {
    for (const [name, body] of [
      ["GET /contact-messages", undefined],
      [`PATCH /contact-messages/${id}`, { is_read: true }],
      [`DELETE /contact-messages/${id}`, undefined],
      [`POST /contact-messages/${id}/reply`, { replyMessage: "<p>Hi</p>" }],
    ] as const) {
      const answer = await server.call(name, { ...(bearer && { token: bearer }), body });
      expect([name, answer.status]).toEqual([name, 401]);
    }
  }
  expect(await list()).toMatchObject([{ id, is_read: false, has_reply: false }]);
});
