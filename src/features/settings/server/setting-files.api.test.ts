import { expect, test } from "vitest";
import { fileOf, formOf, pictureFile } from "#testing/content/content-records.ts";
import { isServed, storedFiles } from "#testing/content/picture-behaviour.ts";
import { htmlNamedJpg, mp4Of, svgWithScript, webmOf } from "#testing/content/sample-images.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const token = await server.signIn();

async function idOf(key: string): Promise<number> {
  const { body } = await server.call("GET /settings", { token });
  return body.find(({ setting_key }: { setting_key: string }) => setting_key === key).id;
}

/** As the back office sends it: key, group, file or value, translations as JSON. */
async function put(key: string, sent: { file?: File; value?: string }, language: "en" | "cs" = "en") {
  const { file, value } = sent;
  const body = formOf(
    {
      setting_key: key,
      setting_group: "appearance",
      translations: { en: { setting_value: "" }, cs: { setting_value: "" } },
      ...(value !== undefined && { value }),
    },
    file && { file },
  );
  return server.call(`PUT /settings/${await idOf(key)}`, { token, language, body });
}

test("a film is stored, streamed with ranges, and goes when another replaces it", async () => {
  const first = await put("hero_video_path", { file: fileOf(mp4Of(2000), "hero.mp4") });
  expect([first.status, first.body.value]).toEqual([200, expect.stringMatching(/^\/media\/.+\.mp4$/)]);
  const part = await server.app.inject({ url: first.body.value, headers: { range: "bytes=0-99" } });
  expect([part.statusCode, part.rawPayload.byteLength]).toEqual([206, 100]);

  const second = await put("hero_video_path", { file: fileOf(webmOf(2000), "hero.webm") });
  expect(second.body.value).toMatch(/\.webm$/);
  expect(await isServed(server, first.body.value)).toBe(false);
  expect(await isServed(server, second.body.value)).toBe(true);
});

test("a file setting answers its path as the text of both languages too", async () => {
  const { body } = await put("hero_image", { file: await pictureFile() });
  expect(body.value).toMatch(/^\/media\/.+\.jpg$/);
  expect(body.setting_value).toBe(body.value);
  expect(body.translations.cs.setting_value).toBe(body.value);
  expect(await isServed(server, body.value)).toBe(true);
});

test("a form with the value as it was keeps the file, a blank value takes it away", async () => {
  const { body } = await put("hero_image", { file: await pictureFile(50, 40) });
  expect((await put("hero_image", { value: body.value })).body.value).toBe(body.value);
  expect(await isServed(server, body.value)).toBe(true);
  expect((await put("hero_image", { value: "" })).body.value).toBe("");
  expect(await isServed(server, body.value)).toBe(false);
});

test("a value that is no stored file of the right kind is refused", async () => {
  const film = (await put("hero_video_path", { file: fileOf(mp4Of(1000), "a.mp4") })).body.value;
  const picture = (await put("hero_image", { file: await pictureFile() })).body.value;
  const elsewhere = "https://elsewhere.example/film.mp4";
  for (const value of [elsewhere, "/media/aaaaaaaaaaaaaaaa.mp4", picture]) {
    const answer = await put("hero_video_path", { value });
    expect([answer.status, answer.body.message]).toEqual([422, "This is not a stored video."]);
    expect(answer.body.errors[0].path).toBe("value");
  }
  for (const value of [elsewhere, film]) {
    const answer = await put("hero_image", { value }, "cs");
    expect([answer.status, answer.body.message]).toEqual([422, "Toto není uložený obrázek."]);
  }
  expect(await isServed(server, film)).toBe(true);
  expect(await isServed(server, picture)).toBe(true);
});

test("what is no film or picture is refused and leaves nothing behind", async () => {
  await put("hero_image", { file: await pictureFile() });
  const before = await storedFiles(server);
  const html = htmlNamedJpg();
  const wrong: [string, File][] = [
    ["hero_video_path", await pictureFile()],
    ["hero_video_path", fileOf(html.bytes, "film.mp4")],
    ["hero_image", fileOf(mp4Of(1000), "photo.jpg")],
    ["hero_image", fileOf(html.bytes, html.filename)],
    ["hero_image", fileOf(svgWithScript(), "logo.svg")],
  ];
  for (const [key, file] of wrong) expect((await put(key, { file })).status, key).toBe(415);
  const elsewhere = await put("hero_title", { file: await pictureFile() });
  expect([elsewhere.status, elsewhere.body.errors[0].path]).toEqual([422, "file"]);
  expect(await storedFiles(server)).toEqual(before);
});

test("a picture of more than 15 MB is too large, though films may have 200", async () => {
  const before = await storedFiles(server);
  const file = fileOf(Buffer.alloc(15 * 1024 * 1024 + 1), "huge.png");
  const answer = await put("hero_image", { file });
  expect([answer.status, answer.body.message]).toEqual([413, "The image can be at most 15 MB."]);
  expect(await storedFiles(server)).toEqual(before);
});

test("a film whose setting is refused is not kept", async () => {
  const before = await storedFiles(server);
  const file = fileOf(mp4Of(1000), "a.mp4");
  const body = formOf({ setting_key: "hero_video_path", setting_group: "appearance" }, { file });
  expect((await server.call("POST /settings", { token, body })).status).toBe(409);
  const long = formOf({ translations: { en: { label: "x".repeat(301) } } }, { file });
  const id = await idOf("hero_video_path");
  expect((await server.call(`PUT /settings/${id}`, { token, body: long })).status).toBe(422);
  expect(await storedFiles(server)).toEqual(before);
});

test("deleting a setting deletes its file; POST stores it anew with one", async () => {
  const files = { hero_image: await pictureFile(), hero_video_path: fileOf(mp4Of(1000), "hero.mp4") };
  for (const [setting_key, file] of Object.entries(files)) {
    const { body } = await put(setting_key, { file });
    expect((await server.call(`DELETE /settings/${body.id}`, { token })).status).toBe(204);
    expect(await isServed(server, body.value)).toBe(false);
    const form = formOf({ setting_key, setting_group: "appearance" }, { file });
    const made = await server.call("POST /settings", { token, body: form });
    expect(made.status).toBe(201);
    expect(await isServed(server, made.body.value)).toBe(true);
  }
});
