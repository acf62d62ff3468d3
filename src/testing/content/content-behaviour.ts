import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import type { Both } from "#kit/contract/language/language.ts";
import { unusableTokens } from "../people/unusable-tokens.ts";
import type { TestServer } from "../test-server.ts";
import { createRecord, type Made, recordAddress } from "./content-records.ts";
import { showsPictureBehaviour } from "./picture-behaviour.ts";

/** What `showsContentBehaviour` must know of a content type. */
export interface ContentType {
  server: TestServer;
  path: `/${string}`;
  table: PgTable & { id: PgColumn; translations: PgColumn };
  /** What stands in a record's address. */
  key: "id" | "slug";
  /** A whole new record without its files. */
  fields: { translations: Both<Record<string, string>> } & Record<string, unknown>;
  /** Further fields that no two records may share. */
  unique?: () => Record<string, unknown>;
  /** One of its texts. */
  text: string;
  /** One other field with a value that `fields` does not have. */
  change: Record<string, unknown>;
  /** The form field of its picture and the record's field with the stored path. */
  picture?: { field: string; path: string; vector?: boolean };
}

/** What every content type promises, shown over HTTP. Called once per type. */
export function showsContentBehaviour(type: ContentType): void {
  describe(`${type.path} as a content type`, () => {
    showsLanguageBehaviour(type);
    showsVisibility(type);
    showsTokenBehaviour(type);
    showsWriteBehaviour(type);
    if (type.picture) showsPictureBehaviour({ ...type, picture: type.picture });
  });
}

export function showsLanguageBehaviour(type: ContentType): void {
  const { server, path, table, text } = type;

  test("answers both languages, and the asked one's texts beside them", async () => {
    const { record, address } = await createRecord(type);
    for (const language of ["en", "cs"] as const) {
      const answer = await server.call(`GET ${address}`, { language });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-language"]).toBe(language);
      expect(answer.headers.vary).toContain("Accept-Language");
      expect(answer.body.translations).toEqual(record.translations);
      expect(answer.body[text]).toBe(type.fields.translations[language][text]);
      const { body } = await server.call(`GET ${path}`, { language });
      expect(found(body, record)[text]).toBe(type.fields.translations[language][text]);
    }
  });

  test("English stands in for a missing translation", async () => {
    const { record, address } = await createRecord(type);
    const translations = {
      ...record.translations,
      cs: { ...record.translations.cs, [text]: " " },
    };
    await server.services.db.update(table).set({ translations }).where(eq(table.id, record.id));
    const { body } = await server.call(`GET ${address}`, { language: "cs" });
    expect(body[text]).toBe(type.fields.translations.en[text]);
  });
}

function showsVisibility(type: ContentType): void {
  const { server, path } = type;

  test("visitors see active records only, the team sees all", async () => {
    const { record, address, token } = await createRecord(type, { is_active: "false" });
    const { record: shown } = await createRecord(type, { is_active: "1" });
    expect(record.is_active).toBe(false);
    expect((await server.call(`GET ${address}`)).status).toBe(404);
    expect((await server.call(`GET ${address}`, { token })).body.id).toBe(record.id);
    const asVisitor = { token, headers: { "x-view": "visitor" } };
    expect((await server.call(`GET ${address}`, asVisitor)).status).toBe(404);
    expect(found((await server.call(`GET ${path}`, asVisitor)).body, record)).toBeUndefined();
    const forVisitors = (await server.call(`GET ${path}`)).body;
    expect(found(forVisitors, record)).toBeUndefined();
    expect(found(forVisitors, shown)).toBeDefined();
    expect(found((await server.call(`GET ${path}`, { token })).body, record)).toBeDefined();
  });
}

export function showsTokenBehaviour(type: ContentType): void {
  const { server, path } = type;

  test("a bearer that is not valid is refused, on public reads too", async () => {
    const { address } = await createRecord(type);
    for (const token of Object.values(await unusableTokens(server))) {
      for (const language of ["en", "cs"] as const) {
        for (const read of [path, address]) {
          const answer = await server.call(`GET ${read}`, { token, language });
          expect(answer.status).toBe(401);
          expect(answer.body.message).toMatch(/^(Unauthorized|Invalid token)/);
        }
      }
    }
  });

  test("writes are refused without a valid access token and change nothing", async () => {
    const { record, address } = await createRecord(type);
    const before = (await server.call(`GET ${path}`)).body;
    const tokens = await unusableTokens(server);
    for (const token of [undefined, ...Object.values(tokens)]) {
      for (const write of [`POST ${path}`, `PUT ${address}`, `DELETE ${address}`]) {
        const body = write.startsWith("DELETE") ? undefined : { ...type.fields, ...type.change };
        expect((await server.call(write, { token, body })).status, write).toBe(401);
      }
    }
    expect((await server.call(`GET ${path}`, { token: await server.signIn() })).body).toHaveLength(
      (await server.services.db.$count(type.table)) as number,
    );
    expect(found((await server.call(`GET ${path}`)).body, record)).toEqual(found(before, record));
  });
}

export function showsWriteBehaviour(type: ContentType): void {
  const { server, path, text } = type;

  test("an unknown record is not found", async () => {
    const token = await server.signIn();
    const address = `${path}/${type.key === "id" ? 2_000_000_000 : "nobody-knows-it"}`;
    expect((await server.call(`GET ${address}`)).status).toBe(404);
    expect((await server.call(`GET ${address}`, { token })).status).toBe(404);
    expect((await server.call(`PUT ${address}`, { token, body: type.change })).status).toBe(404);
    expect((await server.call(`DELETE ${address}`, { token })).status).toBe(404);
  });

  if (type.key === "id") {
    test("an id that is no number is a malformed request", async () => {
      const token = await server.signIn();
      for (const id of ["seven", "1.5", "0", "99999999999"]) {
        expect((await server.call(`GET ${path}/${id}`)).status).toBe(400);
        expect((await server.call(`PUT ${path}/${id}`, { token, body: type.change })).status).toBe(400);
        expect((await server.call(`DELETE ${path}/${id}`, { token })).status).toBe(400);
      }
    });
  }

  test("POST answers the whole stored record, as it is read later", async () => {
    const { record, address, status, token } = await createRecord(type);
    expect(status).toBe(201);
    expect(record).toMatchObject(type.fields);
    expect((await server.call(`GET ${address}`, { token })).body).toEqual(record);
  });

  test("PUT changes only what is sent", async () => {
    const { record, address, token } = await createRecord(type);
    const changed = await server.call(`PUT ${address}`, { token, body: type.change });
    expect(changed.status).toBe(200);
    expect(withoutTime(changed.body)).toEqual({ ...withoutTime(record), ...type.change });

    const sent = { cs: { [text]: "Jiný text" } };
    const renamed = await server.call(`PUT ${address}`, { token, body: { translations: sent } });
    expect(renamed.body.translations).toEqual({
      en: record.translations.en,
      cs: { ...record.translations.cs, [text]: "Jiný text" },
    });
    expect(renamed.body).toMatchObject(type.change);
    expect(recordAddress(type, renamed.body)).toBe(address);
    expect((await server.call(`GET ${address}`, { language: "cs" })).body[text]).toBe("Jiný text");
  });

  test("DELETE takes it away for good", async () => {
    const { record, address, token } = await createRecord(type);
    const removed = await server.call(`DELETE ${address}`, { token });
    expect([removed.status, removed.body]).toEqual([204, ""]);
    expect((await server.call(`GET ${address}`, { token })).status).toBe(404);
    expect((await server.call(`DELETE ${address}`, { token })).status).toBe(404);
    expect(found((await server.call(`GET ${path}`)).body, record)).toBeUndefined();
  });
}

function found(list: Made["record"][], { id }: { id: number }) {
  return list.find((record) => record.id === id) as Made["record"];
}

function withoutTime({ updated_at: _, ...record }: Made["record"]) {
  return record;
}
