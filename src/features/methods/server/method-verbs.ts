import { asc, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { z } from "zod";
import { type ContentType, type InputOf, newRecordOf } from "#kit/contract/content/content-type.ts";
import type { TranslationBehind } from "#kit/contract/content/translation-behind.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import { checked, merged } from "#kit/server/content/content-store.ts";
import { behindAfter } from "#kit/server/content/translation-behind.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { putInOrder } from "#kit/server/statements/display-order.ts";

type MethodTable = PgTable & {
  id: PgColumn;
  is_active: PgColumn;
  display_order: PgColumn;
  created_at: PgColumn;
  updated_at: PgColumn;
};

export interface MethodRow {
  id: number;
  names: Both<string>;
  translation_behind: TranslationBehind | null;
  updated_at: Date;
}

interface Named {
  translations: Both<Record<string, string>>;
}

interface Method<C extends ContentType, W extends z.ZodType, T extends MethodTable, Answer> {
  content: C;
  whole: W;
  table: T;
  /** A row as the API has it, with the texts of a language beside `translations`. */
  recordOf: (row: T["$inferSelect"], language: Language) => Named;
  /** A whole record as the table has it. */
  columnsOf: (values: z.output<W>) => { names: Both<string> };
  /** Makes the answer of a row; what it depends on is read before the transaction. */
  answersOf: (context: Context) => Promise<(row: T["$inferSelect"]) => Answer>;
}

/** The verbs of ways of shipping and of paying: `verbsOf` for tables that hold the names bare. */
export function methodVerbs<
  C extends ContentType,
  W extends z.ZodType,
  T extends MethodTable & { $inferSelect: MethodRow },
  Answer,
>({ content, whole, table, recordOf, columnsOf, answersOf }: Method<C, W, T, Answer>) {
  // Drizzle cannot infer rows of a table that is still a type parameter; `MethodRow` fixes them, so the casts are safe.
  type Row = T["$inferSelect"] & MethodRow;
  const empty = newRecordOf(content) as Named & Record<string, unknown>;
  const history = recordHistory<Row>(content.type, ({ names }) => names);
  const own = (id: number) => eq(table.id, id);
  const one = async (rows: Promise<unknown>): Promise<Row> => {
    const [row] = (await rows) as Row[];
    if (!row) throw new Refusal("NOT_FOUND");
    return row;
  };
  const mergedOver = (record: Named, input: object, language: Language) =>
    columnsOf(merged(whole, record, input as Record<string, unknown>, language));

  return {
    /** Those that the asker may see, by display order. */
    async list(context: Context): Promise<Answer[]> {
      const answer = await answersOf(context);
      const rows = (await context.db
        .select()
        .from(table as PgTable)
        .where(context.user ? undefined : eq(table.is_active, true))
        .orderBy(asc(table.display_order), asc(table.id))) as Row[];
      return rows.map(answer);
    },

    /** Adds one. Throws INVALID. */
    async create(context: Context, input: InputOf<C>): Promise<Answer> {
      const answer = await answersOf(context);
      const values = mergedOver(empty, input, context.language);
      return context.db.transaction(async (tx) => {
        const row = await one(
          tx
            .insert(table)
            .values(values as never)
            .returning() as never,
        );
        await history.added(context, tx, row);
        return answer(row);
      });
    },

    /** Changes what is sent. Throws NOT_FOUND, INVALID. */
    async update(context: Context, id: number, input: InputOf<C>): Promise<Answer> {
      const answer = await answersOf(context);
      return context.db.transaction(async (tx) => {
        const stored = await one(
          tx
            .select()
            .from(table as PgTable)
            .where(own(id))
            .for("update"),
        );
        await history.unchanged(context, tx, stored, () => answer(stored));
        const values = mergedOver(recordOf(stored, context.language), input, context.language);
        const translation_behind = behindOf(context, stored, values.names);
        const change = { ...values, translation_behind, updated_at: laterThan(table.updated_at) };
        const row = await one(
          tx
            .update(table)
            .set(change as never)
            .where(own(id))
            .returning() as never,
        );
        await history.changed(context, tx, stored, row);
        return answer(row);
      });
    },

    /** Deletes one; orders keep what they were sold with. Throws NOT_FOUND. */
    async remove(context: Context, id: number): Promise<void> {
      await context.db.transaction(async (tx) => {
        const row = await one(tx.delete(table).where(own(id)).returning() as never);
        await history.deleted(context, tx, row);
      });
    },

    /** Puts a logged version back. Throws INVALID, CONFLICT. */
    async restore(context: Context, tx: Database, version: Version): Promise<void> {
      const { language } = context;
      checked(whole, { ...empty, ...recordOf(version as unknown as Row, language) }, language);
      const { before, after } = await putBack(context, tx, table, version);
      await history.restored(context, tx, before as Row | null, after as Row);
    },

    /** Puts all into the order of `ids`. Throws CONFLICT. */
    reorder: (context: Context, ids: number[]): Promise<void> => putInOrder(context, table, history, ids),
  };
}

type ById = { params: { id: number } };

interface Verbs<Answer, Input> {
  list: (context: Context) => Promise<Answer[]>;
  create: (context: Context, input: Input) => Promise<Answer>;
  update: (context: Context, id: number, input: Input) => Promise<Answer>;
  remove: (context: Context, id: number) => Promise<void>;
  reorder: (context: Context, ids: number[]) => Promise<void>;
}

/** The handlers of a kind of methods: nobody reads one alone. */
export function methodHandlers<Answer, Input>(verbs: Verbs<Answer, Input>) {
  return {
    list: (context: Context) => verbs.list(context),
    create: (context: Context, { body }: { body: Input }) => verbs.create(context, body),
    update: (context: Context, { params, body }: ById & { body: Input }) =>
      verbs.update(context, params.id, body),
    remove: (context: Context, { params }: ById) => verbs.remove(context, params.id),
    reorder: (context: Context, { body }: { body: { ids: number[] } }) => verbs.reorder(context, body.ids),
  };
}

function behindOf({ now }: Context, { names, translation_behind }: MethodRow, next: Both<string>) {
  const texts = ({ en, cs }: Both<string>) => ({ en: { name: en }, cs: { name: cs } });
  return behindAfter({ translation_behind, translations: texts(names) }, texts(next), now());
}
