import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isMediaPath, parseMediaPath } from "#kit/contract/media/media-path.ts";
import type { LibraryPicture, PicturesPage } from "#kit/contract/media/pictures.contract.ts";
import { mediaFiles } from "#kit/server/media/media.table.ts";
import { formOf, pictureFile } from "#testing/content/content-records.ts";
import { heicBomb, heicInP3 } from "#testing/content/sample-heic.ts";
import { gifAnimated, jpegOf, truncatedJpeg } from "#testing/content/sample-images.ts";
import { testServer } from "#testing/test-server.ts";
import { tablesWithoutPlace } from "./picture-places.ts";

const server = await testServer();
const token = await server.signIn();
const send = (name: string, body?: unknown, language: "en" | "cs" = "en") =>
  server.call(name, { token, body, language });

let shade = 0;
/** Bytes that no other test has sent. */
const fresh = () => {
  shade += 1;
  return jpegOf(120, 80, { colour: { r: (shade * 2) % 256, g: 90, b: 200 - shade } });
};
const file = (bytes: Buffer, name = "x.jpg") => new File([new Uint8Array(bytes)], name);
const upload = async (name = "x.jpg", bytes?: Buffer) =>
  send("POST /pictures", formOf({}, { image: file(bytes ?? (await fresh()), name) }));
const added = async (name?: string, bytes?: Buffer): Promise<LibraryPicture> =>
  (await upload(name, bytes)).body.picture;
const list = async (query = ""): Promise<PicturesPage> => (await send(`GET /pictures${query}`)).body;
const one = async (path: string, more = "") => (await list(`?path=${path}${more}`)).pictures[0];
const sponsor = async (logo_path: string, name = "Oil") =>
  (await send("POST /sponsors", { logo_path, translations: { en: { name }, cs: { name } } })).body;
const served = async (path: string) =>
  (await server.app.inject({ method: "GET", url: path })).statusCode === 200;
const stored = async () =>
  (await readdir(join(server.folder, "media")).catch(() => []))
    .filter((name) => name !== "renditions")
    .sort();

test("an uploaded picture is in the library with its name, size and who brought it", async () => {
  const picture = await added("Závod v Mostě.JPG");
  expect(picture).toMatchObject({
    name: "Závod v Mostě.JPG",
    width: 120,
    height: 80,
    use: "unused",
    is_public: true,
    places: [],
    decorative: false,
    gone_at: null,
    crop: null,
  });
  expect(isMediaPath(picture.path)).toBe(true);
  expect(picture.uploaded_by).not.toBe("");
  expect(Math.abs(Date.parse(picture.created_at) - Date.now())).toBeLessThan(60_000);
  expect((await list()).pictures[0]?.id).toBe(picture.id);
  expect(await served(picture.path)).toBe(true);
});

test("a picture that no record shows stays when the left-over files are swept", async () => {
  const picture = await added();
  await server.services.media.sweep({ rowGraceMs: -1000, fileGraceMs: -1000 });
  expect(await one(picture.path)).toMatchObject({ use: "unused" });
  expect(await served(picture.path)).toBe(true);
});

test("each place that shows a picture is named, with its address in the back office", async () => {
  const { path } = await added("logo.jpg");
  const { id } = await sponsor(path, "Rapid Oil");
  const texts = { title: "Most", content: `<p><img src="${path}" alt=""></p>` };
  const post = await send("POST /blog", {
    published_date: "2026-01-01",
    translations: { en: { ...texts, slug: "most-en" }, cs: { ...texts, slug: "most-cs" } },
  });
  const form = formOf({
    slug: "cap",
    price: 1,
    translations: { en: { name: "Cap" }, cs: { name: "Kšiltovka" } },
  });
  form.append("images", await pictureFile());
  const product = (await send("POST /products", form)).body;

  const picture = await one(path);
  expect(picture?.use).toBe("used");
  expect(picture?.places).toHaveLength(2);
  expect(picture?.places).toContainEqual({
    kind: "Sponsor",
    title: "Rapid Oil",
    address: `/admin/sponsors?record=${id}`,
  });
  expect(picture?.places.find(({ title }) => title === "Most")?.address).toContain(String(post.body.id));
  expect((await one(product.photos[0].image_path))?.places).toEqual([
    expect.objectContaining({ title: "Cap" }),
  ]);
  expect(
    (await send(`GET /pictures?path=${product.photos[0].image_path}`, undefined, "cs")).body,
  ).toMatchObject({
    pictures: [{ places: [{ title: "Kšiltovka", kind: "Produkt" }] }],
  });
});

test("every table that shows pictures has a place", () => {
  expect(tablesWithoutPlace()).toEqual([]);
});

test("the library is searched by file, words and places, and filtered by use and kind", async () => {
  const { path, id } = await added("Kouř na startu.jpg");
  const found = async (query: string) => (await list(query)).pictures.map((picture) => picture.path);
  expect(await found("?q=KOUR")).toEqual([path]);
  await send(`PUT /pictures/${id}`, { alt: { en: "A green hatchback", cs: "" } });
  expect(await found("?q=hatchback")).toEqual([path]);
  expect(await found("?q=hatchback&use=used")).toEqual([]);
  await sponsor(path, "Brzdy Novák");
  expect(await found("?q=brzdy")).toEqual([path]);
  expect(await found("?q=brzdy&use=used&kind=jpg")).toEqual([path]);
  expect(await found("?q=brzdy&kind=png")).toEqual([]);
  expect(await found("?q=brzdy&use=unused")).toEqual([]);
  const pages = await list("?limit=2&page=2");
  expect(pages.pictures.length).toBeGreaterThan(0);
  expect(pages.pagination).toMatchObject({ page: 2, limit: 2 });
});

test("the same file a second time is the picture that is there, also at the same moment", {
  tags: "both-databases",
}, async () => {
  const bytes = await fresh();
  const answers = await Promise.all([upload("a.jpg", bytes), upload("b.jpg", bytes)]);
  const [first, second] = answers.map(({ body }) => body);
  expect(first.picture.id).toBe(second.picture.id);
  expect([first.known, second.known].sort()).toEqual([false, true]);
  const again = (await upload("c.jpg", bytes)).body;
  expect(again).toMatchObject({ known: true, picture: { id: first.picture.id } });
});

test("thirty at once are stored, and one broken among them stops no other", {
  tags: "both-databases",
}, async () => {
  const sent = await Promise.all(
    Array.from({ length: 30 }, async (_, i) =>
      upload(`${i}.jpg`, i === 17 ? await truncatedJpeg() : undefined),
    ),
  );
  const failed = sent.filter(({ status }) => status !== 201);
  expect(failed).toHaveLength(1);
  expect(failed[0]?.body.code).toBe("IMAGE_BROKEN");
  expect(new Set(sent.map(({ body }) => body.picture?.id)).size).toBe(30);
});

test("an iPhone's picture is taken; a bomb, a cut-off one and nothing are refused, and nothing stays", async () => {
  const heic = await added("IMG_1.HEIC", heicInP3());
  expect(parseMediaPath(heic.path)?.extension).toBe("jpg");
  const before = await stored();
  const codes = [heicBomb(), heicInP3().subarray(0, 700), await truncatedJpeg(), Buffer.alloc(0)];
  for (const bytes of codes) {
    const { status, body } = await upload("x.heic", bytes);
    expect([413, 415, 422], JSON.stringify(body)).toContain(status);
  }
  expect((await send("POST /pictures", new FormData())).status).toBe(422);
  expect(await stored()).toEqual(before);
});

test("what a record shows is not deleted; what nothing shows waits in the bin and comes back", async () => {
  const picture = await added();
  const { id } = await sponsor(picture.path);
  const refused = await send(`DELETE /pictures/${picture.id}`, undefined, "cs");
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("používá") },
  });
  await send(`DELETE /sponsors/${id}`);
  expect(await served(picture.path)).toBe(true);

  expect((await send(`DELETE /pictures/${picture.id}`)).status).toBe(204);
  expect(await served(picture.path)).toBe(false);
  expect(await one(picture.path)).toBeUndefined();
  const binned = await one(picture.path, "&use=bin");
  expect(binned).toMatchObject({ use: "bin", is_public: false });
  expect(Date.parse(binned?.gone_at ?? "") - Date.now()).toBeGreaterThan(29 * 86_400_000);
  expect((await send(`GET /pictures/${picture.id}/preview`)).status).toBe(200);

  expect((await send(`POST /pictures/${picture.id}/bring-back`)).body).toMatchObject({ use: "unused" });
  expect(await served(picture.path)).toBe(true);
});

test("a deletion in one tab and a save in the other one: whoever shows the picture keeps it", {
  tags: "both-databases",
}, async () => {
  const picture = await added();
  await send(`DELETE /pictures/${picture.id}`);
  const { id, logo_path } = await sponsor(picture.path);
  expect(logo_path).toBe(picture.path);
  expect(await one(picture.path)).toMatchObject({ use: "used" });
  expect(await served(picture.path)).toBe(true);
  await send(`DELETE /sponsors/${id}`);

  // Both at the same moment: either the deletion is refused, or the record takes it out of the bin.
  for (let i = 0; i < 5; i += 1) {
    const next = await added();
    const [deleted, saved] = await Promise.all([
      send(`DELETE /pictures/${next.id}`),
      sponsorAnswer(next.path),
    ]);
    expect([204, 409]).toContain(deleted.status);
    expect(saved.status).toBe(201);
    expect(await one(next.path)).toMatchObject({ use: "used" });
    expect(await served(next.path)).toBe(true);
  }
});

const sponsorAnswer = (logo_path: string) =>
  send("POST /sponsors", { logo_path, translations: { en: { name: "A" }, cs: { name: "A" } } });

test("the bin is emptied after thirty days, and the file with it", async () => {
  const picture = await added();
  await send(`DELETE /pictures/${picture.id}`);
  await server.services.media.sweep();
  expect(await one(picture.path, "&use=bin")).toBeDefined();
  await server.services.media.sweep({ binGraceMs: -1000 });
  expect(await one(picture.path, "&use=bin")).toBeUndefined();
  expect((await send(`GET /pictures/${picture.id}/preview`)).status).toBe(404);
  expect((await send(`POST /pictures/${picture.id}/bring-back`)).status).toBe(404);
  const name = picture.path.slice("/media/".length);
  const left = await readdir(join(server.folder, "media"), { recursive: true });
  expect(left.filter((each) => each.includes(name))).toEqual([]);
});

test("a deleted picture comes back from the log of changes", async () => {
  const picture = await added("back.jpg");
  await send(`DELETE /pictures/${picture.id}`);
  const log = await send(`GET /history?type=pictures&record=${picture.id}`);
  const [entry] = log.body.entries;
  expect(entry).toMatchObject({ action: "deleted", label: { en: "back.jpg" }, can_restore: true });
  expect((await send(`POST /history/${entry.id}/restore`)).status).toBe(200);
  expect(await one(picture.path)).toMatchObject({ use: "unused" });
  expect(await served(picture.path)).toBe(true);
});

test("cleaning up takes what nothing shows, says how many and how much, and leaves the last hour", async () => {
  const [shown, unused] = [await added(), await added()];
  await sponsor(shown.path);
  expect((await send("POST /pictures/clean-up")).body).toEqual({ count: 0, bytes: 0 });
  const before = new Date(Date.now() - 2 * 3_600_000);
  await server.services.db.update(mediaFiles).set({ createdAt: before });
  const { unused: promised } = await list();
  const done = (await send("POST /pictures/clean-up")).body;
  expect(done).toEqual(promised);
  expect(done.count).toBeGreaterThan(0);
  expect(await one(unused.path)).toBeUndefined();
  expect(await one(unused.path, "&use=bin")).toBeDefined();
  expect(await one(shown.path)).toBeDefined();
});

test("another file takes a picture's place everywhere, also in pages that are kept ready", async () => {
  const old = await added("old.jpg");
  const { id } = await sponsor(old.path, "Swap");
  const text = { title: "Swap", content: `<p><img src="${old.path}" alt="x"></p>` };
  await send("POST /blog", {
    published_date: "2026-01-01",
    translations: { en: { ...text, slug: "swap-en" }, cs: { ...text, slug: "swap-cs" } },
  });
  const visible = async () => {
    const answer = await server.call("GET /sponsors");
    return answer.body.find((each: { id: number }) => each.id === id).logo_path;
  };
  expect(await visible()).toBe(old.path);

  const form = formOf({}, { image: file(await fresh(), "new.jpg") });
  const { body: next, status } = await send(`POST /pictures/${old.id}/replacement`, form);
  expect(status, JSON.stringify(next)).toBe(200);
  expect(next.places).toHaveLength(2);
  expect(await visible()).toBe(next.path);
  const { content } = (await server.call("GET /blog/swap-cs", { token, language: "cs" })).body;
  expect(content).toContain(next.path);
  expect(content).not.toContain(old.path);
  expect(await one(old.path, "&use=bin")).toBeDefined();
  expect(await served(old.path)).toBe(false);
  expect(await served(next.path)).toBe(true);
});

test("products and cars take pictures of the library beside uploaded ones, and none that is gone", async () => {
  const [first, second] = [await added(), await added()];
  const form = formOf({
    slug: "mug",
    price: 1,
    translations: { en: { name: "Mug" }, cs: { name: "Hrnek" } },
  });
  form.append("images", await pictureFile());
  form.append("libraryPhotos", JSON.stringify([first.path]));
  form.append("photosOrder[0]", "new-1");
  form.append("photoAlts", JSON.stringify({ "new-1": { en: "A mug", cs: "" } }));
  const product = (await send("POST /products", form)).body;
  expect(product.photos).toHaveLength(2);
  expect(product.photos[0]).toMatchObject({ image_path: first.path, alt: { en: "A mug" } });

  const named = { translations: { en: { name: "Fox" }, cs: { name: "Liška" } } };
  const car = (await send("POST /cars", formOf(named, { image: await pictureFile() }))).body;
  const photos = await send(`POST /car-photos/${car.id}`, { paths: [second.path] });
  expect(photos).toMatchObject({ status: 201, body: [{ image_path: second.path }] });
  expect((await one(second.path))?.places).toHaveLength(1);

  const gone = "/media/abcdefgh234567zz-10x10-e84818.jpg";
  expect((await send(`POST /car-photos/${car.id}`, { paths: [gone] })).status).toBe(422);
  const late = await send("PUT /products/mug", { libraryPhotos: [gone] });
  expect(late.status).toBe(422);
  expect((await send("PUT /products/mug", { libraryPhotos: Array(9).fill(first.path) })).status).toBe(422);
});

test("a form that was open while its picture was replaced is told so", async () => {
  const old = await added();
  const record = await sponsor(old.path);
  await send(`POST /pictures/${old.id}/replacement`, formOf({}, { image: file(await fresh()) }));
  const late = await server.call(`PUT /sponsors/${record.id}`, {
    token,
    body: { logo_path: old.path },
    headers: { "based-on": record.updated_at },
  });
  expect(late).toMatchObject({ status: 409, body: { code: "CHANGED_MEANWHILE" } });
});

test("words said in the library are proposed, else those of the place that was changed last", async () => {
  const { path, id } = await added();
  const gallery = (alt_text: string) =>
    send("POST /gallery", { image_path: path, translations: { en: { alt_text }, cs: { alt_text: "" } } });
  await gallery("First");
  await gallery("Second");
  expect((await one(path))?.alt).toEqual({ en: "Second", cs: "" });
  await send(`PUT /pictures/${id}`, { alt: { en: "Own", cs: "Vlastní" } });
  expect(await one(path)).toMatchObject({ alt: { en: "Own", cs: "Vlastní" }, decorative: false });
  await send(`PUT /pictures/${id}`, { alt: { en: "Own", cs: "" }, decorative: true });
  expect(await one(path)).toMatchObject({ decorative: true });
  expect((await send(`PUT /pictures/${id}`, { alt: { en: "x".repeat(501), cs: "" } })).status).toBe(422);
});

test("a chosen point and a cut are a new address everywhere, and the whole picture is kept", async () => {
  const whole = await added("wide.jpg", await jpegOf(400, 200, { colour: { r: 1, g: 2, b: 3 } }));
  const { id } = await sponsor(whole.path, "Cut");
  const shown = async () => (await server.call(`GET /sponsors/${id}`, { token })).body.logo_path;

  const pointed = (await send(`PUT /pictures/${whole.id}/view`, { point: { x: 5, y: 99 }, crop: null })).body;
  expect(parseMediaPath(pointed.path)).toMatchObject({ point: { x: 5, y: 99 }, width: 400, height: 200 });
  expect(await shown()).toBe(pointed.path);
  expect(await served(whole.path)).toBe(false);

  const crop = { left: 50, top: 0, width: 50, height: 100 };
  const cut = (await send(`PUT /pictures/${pointed.id}/view`, { point: null, crop })).body;
  expect(cut).toMatchObject({ width: 200, height: 200, crop, name: "wide.jpg", use: "used" });
  expect(await shown()).toBe(cut.path);
  expect((await send(`GET /pictures/${cut.id}/preview?whole=1`)).status).toBe(200);

  await server.services.media.sweep({ rowGraceMs: -1000, fileGraceMs: -1000 });
  const back = (await send(`PUT /pictures/${cut.id}/view`, { point: null, crop: null })).body;
  expect(back).toMatchObject({ width: 400, height: 200, crop: null });
  // Earlier views are in the bin, not beside it.
  expect((await list("?q=wide")).pictures.map((picture) => picture.id)).toEqual([back.id]);
  expect((await list("?q=wide&use=bin")).pictures.length).toBeGreaterThan(0);
  expect(await shown()).toBe(back.path);
  expect(await served(back.path)).toBe(true);
});

test("no cut lies outside its picture, and what moves is not cut", async () => {
  const moving = await added("x.gif", await gifAnimated(40, 30));
  const crop = { left: 10, top: 10, width: 50, height: 50 };
  const view = (body: object) =>
    send(`PUT /pictures/${moving.id}/view`, { point: null, crop: null, ...body });
  expect((await view({ crop })).status).toBe(422);
  expect((await view({ crop: { ...crop, left: 60 } })).status).toBe(422);
  expect((await view({ crop: { ...crop, width: 0 } })).status).toBe(422);
  expect((await view({ point: { x: 100, y: 0 } })).status).toBe(422);
  expect((await view({ point: { x: 10, y: 20 } })).status).toBe(200);
  expect((await send("PUT /pictures/2147483647/view", { point: null, crop: null })).status).toBe(404);
});

test("visitors' pictures are no part of the library, and visitors see nothing of it", async () => {
  expect((await server.call("GET /pictures")).status).toBe(401);
  expect((await server.call("POST /pictures/clean-up")).status).toBe(401);
});
