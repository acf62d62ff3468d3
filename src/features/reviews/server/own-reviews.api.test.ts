import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { products } from "#features/products/server/products.table.ts";
import { programContext } from "#kit/server/program-context.ts";
import { heicBomb, heicInP3 } from "#testing/content/sample-heic.ts";
import { bombPng, htmlNamedJpg, photoOf, truncatedJpeg } from "#testing/content/sample-images.ts";
import { openVoucherShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { invite } from "./invite.ts";
import { reviewPath } from "./review-key.ts";
import { reviewInvitations, reviews } from "./reviews.table.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db, config } = server.services;
const STICKERS = "sticker-set";
const WORDS = "Drží i po roce na nárazníku.";
let address: string;

beforeEach(async () => {
  server.setNow(new Date("2027-05-10T10:00:00Z"));
  await db.delete(reviewInvitations);
  await openVoucherShop(server.services);
  address = await asked("jana@example.cz");
});
afterEach(() => server.setNow(null));

/** The path of the API for somebody who was asked about the stickers. */
async function asked(customer_email: string): Promise<string> {
  const invitation = await invite(programContext(server.services, "cs"), db, {
    customer_email,
    customer_name: "Jana Malá",
    language: "cs",
    subjects: [{ product_id: STICKERS, names: { en: "Sticker set", cs: "Sada samolepek" } }],
  });
  if (!invitation) throw new Error("not invited");
  return reviewPath(config, invitation).replace("/review/", "/reviews/mine/");
}

const fields = (more: object = {}) => ({
  product_id: STICKERS,
  stars: 5,
  text: WORDS,
  name: "Jana",
  ...more,
});
const write = (more?: object, to = address) =>
  server.call(`POST ${to}`, { body: fields(more), language: "cs" });

function withPicture(bytes: Buffer, name = "fotka.jpg", more: object = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields(more))) form.append(field, String(value));
  form.append("picture", new File([new Uint8Array(bytes)], name));
  return server.call(`POST ${address}`, { body: form, language: "cs" });
}

const mine = async () => (await server.call(`GET ${address}`, { language: "cs" })).body.items[0].review;
const pictureOf = (id: number) => server.app.inject({ url: `/api${address}/reviews/${id}/picture` });

test("a review is stored as it was written, once for a double click, and can be changed until it is published", {
  tags: "both-databases",
}, async () => {
  const both = await Promise.all([write(), write()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.$count(reviews)).toBe(1);
  const text = "<b>Super</b> 😀 & ještě\r\n\r\n\r\n\r\nřádek\u202e\u200b!";
  expect((await write({ text, stars: "4", name: "  J.\nM. " })).status).toBe(200);
  expect(await mine()).toMatchObject({
    text: "<b>Super</b> 😀 & ještě\n\nřádek!",
    stars: 4,
    name: "J. M.",
    language: "cs",
    state: "waiting",
    has_picture: false,
  });
  await db.update(reviews).set({ state: "published" });
  const late = await write({ text: "Teď už jinak, ale pozdě." });
  expect(late).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect(late.body.message).toContain("zveřejněná");
});

test("stars that are none, no words, unseen words and too many are refused, and nothing is stored", async () => {
  for (const [more, path] of [
    [{ stars: 0 }, "stars"],
    [{ stars: 6 }, "stars"],
    [{ stars: 2.5 }, "stars"],
    [{ stars: "2.5" }, "stars"],
    [{ stars: null }, "stars"],
    [{ text: "Dobré" }, "text"],
    [{ text: " ".repeat(50) }, "text"],
    [{ text: "😀".repeat(30) }, "text"],
    [{ text: "\u200b\u2060".repeat(30) }, "text"],
    [{ text: "x".repeat(2_001) }, "text"],
    [{ name: "J".repeat(61) }, "name"],
  ] as const)
    expect(await write(more), JSON.stringify(more)).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    });
  expect((await write({ text: "x".repeat(10_000_000) })).status).toBe(413);
  expect(await db.$count(reviews)).toBe(0);
});

test("a link of somebody else, a tampered one, one that is over and a product that is not its own open nothing", async () => {
  const other = await asked("petr@example.cz");
  const [, , , id] = address.split("/");
  const [, , , otherId, otherKey] = other.split("/");
  for (const wrong of [
    `/reviews/mine/${id}/${otherKey}`,
    `${address}x`,
    `/reviews/mine/${Number(otherId) + 1}/${otherKey}`,
  ]) {
    expect((await server.call(`GET ${wrong}`)).status, wrong).toBe(404);
    expect((await write({}, wrong)).status, wrong).toBe(404);
  }
  expect((await write({ product_id: "drift-taxi-1" })).status).toBe(404);
  await write();
  const { id: review } = await mine();
  expect((await server.call(`DELETE ${other}/reviews/${review}`)).status).toBe(404);
  server.setNow(new Date("2027-08-08T10:00:01Z"));
  expect(await write({ text: "Po devadesáti dnech." })).toMatchObject({
    status: 409,
    body: { code: "CONFLICT" },
  });
  // What is written can be taken back all the same.
  expect((await server.call(`DELETE ${address}/reviews/${review}`)).body.items).toMatchObject([
    { review: null },
  ]);
  expect(await db.$count(reviews)).toBe(0);
});

test("a product that was renamed has its new name, one that is gone takes no review", async () => {
  const [product] = await db.select().from(products).where(eq(products.id, STICKERS));
  const { en, cs } = product?.translations ?? ({} as never);
  await db
    .update(products)
    .set({ slug: "stickers-2", translations: { en, cs: { ...cs, name: "Samolepky 2" } } })
    .where(eq(products.id, STICKERS));
  const item = async () => (await server.call(`GET ${address}`, { language: "cs" })).body.items[0];
  expect(await item()).toMatchObject({ name: "Samolepky 2", slug: "stickers-2" });
  await db.delete(products).where(eq(products.id, STICKERS));
  expect(await item()).toMatchObject({ name: "Sada samolepek", slug: null });
  expect((await write()).status).toBe(409);
});

test("a picture loses where it was taken, is seen by its author alone, and goes with the review", async () => {
  const bytes = await photoOf(80, 60)
    .withExif({ IFD0: { Copyright: "Jana" }, IFD3: { GPSLatitude: "50/1 41/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect((await withPicture(bytes)).body.items[0].review).toMatchObject({ has_picture: true });
  const { id } = await mine();
  const [row] = await db.select().from(reviews);
  expect((await server.app.inject({ url: row?.picture as string })).statusCode).toBe(404);
  const seen = await pictureOf(id);
  expect(seen.headers).toMatchObject({ "cache-control": "no-store", "content-type": "image/jpeg" });
  expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined();
  expect((await withPicture(heicInP3(), "IMG_1.HEIC")).status).toBe(200);
  const [changed] = await db.select().from(reviews);
  expect(changed?.picture).not.toBe(row?.picture);
  expect(await server.services.media.read(row?.picture as string)).toBeNull();
  expect((await write({ without_picture: true })).body.items[0].review.has_picture).toBe(false);
  expect((await pictureOf(id)).statusCode).toBe(404);
  await withPicture(bytes);
  const [last] = await db.select().from(reviews);
  await server.call(`DELETE ${address}/reviews/${id}`);
  expect(await server.services.media.read(last?.picture as string)).toBeNull();
});

test("what is no picture, half of one or a bomb is refused, and the review is not stored without it", async () => {
  for (const bytes of [htmlNamedJpg().bytes, await truncatedJpeg(), bombPng(), heicBomb()])
    expect((await withPicture(bytes)).status).toBeGreaterThanOrEqual(413);
  expect(await db.$count(reviews)).toBe(0);
});

test("one link takes thirty changes an hour", async () => {
  for (let time = 0; time < 30; time += 1) expect((await write()).status).toBe(200);
  expect((await write()).status).toBe(429);
});

test("reviews are part of what is stored of a person, and go with it", async () => {
  await withPicture(await photoOf(80, 60).jpeg().toBuffer());
  const [row] = await db.select().from(reviews);
  const token = await server.signIn();
  const email = "JANA@example.cz";
  expect((await server.call(`GET /customer-data?email=${email}`, { token })).body).toMatchObject({
    reviews: 1,
  });
  const exported = await server.call(`GET /customer-data/export?email=${email}`, { token });
  expect(exported.body.reviews).toMatchObject([{ customer_name: "Jana Malá", reviews: [{ text: WORDS }] }]);
  expect((await server.call("POST /customer-data/erase", { token, body: { email } })).body).toMatchObject({
    reviews: 1,
  });
  expect((await server.call(`GET ${address}`)).status).toBe(404);
  expect(await server.services.media.read(row?.picture as string)).toBeNull();
});
