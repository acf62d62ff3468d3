import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { formOf, pictureFile } from "#testing/content/content-records.ts";
import { testServer } from "#testing/test-server.ts";
import { galleryImages } from "./gallery.table.ts";

const server = await testServer({ DEMO: "off" });
const { db } = server.services;
const token = await server.signIn();
const send = (name: string, body?: unknown) => server.call(name, { token, body, language: "cs" });

test("pictures of the gallery are moved and hidden together, their files stay, and it goes back (18.3)", async () => {
  const made = [];
  for (const title of ["Start", "Smoke", "Finish"]) {
    const texts = { translations: { en: { title }, cs: { title } }, category: "misc" };
    made.push((await send("POST /gallery", formOf(texts, { image: await pictureFile() }))).body);
  }
  const before = await db.select().from(galleryImages).orderBy(asc(galleryImages.id));
  const logged = await db.$count(historyEntries);
  const records = made.map(({ id, updated_at }) => ({
    id,
    based_on: updated_at,
    change: { category: "cars", is_active: false },
  }));
  const { status, body } = await send("PATCH /gallery", { records });
  expect(status, JSON.stringify(body)).toBe(200);
  const after = await db.select().from(galleryImages).orderBy(asc(galleryImages.id));
  expect(after.map(({ category, is_active }) => [category, is_active])).toEqual(
    made.map(() => ["cars", false]),
  );
  expect(after.map(({ image_path }) => image_path)).toEqual(before.map(({ image_path }) => image_path));
  expect((await db.$count(historyEntries)) - logged).toBe(3);

  // Somebody else has changed one since: nothing goes back, and it is named.
  await send(`PUT /gallery/${made[1].id}`, { category: "events" });
  const back = body.records.map(({ id, updated_at }: { id: number; updated_at: string }) => ({
    id,
    based_on: updated_at,
    change: { category: "misc", is_active: true },
  }));
  expect(await send("PATCH /gallery", { records: back })).toMatchObject({
    status: 409,
    body: { message: "„Smoke“ mezitím změnil někdo jiný. Nic se nezměnilo." },
  });
  expect((await send("PATCH /gallery", { records: [back[0], back[2]] })).status).toBe(200);
  const last = await db.select().from(galleryImages).orderBy(asc(galleryImages.id));
  expect(last.map(({ category }) => category)).toEqual(["misc", "events", "misc"]);
});
