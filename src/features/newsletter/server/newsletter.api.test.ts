// @module-tag both-databases
import { and, asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "#features/settings/server/settings.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { newsletterDeliveries, newsletterLetters, newsletterSubscribers } from "./newsletter.table.ts";
import { sendBatch } from "./send-letters.ts";
import { applyNewsletterRetention } from "./subscribers.ts";

const smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const server = await testServer({
  PUBLIC_URL: "https://www.team.example",
  SMTP_URL: smtp.url,
});
const { db } = server.services;
let token = "";

const at = (moment: string) => server.setNow(new Date(moment));
const switchTo = async (value: "on" | "") => {
  await db.update(settings).set({ value }).where(eq(settings.setting_key, "newsletter"));
  await server.services.responseCache.invalidate();
};

beforeEach(async () => {
  at("2026-12-01T10:00:00Z");
  token = await server.signIn();
  await switchTo("on");
  await db.delete(newsletterLetters);
  await db.delete(newsletterSubscribers);
  await db.delete(rateLimitHits);
  await db.delete(mails);
  smtp.received.length = 0;
});
afterEach(() => server.setNow(null));

const signUp = (email: string, from = "192.0.2.1", more: object = {}) =>
  server.call("POST /newsletter/subscriptions", {
    body: { email, ...more },
    language: "cs",
    remoteAddress: from,
  });
const queued = () => db.select().from(mails).orderBy(asc(mails.id));
const all = () => db.select().from(newsletterSubscribers).orderBy(asc(newsletterSubscribers.id));
const LINK = /\/newsletter\/(\d+)\/([\w-]{32})/;

type Arrived = (typeof smtp.received)[number];

/** The mail that arrives sooner or later. */
const arrived = (wanted: (mail: Arrived) => boolean) =>
  vi.waitFor(
    () => {
      const found = smtp.received.find(wanted);
      if (!found) throw new Error("It has not arrived.");
      return found;
    },
    { timeout: 15_000, interval: 20 },
  );

/** The path of one's own subscription in the API, from the mail that arrives. */
async function pathFor(email: string): Promise<string> {
  const row = (await all()).find((one) => one.email === email);
  // A mail of the test before may still be on its way.
  const found = await arrived(({ text }) => (text ?? "").includes(`/newsletter/${row?.id}/`));
  const [, id, key] = LINK.exec(found.text ?? "") ?? [];
  return `/newsletter/mine/${id}/${key}`;
}

async function subscriber(email: string): Promise<string> {
  await signUp(email, `198.51.100.${1 + Math.floor(Math.random() * 250)}`);
  const path = await pathFor(email);
  expect((await server.call(`POST ${path}/confirm`)).body.state).toBe("on");
  return path;
}

const TEXTS = {
  en: { subject: "News", text: "First.\n\nSecond." },
  cs: { subject: "Novinky", text: "První.\n\nDruhý." },
};
const write = async (body: object = {}) =>
  (await server.call("POST /newsletter/letters", { token, body: { translations: TEXTS, ...body } })).body;
const send = (id: number) => server.call(`POST /newsletter/letters/${id}/send`, { token, language: "en" });

describe("the sign-up", () => {
  test("is not there while the newsletter is off", async () => {
    await switchTo("");
    expect((await server.call("GET /newsletter")).status).toBe(404);
    expect((await signUp("jana@example.cz")).status).toBe(404);
    expect(await all()).toEqual([]);
  });

  test("asks by e-mail and keeps what was agreed to; only the click makes a subscriber", async () => {
    const { consent } = (await server.call("GET /newsletter", { language: "cs" })).body;
    const answer = await signUp("Jana@example.cz", "192.0.2.77");
    expect([answer.status, answer.body]).toEqual([202, { asked: true }]);
    const path = await pathFor("Jana@example.cz");
    expect(await all()).toMatchObject([
      {
        state: "asked",
        language: "cs",
        asked_from: "192.0.2.0/24",
        confirmed_at: null,
        consent: { language: "cs", words: consent },
      },
    ]);
    // A scanner that opens the link changes nothing.
    expect((await server.call(`GET ${path}`)).body.state).toBe("asked");
    expect((await server.call(`POST ${path}/confirm`)).body.state).toBe("on");
    expect((await all())[0]?.confirmed_at).toEqual(new Date("2026-12-01T10:00:00Z"));
  });

  test("answers alike for an address that is new, known, refused or asked too often, and mails it once a day", async () => {
    const path = await subscriber("jana@example.cz");
    const answers = [];
    for (const email of ["jana@example.cz", "petr@example.cz", "petr@example.cz", "Petr+2@example.cz"])
      answers.push(await signUp(email, "192.0.2.9"));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await queued()).filter(({ toAddress }) => /petr/i.test(toAddress))).toHaveLength(1);
    at("2026-12-02T11:00:00Z");
    await signUp("jana@example.cz", "192.0.2.9");
    expect((await queued()).at(-1)).toMatchObject({
      kind: "newsletter-already",
      toAddress: "jana@example.cz",
    });
    expect((await server.call(`GET ${path}`)).body.state).toBe("on");
  });

  test("a third person is asked twice in all, and never again after “It wasn’t me”", async () => {
    for (let day = 1; day <= 9; day++) {
      at(`2026-12-0${day}T12:00:00Z`);
      await signUp("eva@example.cz");
    }
    expect(await queued()).toHaveLength(2);
    const path = await pathFor("eva@example.cz");
    expect((await server.call(`POST ${path}/leave`)).body.state).toBe("refused");
    expect(JSON.stringify(await all())).not.toContain("eva@example.cz");
    at("2026-12-20T12:00:00Z");
    await signUp("eva@example.cz");
    expect(await queued()).toHaveLength(2);
    expect((await server.call(`POST ${path}/confirm`)).body.state).toBe("refused");
  });

  test("from one network ends at twenty an hour, whatever the addresses", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signUp(`reader${index}@example.cz`)),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(202), count(429)]).toEqual([20, 20]);
    expect(await all()).toHaveLength(20);
    expect((await signUp("other@example.cz", "203.0.113.1")).status).toBe(202);
  });

  test("of one address at the same moment is one", async () => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => signUp("jana@example.cz", `192.0.2.${index}`)));
    expect(await all()).toHaveLength(1);
    expect(await queued()).toHaveLength(1);
  });

  test("refuses a machine and what is no address", async () => {
    expect((await signUp("jana@example.cz", "192.0.2.1", { honeypot: "x" })).body.message).toBe(
      "Spam detected.",
    );
    expect((await signUp("jana")).body.errors).toMatchObject([{ path: "email" }]);
    expect(await all()).toEqual([]);
  });
});

describe("a letter", () => {
  test("goes to those who confirmed before it, each in their language, with a way out that mail programs know", async () => {
    await subscriber("jana@example.cz");
    const petr = await subscriber("petr@example.cz");
    await server.call(`POST ${petr}/language`, { body: { language: "en" } });
    await signUp("asked@example.cz", "203.0.113.8");
    const { id } = await write();
    expect((await send(id)).body).toMatchObject({ state: "sending" });
    at("2026-12-01T10:05:00Z");
    await subscriber("late@example.cz");
    await Promise.all([sendBatch(server.services, id), sendBatch(server.services, id)]);
    await sendBatch(server.services, id);
    const of = (email: string) =>
      arrived(({ to, subject }) => to?.[0]?.address === email && /^(?:News|Novinky)/.test(subject ?? ""));
    expect((await of("jana@example.cz")).text).toContain("První.\n\nDruhý.");
    const english = await of("petr@example.cz");
    expect(english.text).toContain("First.\n\nSecond.");
    const header = (name: string) => english.headers.find(({ key }) => key === name)?.value ?? "";
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(header("list-unsubscribe")).toMatch(
      /^<https:\/\/www\.team\.example\/api\/newsletter\/one-click\/\d+\/[\w-]{32}>$/,
    );
    expect((await server.call("GET /newsletter/letters", { token })).body).toMatchObject([
      { state: "sent", sent: 2, recipients: 2 },
    ]);
    // What has gone out is kept without its keys.
    expect(JSON.stringify(await queued())).not.toMatch(/one-click\/\d/);
  });

  test("is left by the button of a mail program, not by who only opens its link", async () => {
    const path = await subscriber("jana@example.cz");
    const oneClick = path.replace("/mine/", "/one-click/");
    const opened = await server.app.inject({ url: `/api${oneClick}` });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      302,
      expect.stringContaining(path.replace("/mine", "")),
    ]);
    expect((await server.call(`GET ${path}`)).body.state).toBe("on");
    const left = await server.app.inject({
      method: "POST",
      url: `/api${oneClick}`,
      payload: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([left.statusCode, left.json().state]).toEqual([200, "left"]);
    expect(JSON.stringify(await all())).not.toContain("jana@example.cz");
    const wrong = await server.app.inject({ method: "POST", url: `/api${oneClick.slice(0, -1)}_` });
    expect(wrong.statusCode).toBe(404);
  });

  test("that still waits in the outbox is not sent to who has left", async () => {
    const path = await subscriber("jana@example.cz");
    // The mail server is busy: the letter waits for its next try.
    smtp.refuseNext(451);
    const { id } = await write();
    await send(id);
    await sendBatch(server.services, id);
    const letter = async () => (await queued()).find(({ kind }) => kind === "newsletter-letter");
    await vi.waitFor(async () => expect((await letter())?.attempts).toBe(1), 15_000);
    await server.call(`POST ${path}/leave`);
    expect(await letter()).toMatchObject({ state: "late" });
  });

  test("ends an address that the mail server does not know; a refused letter ends it the second time", async () => {
    await subscriber("gone@example.cz");
    await subscriber("full@example.cz");
    await subscriber("strict@example.cz");
    smtp.refuseAddress("gone@example.cz", 550, "5.1.1 No such user");
    smtp.refuseAddress("full@example.cz", 552, "5.2.2 Mailbox full");
    smtp.refuseAddress("strict@example.cz", 550, "5.7.1 Your server is blocked");
    const { id } = await write();
    await send(id);
    await sendBatch(server.services, id);
    const isFailed = and(eq(mails.kind, "newsletter-letter"), eq(mails.state, "failed"));
    await vi.waitFor(async () => expect(await db.$count(mails, isFailed)).toBe(3), 15_000);
    expect((await all()).map(({ state, email }) => [state, email])).toEqual([
      ["bounced", ""],
      ["on", "full@example.cz"],
      ["on", "strict@example.cz"],
    ]);
  });

  test("can lead to a product, and not to one that is not on the site", async () => {
    await openShop(server.services);
    const [product] = (await server.call("GET /products", { language: "en" })).body;
    const body = { subject_kind: "product", subject_id: product.id, translations: TEXTS };
    const preview = await server.call("POST /newsletter/preview", {
      token,
      body: { ...body, language: "en" },
    });
    expect(preview.body.html).toContain(`https://www.team.example/product/${product.slug}`);
    const gone = await write({ subject_kind: "product", subject_id: "nothing" });
    const refused = await send(gone.id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining("isn’t on the site"),
    ]);
    expect(await db.$count(newsletterDeliveries)).toBe(0);
  });

  test("that has begun to go out can't be changed; a test of one goes to oneself alone", async () => {
    await subscriber("jana@example.cz");
    const { id } = await write();
    const tested = await server.call("POST /newsletter/test", {
      token,
      body: { translations: TEXTS, language: "cs" },
    });
    expect(tested.body).toEqual({ to: "admin@example.cz" });
    await send(id);
    const body = { translations: TEXTS };
    expect((await server.call(`PUT /newsletter/letters/${id}`, { token, body })).status).toBe(409);
    expect((await server.call(`DELETE /newsletter/letters/${id}`, { token })).status).toBe(409);
    expect((await server.call(`POST /newsletter/letters/${id}/stop`, { token })).body.state).toBe("stopped");
  });
});

test("what nobody confirmed goes after 30 days, the proof of a consent after three years", async () => {
  await signUp("asked@example.cz");
  const path = await subscriber("jana@example.cz");
  await server.call(`POST ${path}/leave`);
  await applyNewsletterRetention(db, new Date("2026-12-20T10:00:00Z"));
  expect(await all()).toHaveLength(2);
  await applyNewsletterRetention(db, new Date("2027-01-02T10:00:00Z"));
  expect((await all()).map(({ state }) => state)).toEqual(["left"]);
  await applyNewsletterRetention(db, new Date("2029-12-02T10:00:00Z"));
  expect(await all()).toEqual([]);
});

test("a person's copy has the subscription, also an ended one; erasing leaves nothing", async () => {
  const path = await subscriber("jana@example.cz");
  const found = async () =>
    (await server.call("GET /customer-data?email=Jana@example.cz", { token })).body.subscriptions;
  expect(await found()).toBe(1);
  await server.call(`POST ${path}/leave`);
  expect(await found()).toBe(1);
  const copy = await server.app.inject({
    url: "/api/customer-data/export?email=jana@example.cz",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(copy.json().newsletter).toMatchObject([{ state: "left", consent: { language: "cs" } }]);
  const body = { email: "jana@example.cz" };
  const erased = await server.call("POST /customer-data/erase", { token, body });
  expect(erased.body.subscriptions).toBe(1);
  expect(await all()).toEqual([]);
});

test("the privacy page speaks of it while it is on", async () => {
  const content = async () =>
    (await server.call("GET /pages/shown/privacy", { language: "en" })).body.content;
  expect(await content()).toContain("If you sign up for our newsletter");
  await switchTo("");
  expect(await content()).not.toContain("newsletter");
});
