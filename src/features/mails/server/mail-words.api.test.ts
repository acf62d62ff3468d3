import { and, desc, eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { mailWords } from "#kit/server/mail/mail-words.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer({ PUBLIC_URL: "https://drift.example.cz" });
const { db } = server.services;
const token = await server.signIn();

beforeEach(async () => {
  await db.delete(mailWords);
  await db.delete(mails);
});

const PAID = "order-paid";
const get = async (id = PAID) => (await server.call(`GET /mail-words/${id}`, { token })).body;
const put = (id: string, words: object, more: object = {}) =>
  server.call(`PUT /mail-words/${id}`, { token, language: "en", body: { words }, ...more });
const basedOn = (updated_at: string) => ({ headers: { "based-on": updated_at } });
const newestEntry = async () =>
  (
    await db
      .select()
      .from(historyEntries)
      .where(eq(historyEntries.type, "mail-words"))
      .orderBy(desc(historyEntries.id))
      .limit(1)
  )[0];

/** An order of the shop, and its mails to the customer so far, newest first. */
async function order(language: "en" | "cs") {
  const { payload } = await openShop(server.services);
  const { orderId } = (await server.call("POST /orders", { language, body: payload })).body;
  const toCustomer = and(eq(mails.about, `orders/${orderId}`), ne(mails.kind, "order-notice"));
  return {
    mark: () => server.call(`POST /orders/admin/orders/${orderId}/paid`, { token, body: { how: "bank" } }),
    mails: () => db.select().from(mails).where(toCustomer).orderBy(desc(mails.id)),
    of: async (kind: string) =>
      (await db.select().from(mails).where(toCustomer)).find((mail) => mail.kind === kind),
  };
}

test("the list marks what was changed, and in which language", async () => {
  const before = (await server.call("GET /mail-words", { token })).body;
  expect(before.length).toBeGreaterThan(30);
  expect(before.every(({ changed }: { changed: string[] }) => changed.length === 0)).toBe(true);
  expect((await put(PAID, { cs: { closing: "Tým" } })).status).toBe(200);
  const after = (await server.call("GET /mail-words", { token })).body;
  expect(after.filter(({ changed }: { changed: string[] }) => changed.length > 0)).toMatchObject([
    { id: PAID, changed: ["cs"], name: { en: "Payment received" } },
  ]);
});

test("changed words are in mails made from then on, and in their language alone", async () => {
  const czech = await order("cs");
  await put("order-confirmation", {
    cs: {
      subject: "Díky, {customer}!",
      introduction: "objednávka {order} je u nás.\nBrzy se ozveme.",
      closing: "<b>Tým</b>",
    },
  });
  const [old] = await czech.mails();
  expect(old?.subject).toMatch(/^Potvrzení objednávky/);
  const confirmation = await (await order("cs")).of("order-confirmation");
  expect(confirmation?.subject).toMatch(/^Díky, Žofie.*! – /);
  expect(confirmation?.text).toMatch(/objednávka \S+ je u nás\.\nBrzy se ozveme\./);
  expect(confirmation?.html).toContain("je u nás.<br>Brzy se ozveme.");
  // Text only; what has to be there is there.
  expect(confirmation?.html).toContain("&lt;b&gt;Tým&lt;/b&gt;");
  expect(confirmation?.text).toContain("https://drift.example.cz/order/");
  expect(confirmation?.text).toContain("https://drift.example.cz/terms");
  const english = await (await order("en")).of("order-confirmation");
  expect(english?.subject).toMatch(/^Confirmation of order/);
});

test("a text that is not changed follows the program, also beside one that is", async () => {
  await put(PAID, {
    en: {
      subject: "Paid: {order}",
      introduction: (await get()).texts.find(named("introduction")).original.en,
    },
  });
  const [row] = await db.select().from(mailWords);
  expect(row?.texts).toEqual({ en: { subject: "Paid: {order}" }, cs: {} });
  const placed = await order("en");
  await placed.mark();
  const paid = await placed.of(PAID);
  expect(paid?.subject).toMatch(/^Paid: /);
  expect(paid?.text).toContain("We have received your payment of");
});

const named = (name: string) => (text: { name: string }) => text.name === name;

test("a stored text that the program would not take any more is passed over", async () => {
  const texts = { en: { introduction: "Gone: {nothing}", subject: "two\nlines" }, cs: {} };
  await db.insert(mailWords).values({ id: PAID, texts });
  const placed = await order("en");
  await placed.mark();
  const paid = await placed.of(PAID);
  expect(paid?.text).toContain("We have received your payment of");
  expect(paid?.subject).toMatch(/^We have received/);
});

test("a customer's name brings neither headers nor placeholders into a mail", async () => {
  await put("order-confirmation", { en: { subject: "Thanks {customer}" } });
  const { payload } = await openShop(server.services);
  const customer = { ...payload.customer, name: "{order} Bcc: all@example.cz <i>" };
  await server.call("POST /orders", { language: "en", body: { ...payload, customer } });
  const [mail] = await db.select().from(mails).where(eq(mails.kind, "order-confirmation"));
  expect(mail?.subject).toMatch(/^Thanks \{order\} Bcc: all@example\.cz <i>/);
});

describe("nothing is stored", () => {
  test.each([
    [
      "a placeholder that does not exist",
      { cs: { introduction: "{order} {amount} {nic}" } },
      "words.cs.introduction",
    ],
    ["one that is missing", { en: { introduction: "Thanks for {order}." } }, "words.en.introduction"],
    ["a subject of several lines", { en: { subject: "Paid\nBcc: all@example.cz" } }, "words.en.subject"],
    ["a brace without its half", { en: { closing: "{order" } }, "words.en.closing"],
    ["a blank text that has to be there", { cs: { greeting: " " } }, "words.cs.greeting"],
    ["a text that the mail has not", { en: { corrected: "x" } }, "words.en.corrected"],
  ])("for %s", async (_, words, path) => {
    const answer = await put(PAID, { ...words, en: { ...("en" in words && words.en), next: "Soon." } });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, path]);
    expect(await db.$count(mailWords)).toBe(0);
  });

  test("and every fault is named, in the asked language; a mail that there is not is not found", async () => {
    const words = { en: { subject: "{x}" }, cs: { subject: "{y}" } };
    const { body } = await put(PAID, words, { language: "cs" });
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      "words.en.subject",
      "words.cs.subject",
    ]);
    expect(body.errors[0].message).toContain("Zástupný text {x} tady není");
    expect((await put("constructor", {})).status).toBe(404);
    expect((await put(PAID, { en: { toString: "x" } })).status).toBe(422);
  });
});

describe("two people at one mail", () => {
  test("do not overwrite each other, from the first change on", { tags: "both-databases" }, async () => {
    const { updated_at } = await get();
    const both = await Promise.all(
      ["one", "two"].map((closing) => put(PAID, { en: { closing } }, basedOn(updated_at))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    const stored = await get();
    expect(refused?.body).toMatchObject({ code: "CHANGED_MEANWHILE", record: { words: stored.words } });
    expect((await put(PAID, { en: { closing: "three" } }, basedOn(stored.updated_at))).status).toBe(200);
    expect((await put(PAID, { en: { closing: "four" } }, basedOn(stored.updated_at))).status).toBe(409);
  });

  test("nor does who had the changed words open while they were put back", async () => {
    const { updated_at } = (await put(PAID, { en: { closing: "one" } })).body;
    await server.call(`DELETE /mail-words/${PAID}`, { token });
    expect((await put(PAID, { en: { closing: "two" } }, basedOn(updated_at))).status).toBe(409);
  });
});

describe("the way back", () => {
  test("the original words come back, and the changed ones from the log", async () => {
    await put(PAID, { en: { closing: "Ours" }, cs: { closing: "Naše" } });
    const reset = await server.call(`DELETE /mail-words/${PAID}`, { token });
    expect(reset.body).toMatchObject({ changed: [], words: { en: { closing: "" }, cs: { closing: "" } } });
    expect(await db.$count(mailWords)).toBe(0);
    const entry = await newestEntry();
    expect(entry).toMatchObject({ action: "deleted", record_id: PAID, label: { cs: "Platba přijata" } });
    expect((await server.call(`POST /history/${entry?.id}/restore`, { token })).status).toBeLessThan(300);
    expect((await get()).words).toMatchObject({ en: { closing: "Ours" }, cs: { closing: "Naše" } });
  });

  test("an earlier version comes back, also over words that were original in between", async () => {
    await put(PAID, { en: { closing: "First" } });
    await put(PAID, { en: { closing: "Second" } });
    const changed = await newestEntry();
    await server.call(`DELETE /mail-words/${PAID}`, { token });
    await put(PAID, { en: { closing: "Third" } });
    expect((await server.call(`POST /history/${changed?.id}/restore`, { token })).status).toBeLessThan(300);
    expect((await get()).words.en.closing).toBe("First");
    expect(await newestEntry()).toMatchObject({ action: "restored" });
  });

  test("putting back what was never changed changes nothing", async () => {
    const before = await db.$count(historyEntries);
    expect((await server.call(`DELETE /mail-words/${PAID}`, { token })).status).toBe(200);
    expect((await put(PAID, { en: { closing: "" } })).body.changed).toEqual([]);
    expect(await db.$count(historyEntries)).toBe(before);
  });
});

describe("a sample", () => {
  test("shows the whole mail with what was typed, faults too, and stores nothing", async () => {
    const body = {
      language: "cs",
      words: { subject: "Hotovo {order}", introduction: "<script>x</script> {nic}" },
    };
    const { body: made } = await server.call(`POST /mail-words/${PAID}/preview`, { token, body });
    expect(made.subject).toMatch(/^Hotovo \S+ – /);
    expect(made.html).toContain("&lt;script&gt;x&lt;/script&gt; {nic}");
    expect(made.html).toContain("Zobrazit objednávku");
    expect(made.html).not.toMatch(/<style|cid:/);
    expect(await db.$count(mails)).toBe(0);
    expect(await db.$count(mailWords)).toBe(0);
  });

  test("is sent to who asks, and to nobody with a fault", async () => {
    const editor = await signedInAs(server, ["content", "messages"], "editor");
    const test = (words: object) =>
      server.call("POST /mail-words/payment-reminder-after/test", {
        token: editor.token,
        body: { language: "en", words },
      });
    expect((await test({ closing: "{nothing}" })).body.errors[0].path).toBe("words.en.closing");
    expect(await db.$count(mails)).toBe(0);
    expect((await test({ closing: "Yours, the team" })).body).toMatchObject({ to: "editor@team.example" });
    const [mail] = await db.select().from(mails);
    expect(mail).toMatchObject({ kind: "mail-words-test", toAddress: "editor@team.example", language: "en" });
    expect(mail?.subject).toMatch(/^Test: Order \S+ is still waiting/);
    expect(mail?.text).toContain("Yours, the team");
    expect(mail?.html).not.toContain("cid:");
  });
});

test("owners and editors change the words, nobody else", async () => {
  const shop = await signedInAs(server, "shop", "shop-of-words");
  const editor = await signedInAs(server, ["content", "messages"], "editor-of-words");
  const body = { words: { en: { closing: "x" } } };
  const as = async (who?: { token: string }) =>
    (await server.call(`PUT /mail-words/${PAID}`, { ...(who && { token: who.token }), body })).status;
  expect([await as(), await as(shop), await as(editor)]).toEqual([401, 403, 200]);
});
