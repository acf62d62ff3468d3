import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { mergeTranslations } from "#kit/contract/content.ts";
import { invalid, Refusal } from "#kit/contract/errors.ts";
import { type Both, type Language, localised } from "#kit/contract/language.ts";
import { parseIn } from "#kit/contract/says.ts";
import type { Database } from "./database.ts";

/** What a table must have to be kept by `contentStore`; `contentColumns` makes it so. */
export type ContentTable = PgTable & {
  id: PgColumn;
  is_active: PgColumn;
  display_order: PgColumn;
  translations: PgColumn;
  updated_at: PgColumn;
};

/**
 * The verbs that all content tables share. No flags, no hooks: what a type needs beyond these, it writes
 * beside them in its own service.
 */
export function contentStore<T extends ContentTable>(table: T) {
  type Row = T["$inferSelect"];
  type New = T["$inferInsert"];
  // Drizzle cannot infer rows of a table that is still a type parameter; the table fixes them, so the cast is safe.
  const rows = (query: Promise<unknown>) => query as Promise<Row[]>;

  return {
    /** Active records for visitors, all for the team; by `display_order`, then id. */
    list(db: Database, seesAll: boolean, ...order: (PgColumn | SQL)[]): Promise<Row[]> {
      const by = order.length > 0 ? order : [asc(table.display_order)];
      return rows(
        db
          .select()
          .from(table as PgTable)
          .where(seesAll ? undefined : eq(table.is_active, true))
          .orderBy(...by, asc(table.id)),
      );
    },

    /** The record where `match` holds. Throws NOT_FOUND, also for an inactive one that `seesAll` does not allow. */
    async get(db: Database, seesAll: boolean, match: SQL): Promise<Row> {
      const [row] = await rows(
        db
          .select()
          .from(table as PgTable)
          .where(seesAll ? match : and(match, eq(table.is_active, true)))
          .limit(1),
      );
      if (!row) throw new Refusal("NOT_FOUND");
      return row;
    },

    /** The record where `match` holds, locked until the transaction ends. Throws NOT_FOUND. */
    async lock(tx: Database, match: SQL): Promise<Row> {
      const [row] = await rows(
        tx
          .select()
          .from(table as PgTable)
          .where(match)
          .limit(1)
          .for("update"),
      );
      if (!row) throw new Refusal("NOT_FOUND");
      return row;
    },

    async insert(tx: Database, values: New): Promise<Row> {
      const [row] = await rows(
        tx
          .insert(table)
          .values(values as never)
          .returning(),
      );
      return row as Row;
    },

    async update(tx: Database, id: Row["id" & keyof Row], values: Partial<New>): Promise<Row> {
      const change = { ...values, updated_at: sql`now()` };
      const [row] = await rows(
        tx
          .update(table)
          .set(change as never)
          .where(eq(table.id, id))
          .returning(),
      );
      if (!row) throw new Refusal("NOT_FOUND");
      return row;
    },

    async remove(tx: Database, id: Row["id" & keyof Row]): Promise<void> {
      await tx.delete(table).where(eq(table.id, id));
    },
  };
}

/** Adds the texts of the asked language, flattened beside `translations` (design/api.md "Language"). */
export function flattened<R extends { translations: Both<Record<string, string>> }>(
  row: R,
  language: Language,
): R & R["translations"]["en"] {
  return { ...row, ...localised(row.translations, language) };
}

/**
 * What was sent over what is stored (or a type's defaults), checked as a whole record.
 * Throws INVALID with the contract's own words for what is missing or wrong.
 */
export function merged<S extends z.ZodType, Stored extends { translations: Both<Record<string, string>> }>(
  whole: S,
  stored: Stored,
  sent: { translations?: Partial<Both<Record<string, string | undefined>>> } & Record<string, unknown>,
  language: Language,
): z.output<S> {
  const known = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const parsed = parseIn(language, whole, {
    ...stored,
    ...known,
    translations: mergeTranslations(stored.translations, sent.translations as never),
  });
  if (!parsed.ok) throw invalid(parsed.errors);
  return parsed.value;
}
