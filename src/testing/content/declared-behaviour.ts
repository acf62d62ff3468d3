import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { type ContentType as Declared, uploadsOf } from "#kit/contract/content/content-type.ts";
import { parseDownloadPath } from "#kit/contract/media/download-path.ts";
import type { TestServer } from "../test-server.ts";
import { type ContentType, showsContentBehaviour } from "./content-behaviour.ts";
import { createRecord, fileOf, formOf } from "./content-records.ts";
import { sampleRecordOf } from "./content-sample.ts";
import { isServed } from "./picture-behaviour.ts";
import { pdfOf, zipOf } from "./sample-files.ts";

type Table = PgTable & { id: PgColumn; translations: PgColumn; display_order: PgColumn };

/**
 * What a type whose verbs are those of its declaration promises, with records made of it. Answers what `createRecord`
 * takes, for the type's own tests.
 */
export function showsDeclaredBehaviour(server: TestServer, content: Declared, table: Table): ContentType {
  const picture = uploadsOf(content).find(([, { kind }]) => kind === "picture");
  const { cs } = sampleRecordOf(content, "Ukázka").translations as ContentType["fields"]["translations"];
  const sample = sampleRecordOf(content, "Sample") as ContentType["fields"];
  const type: ContentType = {
    server,
    path: `/${content.type}`,
    table,
    key: "id",
    text: content.title,
    fields: { ...sample, ...filledIn(content), translations: { ...sample.translations, cs } },
    change: { display_order: 7 },
    ...(picture && {
      picture: { field: picture[1].upload, path: picture[0], vector: picture[1].takes === "logo" },
    }),
  };
  showsContentBehaviour(type);
  showsOrder(type);
  for (const [path, { kind, upload }] of uploadsOf(content))
    if (kind === "file") showsFileBehaviour(type, path, upload);
  return type;
}

/** Values that a new record does not begin with, so that what is stored is seen to be what was sent. */
function filledIn({ fields }: Declared): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, { kind, schema, choices = {} }] of Object.entries(fields)) {
    const value = { address: "https://sample.example/x", number: 3, choice: Object.keys(choices).at(-1) };
    const filled = value[kind as keyof typeof value];
    if (filled !== undefined && schema.safeParse(filled).success) values[name] = filled;
  }
  return values;
}

function showsOrder(type: ContentType): void {
  const { server, path, table } = type;

  test(`${path} come by display order, then in the order they were added`, async () => {
    await server.services.db.delete(table);
    const made: number[] = [];
    for (const display_order of [2, 0, 1, 0])
      made.push((await createRecord(type, { display_order })).record.id);
    const { body } = await server.call(`GET ${path}`);
    expect(body.map(({ id }: { id: number }) => id)).toEqual([made[1], made[3], made[2], made[0]]);
  });
}

function showsFileBehaviour(type: ContentType, column: string, upload: string): void {
  const { server, path, fields } = type;

  test(`the file of ${column} is saved under its name, replaced, and goes with its record`, async () => {
    const token = await server.signIn();
    const send = (call: string, file: File) =>
      server.call(call, { token, body: formOf(fields, { [upload]: file }) });
    const made = await send(`POST ${path}`, fileOf(pdfOf(), "Tisk.pdf"));
    const stored = made.body[column];
    expect([made.status, parseDownloadPath(stored)?.name]).toEqual([201, "tisk.pdf"]);
    const served = await server.app.inject({ url: stored });
    expect(served.headers["content-disposition"]).toBe('attachment; filename="tisk.pdf"');
    const changed = await send(`PUT ${path}/${made.body.id}`, fileOf(zipOf(), "new.zip"));
    expect([await isServed(server, stored), await isServed(server, changed.body[column])]).toEqual([
      false,
      true,
    ]);
    await server.call(`DELETE ${path}/${made.body.id}`, { token });
    expect(await isServed(server, changed.body[column])).toBe(false);
  });
}
