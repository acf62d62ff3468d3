import { expect, test } from "vitest";
import { showsContentBehaviour } from "#testing/content/content-behaviour.ts";
import { createRecord, fileOf, formOf, pictureFile } from "#testing/content/content-records.ts";
import { isServed, storedFiles } from "#testing/content/picture-behaviour.ts";
import { htmlNamedJpg } from "#testing/content/sample-images.ts";
import { testServer } from "#testing/test-server.ts";
import { galleryImages } from "./gallery.table.ts";

const server = await testServer();

const fields = {
  category: "cars",
  display_order: 3,
  is_active: true,
  translations: {
    en: { title: "Smoke", alt_text: "A car in white smoke" },
    cs: { title: "Kouř", alt_text: "Auto v bílém kouři" },
  },
};

const type = {
  server,
  path: "/gallery",
  table: galleryImages,
  key: "id",
  fields,
  text: "alt_text",
  change: { category: "events" },
  picture: { field: "image", path: "image_path" },
} as const;

showsContentBehaviour(type);
showsThumbnails();

test("pictures come by display order, as many as the limit says", async () => {
  await server.services.db.delete(galleryImages);
  const made = [];
  for (const display_order of [2, 0, 1, 0])
    made.push((await createRecord(type, { display_order })).record.id);
  const ordered = [made[1], made[3], made[2], made[0]];
  const idsOf = async (query: string) =>
    (await server.call(`GET /gallery${query}`)).body.map(({ id }: { id: number }) => id);
  expect(await idsOf("")).toEqual(ordered);
  expect(await idsOf(`?limit=3&_t=${Date.now()}`)).toEqual(ordered.slice(0, 3));
  expect(await idsOf("?limit=1")).toEqual(ordered.slice(0, 1));
  expect(await idsOf("?limit=200")).toEqual(ordered);
  for (const limit of ["0", "201", "-1", "1.5", "many", ""])
    expect((await server.call(`GET /gallery?limit=${limit}`)).status, limit).toBe(400);
});

test("a limit counts only what the asker may see", async () => {
  await server.services.db.delete(galleryImages);
  await createRecord(type, { is_active: false, display_order: 0 });
  const { record, token } = await createRecord(type, { display_order: 1 });
  expect((await server.call("GET /gallery?limit=1")).body).toMatchObject([{ id: record.id }]);
  expect((await server.call("GET /gallery?limit=2", { token })).body).toHaveLength(2);
});

test("no field is required; the category is misc unless told, and one of four", async () => {
  const token = await server.signIn();
  const made = await server.call("POST /gallery", { token, body: {} });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    image_path: null,
    thumbnail_path: null,
    category: "misc",
    display_order: 0,
    is_active: true,
    translations: { en: { title: "", alt_text: "" }, cs: { title: "", alt_text: "" } },
  });
  const wrong = await server.call("POST /gallery", { token, body: { category: "food" } });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, "category"]);
});

function showsThumbnails() {
  const withThumbnail = async () => {
    const token = await server.signIn();
    const body = formOf(fields, { image: await pictureFile(), thumbnail: await pictureFile(20, 15) });
    return { token, record: (await server.call("POST /gallery", { token, body })).body };
  };

  test("a thumbnail is a file of its own that is replaced and deleted with its picture", async () => {
    const { record, token } = await withThumbnail();
    expect(record.thumbnail_path).toContain("-20x15-");
    const body = formOf({}, { thumbnail: await pictureFile(24, 18) });
    const { body: changed } = await server.call(`PUT /gallery/${record.id}`, { token, body });
    expect(changed.image_path).toBe(record.image_path);
    expect(await isServed(server, record.thumbnail_path)).toBe(false);
    await server.call(`DELETE /gallery/${record.id}`, { token });
    expect(await isServed(server, changed.thumbnail_path)).toBe(false);
    expect(await isServed(server, changed.image_path)).toBe(false);
  });

  test("a refused thumbnail leaves its good picture unstored too", async () => {
    const { token } = await withThumbnail();
    const before = await storedFiles(server);
    const { bytes, filename } = htmlNamedJpg();
    const body = formOf(fields, { image: await pictureFile(), thumbnail: fileOf(bytes, filename) });
    expect((await server.call("POST /gallery", { token, body })).status).toBe(415);
    expect(await storedFiles(server)).toEqual(before);
  });

  test("a blank thumbnail path takes the thumbnail away", async () => {
    const { record, token } = await withThumbnail();
    const body = formOf({ thumbnail_path: "" });
    expect((await server.call(`PUT /gallery/${record.id}`, { token, body })).body.thumbnail_path).toBeNull();
    expect(await isServed(server, record.thumbnail_path)).toBe(false);
  });
}
