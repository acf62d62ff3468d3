import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { products } from "#features/products/server/products.table.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { programContext } from "#kit/server/program-context.ts";
import { photoOf } from "#testing/content/sample-images.ts";
import { openVoucherShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { invite } from "./invite.ts";
import { reviewPath } from "./review-key.ts";
import { reviewInvitations, reviews } from "./reviews.table.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db, config } = server.services;
const STICKERS = "sticker-set";
const SHOWN = `GET /reviews/products/${STICKERS}`;

beforeEach(async () => {
  server.setNow(new Date("2027-05-10T10:00:00Z"));
  await db.delete(reviewInvitations);
  await db.delete(reviews);
  await db.delete(mails);
  await openVoucherShop(server.services);
  await server.services.responseCache.invalidate();
});
afterEach(() => server.setNow(null));

/** Somebody's waiting review; answers the path by which they change it. */
async function written(more: object = {}, email = "jana@example.cz", picture?: Buffer): Promise<string> {
  const invitation = await invite(programContext(server.services, "cs"), db, {
    customer_email: email,
    customer_name: "Jana Malá",
    language: "cs",
    subjects: [{ product_id: STICKERS, names: { en: "Sticker set", cs: "Sada samolepek" } }],
  });
  const address = reviewPath(config, invitation as never).replace("/review/", "/reviews/mine/");
  const form = new FormData();
  const fields = { product_id: STICKERS, stars: 2, text: "Po měsíci se odlepila.", name: "Jana", ...more };
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  if (picture) form.append("picture", new File([new Uint8Array(picture)], "a.jpg"));
  expect((await server.call(`POST ${address}`, { body: form, language: "cs" })).status).toBe(200);
  return address;
}

const team = async (name: string, body?: object) =>
  server.call(name, { token: await server.signIn(), body, language: "cs" });
const first = async (state = "waiting") => (await team(`GET /reviews/admin?state=${state}`)).body.reviews[0];
const publish = async () => {
  const { id, updated_at } = await first();
  return team(`POST /reviews/admin/${id}/publish`, { updated_at });
};
const shown = async () => (await server.call(SHOWN, { language: "en" })).body;

test("a waiting review is shown to nobody; published, it stands at its product with the answer as both were written", async () => {
  await written({}, "jana@example.cz", await photoOf(80, 60).jpeg().toBuffer());
  expect(await shown()).toMatchObject({ count: 0, reviews: [] });
  expect((await team("GET /reviews/admin/waiting")).body).toEqual({ waiting: 1 });
  const waiting = await first();
  expect(waiting).toMatchObject({
    stars: 2,
    has_picture: true,
    author: { kind: "order", name: "Jana Malá" },
    product: { name: "Sada samolepek", slug: STICKERS },
  });
  const token = await server.signIn();
  const picture = await server.app.inject({
    url: `/api/reviews/admin/${waiting.id}/picture`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  expect((await publish()).body).toMatchObject({ state: "published" });
  await team(`POST /reviews/admin/${waiting.id}/answer`, { answer: "To nás mrzí, pošleme vám novou." });
  const after = await shown();
  expect(after).toMatchObject({
    count: 1,
    average: 2,
    pages: 1,
    reviews: [
      {
        stars: 2,
        text: "Po měsíci se odlepila.",
        language: "cs",
        name: "Jana",
        written_on: "2027-05-10",
        answer: "To nás mrzí, pošleme vám novou.",
        answer_language: "cs",
      },
    ],
  });
  expect((await server.app.inject({ url: after.reviews[0].picture })).statusCode).toBe(200);
  expect(JSON.stringify(after)).not.toMatch(/Malá|jana@/);
});

test("a hidden one is gone from the site with its picture, its author is told the reason once and may rewrite it", {
  tags: "both-databases",
}, async () => {
  const address = await written({}, "jana@example.cz", await photoOf(80, 60).jpeg().toBuffer());
  await publish();
  const { picture } = (await shown()).reviews[0];
  const { id, updated_at } = await first("published");
  const hide = (body: object) => team(`POST /reviews/admin/${id}/hide`, { updated_at, ...body });
  expect(await hide({ reason: "bad" })).toMatchObject({
    status: 422,
    body: { errors: [{ path: "reason" }] },
  });
  const both = await Promise.all([
    hide({ reason: "insult", note: "Prosíme bez nadávek." }),
    hide({ reason: "insult", note: "Prosíme bez nadávek." }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await shown()).toMatchObject({ count: 0 });
  expect((await server.app.inject({ url: picture })).statusCode).toBe(404);
  const [mail, ...more] = (await db.select().from(mails)).filter(({ kind }) => kind === "review-hidden");
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ toAddress: "jana@example.cz", language: "cs" });
  for (const words of ["Někoho uráží", "Prosíme bez nadávek.", address.replace("/reviews/mine/", "/review/")])
    expect(mail?.text).toContain(words);
  const own = (await server.call(`GET ${address}`)).body.items[0].review;
  expect(own).toMatchObject({ state: "hidden", hidden_reason: "insult" });
  await server.call(`POST ${address}`, {
    body: { product_id: STICKERS, stars: 2, text: "Bohužel se odlepila." },
  });
  expect(await first()).toMatchObject({
    text: "Bohužel se odlepila.",
    hidden_reason: null,
    has_picture: true,
  });
});

test("what its author has changed meanwhile is not published unread; pressed twice it is published once", {
  tags: "both-databases",
}, async () => {
  const address = await written();
  const { id, updated_at } = await first();
  await server.call(`POST ${address}`, {
    body: { product_id: STICKERS, stars: 1, text: "Teď je to jiný text." },
  });
  const late = await team(`POST /reviews/admin/${id}/publish`, { updated_at });
  expect(late).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  const before = await db.$count(historyEntries);
  const now = (await first()).updated_at;
  const both = await Promise.all([
    team(`POST /reviews/admin/${id}/publish`, { updated_at: now }),
    team(`POST /reviews/admin/${id}/publish`, { updated_at: now }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.$count(historyEntries)).toBe(before + 1);
});

test("an answer that was typed and not saved is published with the review", async () => {
  await written();
  const { id, updated_at } = await first();
  await team(`POST /reviews/admin/${id}/publish`, { updated_at, answer: " Děkujeme.\u200b " });
  expect(await shown()).toMatchObject({ reviews: [{ answer: "Děkujeme.", answer_language: "cs" }] });
  await team(`POST /reviews/admin/${id}/answer`, { answer: "" });
  expect(await shown()).toMatchObject({ reviews: [{ answer: "" }] });
  const long = await team(`POST /reviews/admin/${id}/answer`, { answer: "x".repeat(2_001) });
  expect(long).toMatchObject({ status: 422, body: { errors: [{ path: "answer" }] } });
});

test("of two answers at once one is stored, and the other person is told", {
  tags: "both-databases",
}, async () => {
  await written();
  const { id, updated_at } = await first();
  const say = (answer: string) => team(`POST /reviews/admin/${id}/answer`, { answer, updated_at });
  const answers = await Promise.all([say("Děkujeme."), say("Pošleme novou.")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = answers.find(({ status }) => status === 200)?.body.answer;
  expect((await first()).answer).toBe(kept);
});

test("taken back by its author, a published review is gone at once", async () => {
  const address = await written();
  const { body } = await publish();
  expect(await shown()).toMatchObject({ count: 1 });
  await server.call(`DELETE ${address}/reviews/${body.id}`);
  expect(await shown()).toMatchObject({ count: 0 });
});

test("one that came with the demo content says that it is invented, and so does the sum of all", async () => {
  await written();
  await publish();
  expect(await shown()).toMatchObject({ has_invented: false, reviews: [{ is_invented: false }] });
  await db.insert(reviews).values({
    product_id: STICKERS,
    names: { en: "Stickers", cs: "Samolepky" },
    state: "published",
    stars: 5,
    text: "Invented.",
    language: "en",
    name: "Eve",
    written_at: new Date("2027-05-11T10:00:00Z"),
  });
  await server.services.responseCache.invalidate();
  const { has_invented, reviews: all } = await shown();
  expect([has_invented, all.map((one: { is_invented: boolean }) => one.is_invented)]).toEqual([
    true,
    [true, false],
  ]);
  expect(await first("published")).toMatchObject({ text: "Invented.", author: null });
});

test("reviews are shown ten to a page, newest first, with the average of all", async () => {
  for (let day = 1; day <= 12; day += 1) {
    server.setNow(new Date(`2027-05-${String(day).padStart(2, "0")}T10:00:00Z`));
    await written({ stars: day <= 8 ? 5 : 4, name: `Den ${day}` }, `day-${day}@example.cz`);
    await publish();
  }
  const page = await shown();
  expect(page).toMatchObject({ count: 12, average: 4.7, pages: 2 });
  expect(page.reviews.map(({ name }: { name: string }) => name)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `Den ${day}`),
  );
  expect((await server.call(`${SHOWN}?page=2`)).body.reviews).toHaveLength(2);
  expect((await server.call(`${SHOWN}?page=3`)).body).toMatchObject({ count: 12, reviews: [] });
});

test("reviews in the language of the page come first, each with the language it is in", async () => {
  const review = {
    product_id: STICKERS,
    names: { en: "Stickers", cs: "Samolepky" },
    state: "published",
  } as const;
  await db.insert(reviews).values(
    (["cs", "en", "cs", "en"] as const).map((language, day) => ({
      ...review,
      stars: 5,
      text: "Words.",
      language,
      name: `${language} ${day}`,
      written_at: new Date(`2027-05-1${day}T10:00:00Z`),
    })),
  );
  const names = async (language: "en" | "cs") =>
    (await server.call(SHOWN, { language })).body.reviews.map((one: { name: string }) => one.name);
  expect(await names("en")).toEqual(["en 3", "en 1", "cs 2", "cs 0"]);
  expect(await names("cs")).toEqual(["cs 2", "cs 0", "en 3", "en 1"]);
});

test("who can no longer rewrite a hidden review is not told that it can be rewritten", async () => {
  const hide = async () => {
    const { id, updated_at } = await first();
    const { status } = await team(`POST /reviews/admin/${id}/hide`, { updated_at, reason: "insult" });
    expect(status).toBe(200);
    return (await db.select().from(mails).orderBy(mails.id)).at(-1)?.text.replaceAll(/[\u00a0\u2060]/g, " ");
  };
  await written();
  expect(await hide()).toContain("Recenzi můžete i přepsat");
  await written({}, "petr@example.cz");
  server.setNow(new Date("2027-08-09T10:00:00Z"));
  const late = await hide();
  expect(late).toContain("Pokud si myslíte, že se mýlíme, stačí odpovědět na tento e-mail. Vaše recenze:");
  expect(late).toContain("https://www.team.example/review/");
  expect(late).not.toContain("přepsat");
  server.setNow(new Date("2027-05-10T10:00:00Z"));
  await written({}, "ivan@example.cz");
  await db.delete(products).where(eq(products.id, STICKERS));
  expect(await hide()).not.toContain("přepsat");
});
