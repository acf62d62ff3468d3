import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import type { TestServer } from "../test-server.ts";
import type { ContentType } from "./content-behaviour.ts";
import { createRecord, fileOf, formOf, pictureFile } from "./content-records.ts";
import { bombPng, htmlNamedJpg, svgWithScript, truncatedJpeg } from "./sample-images.ts";

type WithPicture = ContentType & { picture: NonNullable<ContentType["picture"]> };

/** What a record's picture promises. */
export function showsPictureBehaviour(type: WithPicture): void {
  const { server, path, fields } = type;
  const { field, path: column, vector } = type.picture;

  test("its picture is stored and served", async () => {
    const { record } = await createRecord(type);
    expect(record[column]).toMatch(/^\/media\//);
    const served = await server.app.inject({ url: record[column] });
    expect(served.statusCode).toBe(200);
    expect(served.headers["content-type"]).toBe("image/jpeg");
  });

  test("replacing the picture lets the old file go", async () => {
    const { record, address, token } = await createRecord(type);
    const body = formOf({}, { [field]: await pictureFile(64, 48) });
    const { status, body: changed } = await server.call(`PUT ${address}`, { token, body });
    expect(status).toBe(200);
    expect(changed[column]).not.toBe(record[column]);
    expect(await isServed(server, changed[column])).toBe(true);
    expect(await isServed(server, record[column])).toBe(false);
  });

  test("a picture that another record uses stays", async () => {
    const { record, address, token } = await createRecord(type);
    const body = { ...fields, [column]: record[column] };
    const second = await server.call(`POST ${path}`, { token, body });
    expect(second.status).toBe(201);
    expect((await server.call(`DELETE ${address}`, { token })).status).toBe(204);
    expect(await isServed(server, record[column])).toBe(true);
  });

  test("deleting the record deletes the file", async () => {
    const { record, address, token } = await createRecord(type);
    expect((await server.call(`DELETE ${address}`, { token })).status).toBe(204);
    expect(await isServed(server, record[column])).toBe(false);
  });

  test("an untouched file input keeps the picture", async () => {
    const { record, address, token } = await createRecord(type);
    const body = formOf({ [column]: record[column] }, { [field]: new File([], "") });
    expect((await server.call(`PUT ${address}`, { token, body })).body[column]).toBe(record[column]);
  });

  test("a path that is no stored picture is refused", async () => {
    const { address, token } = await createRecord(type);
    const unknown = "/media/aaaaaaaaaaaaaaaa-40x30-e84818.jpg";
    for (const sent of ["https://elsewhere.example/a.jpg", "/media/../secret", unknown]) {
      const answer = await server.call(`PUT ${address}`, { token, body: { [column]: sent } });
      expect(answer.status, sent).toBe(422);
      expect(answer.body.errors[0].path).toBe(column);
    }
  });

  test("what is no accepted picture is refused and leaves nothing behind", async () => {
    const { record, address, token } = await createRecord(type);
    const before = await stateOf(type, token);
    const html = htmlNamedJpg();
    const refused: [number, File][] = [
      [415, fileOf(html.bytes, html.filename)],
      [422, fileOf(await truncatedJpeg(), "half.jpg")],
      [422, new File([], "empty.jpg")],
      [413, fileOf(bombPng(), "bomb.png")],
    ];
    if (!vector) refused.push([415, fileOf(svgWithScript(), "logo.svg")]);
    for (const [status, file] of refused) {
      for (const write of [`POST ${path}`, `PUT ${address}`]) {
        const answer = await server.call(write, { token, body: formOf(fields, { [field]: file }) });
        expect(answer.status, `${write} ${file.name}`).toBe(status);
      }
    }
    expect(await stateOf(type, token)).toEqual(before);
    expect((await server.call(`GET ${address}`, { token })).body).toEqual(record);
  });
}

/** True while the media host answers the path. */
export async function isServed(server: TestServer, path: string): Promise<boolean> {
  return (await server.app.inject({ url: path })).statusCode === 200;
}

const ASIDE = ["kept", "renditions"];

/**
 * Names of the files in the media folder, without those that are put aside for the log of changes, and without
 * renditions, which are made of the others by themselves.
 */
export async function storedFiles(server: TestServer): Promise<string[]> {
  const folder = join(server.folder, "media");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !ASIDE.includes(relative(folder, entry.parentPath)))
    .map((entry) => entry.name)
    .sort();
}

async function stateOf({ server, path }: ContentType, token: string) {
  return { records: (await server.call(`GET ${path}`, { token })).body, files: await storedFiles(server) };
}
