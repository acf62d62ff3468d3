import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { implementations } from "#app/declared-site.ts";
import { fileField, textField } from "#kit/contract/content/content-fields.ts";
import { defineContent, endpointsOf } from "#kit/contract/content/content-type.ts";
import { parseDownloadPath } from "#kit/contract/media/download-path.ts";
import { fileOf, formOf } from "#testing/content/content-records.ts";
import { isServed, storedFiles } from "#testing/content/picture-behaviour.ts";
import { pdfOf, zipOf } from "#testing/content/sample-files.ts";
import { htmlNamedJpg } from "#testing/content/sample-images.ts";
import { storedState } from "#testing/stored-state.ts";
import { testServer } from "#testing/test-server.ts";
import { implement } from "../http/mount.ts";
import { forgetMediaColumns, registerMediaReferences } from "../media/media-references.ts";
import { contentColumns } from "./content-columns.ts";
import { handlersOf } from "./content-server.ts";
import { verbsOf } from "./content-verbs.ts";

const label = { en: "Kit", cs: "Balíček" };
const content = defineContent({
  type: "test-kits",
  names: { one: label, many: label },
  title: "name",
  screen: "/admin/test-kits",
  texts: { name: textField({ label }) },
  fields: {
    file_path: fileField({ label, upload: "file", required: { en: "Add a file", cs: "Přidejte soubor" } }),
    extra_path: fileField({ label, upload: "extra" }),
  },
});
const table = pgTable("test_kits", {
  ...contentColumns<{ name: string }>(),
  file_path: text(),
  extra_path: text(),
  size: integer(),
});
const { reorder: _, ...handlers } = handlersOf(verbsOf(content, table));

implementations.push(implement(endpointsOf(content), handlers));
const server = await testServer();
implementations.pop();
const token = await server.signIn();
const translations = { en: { name: "Kit" }, cs: { name: "Balíček" } };
const pdf = (name = "Tisková zpráva_2027.pdf") => fileOf(pdfOf(), name);

beforeAll(async () => {
  registerMediaReferences(table.file_path, table.extra_path);
  await server.services.open.executeSql(`create table test_kits (
    id integer primary key generated always as identity, display_order integer not null default 0,
    is_active boolean not null default true, translations jsonb not null, translation_behind jsonb,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    file_path text, extra_path text, size integer)`);
});
afterAll(() => forgetMediaColumns(table.file_path, table.extra_path));

const write = (call: string, files: Record<string, File>, fields: object = {}) =>
  server.call(call, { token, body: formOf({ translations, ...fields }, files) });
const made = async (file = pdf()) => (await write("POST /test-kits", { file })).body;

test("a file is stored and saved under its own name, never shown as a page", async () => {
  const { status, body } = await write("POST /test-kits", { file: pdf() });
  expect([status, body.extra_path]).toEqual([201, null]);
  const { name, bytes } = parseDownloadPath(body.file_path) ?? {};
  expect([name, bytes]).toEqual(["tiskova-zprava-2027.pdf", pdfOf().length]);
  const served = await server.app.inject({ url: body.file_path });
  expect(served.statusCode).toBe(200);
  expect(served.rawPayload.equals(pdfOf())).toBe(true);
  expect(served.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="tiskova-zprava-2027.pdf"',
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "accept-ranges": "bytes",
  });
  const part = await server.app.inject({ url: body.file_path, headers: { range: "bytes=0-3" } });
  expect([part.statusCode, part.body]).toEqual([206, "%PDF"]);
});

test("what it is called decides nothing: a ZIP under a PDF's name is a ZIP", async () => {
  const { file_path } = await made(fileOf(zipOf(), '"; filename="evil.html\r\n.pdf'));
  expect(parseDownloadPath(file_path)).toMatchObject({
    name: "22-filename22evilhtml0d0a.zip",
    extension: "zip",
  });
  const { headers } = await server.app.inject({ url: file_path });
  expect([headers["content-type"], headers["content-disposition"]]).toEqual([
    "application/zip",
    'attachment; filename="22-filename22evilhtml0d0a.zip"',
  ]);
  expect(parseDownloadPath((await made(pdf("???.pdf"))).file_path)?.name).toBe("file.pdf");
});

test("a file that is not there is an error, which is not saved", async () => {
  const answer = await server.app.inject({ url: "/media/abcdefgh234567zz-12-kit.pdf" });
  expect([answer.statusCode, answer.headers["content-disposition"]]).toEqual([404, undefined]);
});

test("a new record needs its file, a stored one keeps it, another one takes its place", async () => {
  const missing = await write("POST /test-kits", {});
  expect([missing.status, missing.body.errors[0].path]).toEqual([422, "file"]);
  const { id, file_path } = await made();
  expect((await write(`PUT /test-kits/${id}`, { file: new File([], "") })).body.file_path).toBe(file_path);
  const { body } = await write(`PUT /test-kits/${id}`, { file: fileOf(zipOf(), "new.zip") });
  expect(parseDownloadPath(body.file_path)?.name).toBe("new.zip");
  expect([await isServed(server, file_path), await isServed(server, body.file_path)]).toEqual([false, true]);
});

test("a file goes with its record, where no other one uses it", async () => {
  const { id, file_path } = await made();
  const second = await write("POST /test-kits", {}, { file_path });
  expect(second.body.file_path).toBe(file_path);
  await server.call(`DELETE /test-kits/${id}`, { token });
  expect(await isServed(server, file_path)).toBe(true);
  await server.call(`DELETE /test-kits/${second.body.id}`, { token });
  expect(await isServed(server, file_path)).toBe(false);
});

test("a file that is taken out goes", async () => {
  const { body } = await write("POST /test-kits", { file: pdf(), extra: fileOf(zipOf(), "extra.zip") });
  expect(await isServed(server, body.extra_path)).toBe(true);
  const without = await write(`PUT /test-kits/${body.id}`, {}, { extra_path: "" });
  expect(without.body.extra_path).toBeNull();
  expect(await isServed(server, body.extra_path)).toBe(false);
});

test("a path that is no stored file is refused, a picture's too", async () => {
  const { id } = await made();
  const paths = [
    "https://elsewhere.example/kit.pdf",
    "/media/../secret.pdf",
    "/media/abcdefgh234567zz-40x30-e84818.jpg",
    "/media/abcdefgh234567zz-12-nobody-has-it.pdf",
  ];
  for (const file_path of paths) {
    const answer = await write(`PUT /test-kits/${id}`, {}, { file_path });
    expect([answer.status, answer.body.errors[0]], file_path).toEqual([
      422,
      { path: "file_path", message: "This is not a stored file." },
    ]);
  }
});

test("what is no PDF or ZIP, and what a wrong record came with, leaves nothing behind", async () => {
  const { id } = await made();
  const before = await storedState(server);
  const large = Buffer.concat([pdfOf(), Buffer.alloc(51 * 1024 * 1024), pdfOf()]);
  const bad: [status: number, files: Record<string, File>, fields?: object][] = [
    [415, { file: fileOf(htmlNamedJpg().bytes, "kit.pdf") }],
    [422, { file: fileOf(pdfOf().subarray(0, 60), "kit.pdf") }],
    [422, { file: new File([], "kit.pdf") }],
    [413, { file: fileOf(large, "kit.pdf") }],
    [422, { file: pdf("../../kit.pdf") }],
    // The first file is fit and lies in the storage already when the second one is refused.
    [415, { file: pdf(), extra: fileOf(Buffer.from("MZ program"), "extra.zip") }],
    [422, { file: pdf() }, { extra_path: "/media/abcdefgh234567zz-12-nobody-has-it.pdf" }],
  ];
  for (const [status, files, fields] of bad)
    for (const call of ["POST /test-kits", `PUT /test-kits/${id}`])
      expect((await write(call, files, fields)).status, call).toBe(status);
  expect(await storedState(server)).toEqual(before);
  expect(await storedFiles(server)).not.toEqual([]);
});
