import { and, asc, eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { mergeTranslations } from "#kit/contract/content/content.ts";
import type { TranslationBehind } from "#kit/contract/content/translation-behind.ts";
import { invalid, Refusal } from "#kit/contract/errors.ts";
import { type Both, type Language, localised } from "#kit/contract/language/language.ts";
import { parseIn } from "#kit/contract/validation/says.ts";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import type { Version } from "../history/history.table.ts";
import { putBack, withoutGenerated } from "../history/put-back.ts";
import type { RecordHistory } from "../history/record-history.ts";
import { putInOrder } from "../statements/display-order.ts";
import { laterThan } from "./content-columns.ts";
import { behindAfter } from "./translation-behind.ts";

/** What a table must have to be kept by `contentStore`; `contentColumns` makes it so. */
export type ContentTable = PgTable & {
  id: PgColumn;
  is_active: PgColumn;
  display_order: PgColumn;
  translations: PgColumn;
  translation_behind: PgColumn;
  created_at: PgColumn;
  updated_at: PgColumn;
};

/** Of each of them. */
interface StoredTexts {
  translation_behind: TranslationBehind | null;
  translations: Both<Record<string, string>>;
}

/** The reading verbs that all content tables share. */
export function contentReads<T extends ContentTable>(table: T) {
  type Row = T["$inferSelect"];
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
  };
}

/**
 * The verbs that all content tables share; the writing ones leave their entry in the log of changes. No flags, no
 * hooks: what a type needs beyond these, it writes beside them in its own service.
 */
export function contentStore<T extends ContentTable>(
  table: T,
  history: RecordHistory<T["$inferSelect"] & { id: number | string }>,
) {
  type Row = T["$inferSelect"] & StoredTexts & { id: number | string };
  type New = T["$inferInsert"];
  const written = withoutGenerated<Row>(table);

  return {
    ...contentReads(table),

    async insert(context: Context, tx: Database, values: New): Promise<T["$inferSelect"]> {
      const [row] = (await tx
        .insert(table)
        .values(values as never)
        .returning()) as unknown as Row[];
      await history.added(context, tx, written(row as Row));
      return row as Row;
    },

    /** Puts all records into the order of `ids`. Throws CONFLICT where they are not exactly these. */
    reorder: (context: Context, ids: (number | string)[]): Promise<void> =>
      putInOrder(context, table, history, ids),

    /** Changes the locked row `stored`. */
    async update(
      context: Context,
      tx: Database,
      stored: T["$inferSelect"],
      values: Partial<New>,
    ): Promise<T["$inferSelect"]> {
      const before = stored as Row;
      const { translations } = values as { translations?: Both<Record<string, string>> };
      const behind = translations && {
        translation_behind: behindAfter(before, translations, context.now()),
      };
      const [row] = (await tx
        .update(table)
        .set({ ...values, ...behind, updated_at: laterThan(table.updated_at) } as never)
        .where(eq(table.id, before.id))
        .returning()) as unknown as Row[];
      if (!row) throw new Refusal("NOT_FOUND");
      await history.changed(context, tx, written(before), written(row));
      return row;
    },

    async remove(context: Context, tx: Database, stored: T["$inferSelect"]): Promise<void> {
      await tx.delete(table).where(eq(table.id, (stored as Row).id));
      await history.deleted(context, tx, written(stored as Row));
    },

    /** Puts a logged version back, also of a record that is gone. Throws CONFLICT; see `putBack`. */
    async restore(context: Context, tx: Database, version: Version): Promise<T["$inferSelect"]> {
      const { before, after } = await putBack(context, tx, table, version);
      await history.restored(context, tx, before && written(before as Row), written(after as Row));
      return after;
    },
  };
}

/** Adds the texts of the asked language, flattened beside `translations`. */
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

/** A logged version, checked as a whole record is. Throws INVALID. */
export function checked(whole: z.ZodType, version: Version, language: Language): void {
  const parsed = parseIn(language, whole, version);
  if (!parsed.ok) throw invalid(parsed.errors);
}
