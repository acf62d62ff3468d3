import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { not, or, type SQL } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isMediaPath } from "#kit/contract/media/media-path.ts";
import { mediaFiles } from "#kit/server/media/media.table.ts";
import { isKept, isShown } from "#kit/server/media/media-references.ts";
import { bombPng, htmlNamedJpg, jpegOf, pngOf, svgWithScript } from "#testing/content/sample-images.ts";
import { testServer } from "#testing/test-server.ts";
import { blogImages, blogPosts } from "./blog.table.ts";
import { postBody, postMaker } from "./blog-test-posts.ts";

const server = await testServer();
let token = "";
const make = postMaker(server, () => token);
const dataOf = (bytes: Buffer, type = "png") => `data:image/${type};base64,${bytes.toString("base64")}`;
const shows = (...sources: string[]) =>
  `<p>${sources.map((src) => `<img src="${src}" alt="x" />`).join("")}</p>`;
/** Pictures that are stored for more than the log of changes. */
const rows = () =>
  server.services.db.$count(
    mediaFiles,
    or(isShown(mediaFiles.path) as SQL, not(isKept(mediaFiles.path) as SQL)),
  );
const imagesOf = async (id: number) => (await server.call(`GET /blog/${id}/images`, { token })).body;

/** Files of pictures that lie in storage, without renditions. */
async function files(): Promise<number> {
  const entries = await readdir(join(server.folder, "media"), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

function form(fields: Record<string, unknown>, image?: { bytes: Buffer; name?: string }): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    made.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  if (image) made.set("image", new File([new Uint8Array(image.bytes)], image.name ?? "x.jpg"));
  return made;
}

async function upload(name = "x.jpg"): Promise<string> {
  const body = form({}, { bytes: await jpegOf(40, 30), name });
  const answer = await server.call("POST /blog/images", { token, body });
  expect(answer.status).toBe(201);
  return answer.body.image_path;
}

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  for (const { id } of await server.services.db.select().from(blogPosts)) {
    await server.call(`DELETE /blog/${id}`, { token });
  }
  await server.services.media.sweep({ fileGraceMs: 0, rowGraceMs: 0 });
  expect([await rows(), await files()]).toEqual([0, 0]);
});

describe("a post's own picture", () => {
  test("is stored, replaced and removed together with its file", async () => {
    const made = await server.call("POST /blog", {
      token,
      body: form(postBody("drift"), { bytes: await jpegOf(40, 30) }),
    });
    expect(made.status).toBe(201);
    const first = made.body.image_path;
    expect(isMediaPath(first)).toBe(true);
    expect((await server.app.inject(first)).statusCode).toBe(200);

    const { id } = made.body;
    const replaced = await server.call(`PATCH /blog/${id}`, {
      token,
      body: form({}, { bytes: await jpegOf(50, 30) }),
    });
    expect(replaced.body.image_path).not.toBe(first);
    expect((await server.app.inject(first)).statusCode).toBe(404);
    expect((await server.call(`PATCH /blog/${id}`, { token, body: { tags: "a" } })).body.image_path).toBe(
      replaced.body.image_path,
    );
    await server.call(`DELETE /blog/${id}`, { token });
    expect([await rows(), await files()]).toEqual([0, 0]);
  });

  test("may be a stored path, which stays while another post shows it", async () => {
    const path = await upload();
    const [one, two] = [await make("one", { image_path: path }), await make("two", { image_path: path })];
    await server.call(`DELETE /blog/${one.id}`, { token });
    expect((await server.app.inject(path)).statusCode).toBe(200);
    expect(
      (await server.call(`PATCH /blog/${two.id}`, { token, body: { image_path: "" } })).body.image_path,
    ).toBe(null);
    expect((await server.app.inject(path)).statusCode).toBe(404);
  });

  test("is refused by its bytes, and a refused post leaves no file behind", async () => {
    const bad = [
      { bytes: htmlNamedJpg().bytes, name: "holiday.jpg", status: 415 },
      { bytes: svgWithScript(), name: "logo.svg", status: 415 },
      { bytes: bombPng(), name: "bomb.png", status: 413 },
    ];
    for (const { status, ...image } of bad) {
      expect((await server.call("POST /blog", { token, body: form(postBody("bad"), image) })).status).toBe(
        status,
      );
      expect((await server.call("POST /blog/images", { token, body: form({}, image) })).status).toBe(status);
    }
    await make("taken");
    const image = { bytes: await jpegOf(40, 30) };
    expect((await server.call("POST /blog", { token, body: form(postBody("taken"), image) })).status).toBe(
      409,
    );
    expect([await rows(), await files()]).toEqual([0, 0]);
  });
});

describe("pictures in the text", () => {
  test("POST /blog/images stores one and answers its path; without a file it is 422", async () => {
    const path = await upload();
    expect(isMediaPath(path)).toBe(true);
    expect((await server.app.inject(path)).statusCode).toBe(200);
    for (const body of [{}, form({ note: "no file" })]) {
      expect(await server.call("POST /blog/images", { token, language: "cs", body })).toMatchObject({
        status: 422,
        body: { message: "Vyberte obrázek k nahrání", errors: [{ path: "image" }] },
      });
    }
  });

  test("data pictures are stored on save, each once, and their paths take their place", async () => {
    const [red, blue] = [
      dataOf(await pngOf(8, 8, { r: 255, g: 0, b: 0 })),
      dataOf(await jpegOf(9, 9), "jpeg"),
    ];
    const { id, translations } = await make("drift", {}, { content: shows(red, blue, red) });
    const found = [...translations.en.content.matchAll(/src="([^"]+)"/g)].map(([, src]) => src);
    expect(found).toHaveLength(3);
    expect(found.every((src) => isMediaPath(src))).toBe(true);
    expect(found[0]).toBe(found[2]);
    expect(translations.cs.content).toBe(translations.en.content);
    expect(await rows()).toBe(2);
    const change = { translations: { en: { content: `${translations.en.content}${shows(red)}` } } };
    const { body } = await server.call(`PATCH /blog/${id}`, { token, body: change });
    expect(body.translations.en.content).not.toContain("data:");
    expect(await rows()).toBe(3);
  });

  test("data that is no picture refuses the post, and nothing is stored", async () => {
    const good = dataOf(await pngOf(8, 8));
    for (const bad of [dataOf(Buffer.from("<script>alert(1)</script>")), dataOf(bombPng())]) {
      const body = postBody("drift", {}, { content: shows(good, bad) });
      const { status } = await server.call("POST /blog", { token, body });
      expect([413, 415, 422]).toContain(status);
    }
    expect([await server.services.db.$count(blogPosts), await rows(), await files()]).toEqual([0, 0, 0]);
  });

  test("go with their files when the text drops them, unless the other language shows them", async () => {
    const [kept, dropped] = [await upload(), await upload()];
    const { id } = await make("drift", {}, { content: shows(kept, dropped) });
    const without = (content: string) => ({ token, body: { translations: { en: { content } } } });
    await server.call(`PATCH /blog/${id}`, without(shows(kept)));
    expect((await server.app.inject(dropped)).statusCode).toBe(200);
    const both = { en: { content: "<p>none</p>" }, cs: { content: shows(kept) } };
    await server.call(`PATCH /blog/${id}`, { token, body: { translations: both } });
    expect((await server.app.inject(dropped)).statusCode).toBe(404);
    expect((await server.app.inject(kept)).statusCode).toBe(200);
    await server.call(`DELETE /blog/${id}`, { token });
    expect([await rows(), await files()]).toEqual([0, 0]);
  });

  test("a stored picture that is gone is refused where it is new, and does not stop other changes", async () => {
    const gone = "/media/abcdefghijklmnop-40x30-e84818.jpg";
    const refused = await server.call("POST /blog", {
      token,
      body: postBody("drift", {}, { content: shows(gone) }),
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: "translations.en.content" }] } });
    const path = await upload();
    const { id } = await make("drift", {}, { content: shows(path) });
    await server.services.db.delete(mediaFiles);
    expect((await server.call(`PATCH /blog/${id}`, { token, body: { tags: "a" } })).status).toBe(200);
    await server.services.db.delete(blogPosts);
  });

  test("pictures elsewhere on the web stay where they are", async () => {
    const content = shows("https://pictures.example/car.jpg");
    expect((await make("drift", {}, { content })).translations.en.content).toBe(content);
  });

  test("GET /blog/{id}/images names every stored picture of a post once, with the name it was uploaded by", async () => {
    const [cover, inText, unused] = [
      await upload("cover.jpg"),
      await upload("C:\\fotky\\<b>šmyk</b>.jpg"),
      await upload(),
    ];
    const { id } = await make(
      "drift",
      { image_path: cover },
      { content: shows(inText, "https://a.example/x.png", cover) },
    );
    expect(await imagesOf(id)).toEqual([
      { name: "cover.jpg", path: cover },
      { name: "b>.jpg", path: inText },
    ]);
    expect(unused).not.toBe(cover);
    const carried = await make("carried", {}, { content: shows(dataOf(await pngOf(8, 8))) });
    const [picture] = await imagesOf(carried.id);
    expect(picture.name).toBe(picture.path.slice("/media/".length));
    expect(await imagesOf((await make("plain")).id)).toEqual([]);
  });

  test("an uploaded picture that no post uses is swept, and its name is forgotten with the next upload", async () => {
    const unused = await upload();
    await server.services.media.sweep({ fileGraceMs: 0, rowGraceMs: 0 });
    expect((await server.app.inject(unused)).statusCode).toBe(404);
    const next = await upload();
    const named = (await server.services.db.select().from(blogImages)).map(({ path }) => path);
    expect(named).toContain(next);
    expect(named).not.toContain(unused);
  });
});
