import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { z } from "zod";
import {
  type ContentType,
  type InputOf,
  newRecordOf,
  schemasOf,
} from "#kit/contract/content/content-type.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import type { Version } from "../history/history.table.ts";
import { recordHistory } from "../history/record-history.ts";
import { changeMany } from "../statements/update-many.ts";
import { placeFiles, releaseFiles, requireFiles, uploadedFiles } from "./content-files.ts";
import { type ContentTable, checked, contentStore, flattened, merged } from "./content-store.ts";

/** A table that can hold the records of a declaration: the compiler compares the columns with the fields. */
export type TableOf<C extends ContentType> = ContentTable & {
  $inferSelect: { [K in keyof C["fields"]]: z.output<C["fields"][K]["answered"]> | null } & {
    translations: Both<Partial<Record<keyof C["texts"], string>>>;
  };
};

type Sent = Parameters<typeof merged>[2];

/** A stored row with the texts of the asked language beside `translations`. */
export type Answered<T extends ContentTable, C extends ContentType> = T["$inferSelect"] & {
  [K in keyof C["texts"]]: string;
};

interface Rules<Row> {
  /** Judges whole records, where a rule stands beside those of the fields. */
  whole?: z.ZodType;
  /** What the log of changes calls a record; its title unless told. */
  labelOf?: (row: Row) => Both<string>;
}

/**
 * The verbs that all content types have, as plain functions over `table`. A type that needs another one writes it
 * beside these with the same parts (`store`, `history`, `content-files.ts`).
 */
export function verbsOf<C extends ContentType, T extends TableOf<C>>(
  content: C,
  table: T,
  { whole: schema = schemasOf(content).whole, labelOf = titleOf(content) }: Rules<T["$inferSelect"]> = {},
) {
  // Drizzle cannot infer rows of a table that is still a type parameter; `TableOf` fixes them, so the casts are safe.
  type Row = T["$inferSelect"] & { id: number };
  type Stored = { id: number; updated_at: Date; translations: Both<Record<string, string>> };
  const empty = newRecordOf(content) as { translations: Both<Record<string, string>> };
  const history = recordHistory<T["$inferSelect"] & { id: number | string }>(content.type, labelOf);
  const store = contentStore(table, history);
  const answered = (row: T["$inferSelect"], { language }: Pick<Context, "language">) =>
    flattened(row as unknown as Stored, language) as unknown as Answered<T, C>;

  return {
    history,
    store,

    /** All records the asker may see, by display order or as `order` says. */
    async list(context: Context, ...order: (PgColumn | SQL)[]): Promise<Answered<T, C>[]> {
      const rows = await store.list(context.db, context.user !== null, ...order);
      return rows.map((row) => answered(row, context));
    },

    /** One record. Throws NOT_FOUND. */
    async get(context: Context, id: number): Promise<Answered<T, C>> {
      return answered(await store.get(context.db, context.user !== null, eq(table.id, id)), context);
    },

    /** Adds a record. Throws INVALID, MediaError. */
    async create(context: Context, input: InputOf<C>): Promise<Answered<T, C>> {
      const values = merged(schema, empty, input as Sent, context.language) as Row;
      await using uploaded = await uploadedFiles(context, content);
      requireFiles(context, content, uploaded, values);
      return await context.media.atomically(async (tx) => {
        const paths = await placeFiles(context, tx, content, uploaded, input, null);
        return answered(await store.insert(context, tx, { ...values, ...paths }), context);
      });
    },

    /** Changes what is sent; a replaced file goes. Throws NOT_FOUND, INVALID, MediaError. */
    async update(context: Context, id: number, input: InputOf<C>): Promise<Answered<T, C>> {
      await using uploaded = await uploadedFiles(context, content);
      return await context.media.atomically(async (tx) => {
        const stored = (await store.lock(tx, eq(table.id, id))) as unknown as Stored;
        await history.unchanged(context, tx, stored, () => answered(stored as unknown as Row, context));
        const values = merged(schema, stored, input as Sent, context.language) as Row;
        const paths = await placeFiles(context, tx, content, uploaded, input, stored);
        return answered(
          await store.update(context, tx, stored as unknown as Row, { ...values, ...paths }),
          context,
        );
      });
    },

    /** Changes many records at once, all or none; files stay. Throws INVALID, CONFLICT. */
    updateMany(
      context: Context,
      records: readonly { id: number; based_on: string; change: object }[],
    ): Promise<{ records: Answered<T, C>[] }> {
      return changeMany(context, records, {
        lock: async (tx, id) => (await store.lock(tx, eq(table.id, id))) as unknown as Stored,
        labelOf: (stored) => labelOf(stored as unknown as Row),
        change: async (tx, stored: Stored, { change }) => {
          const values = merged(schema, stored, change as Sent, context.language) as Row;
          return answered(await store.update(context, tx, stored as unknown as Row, values), context);
        },
      });
    },

    /** Deletes a record with its files. Throws NOT_FOUND. */
    async remove(context: Context, id: number): Promise<void> {
      await context.media.atomically(async (tx) => {
        const stored = await store.lock(tx, eq(table.id, id));
        await store.remove(context, tx, stored);
        await releaseFiles(context, tx, content, stored);
      });
    },

    /** Puts a logged version back. Throws INVALID, CONFLICT. */
    async restore(context: Context, tx: Database, version: Version): Promise<void> {
      checked(schema, version, context.language);
      await store.restore(context, tx, version);
    },

    /** Puts all records into the order of `ids`. Throws CONFLICT. */
    reorder: (context: Context, ids: number[]): Promise<void> => store.reorder(context, ids),
  };
}

function titleOf({ title }: ContentType) {
  return (row: object): Both<string> => {
    const { en, cs } = (row as { translations: Both<Record<string, string>> }).translations;
    return { en: en[title] ?? "", cs: cs[title] ?? "" };
  };
}
