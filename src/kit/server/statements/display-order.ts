import { eq, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "../context.ts";
import type { RecordHistory } from "../history/record-history.ts";

type OrderedTable = PgTable & { id: PgColumn; display_order: PgColumn };

const LIST_CHANGED = {
  en: "Records were added or deleted in the meantime. Please try again.",
  cs: "Mezitím nějaký záznam přibyl, nebo zmizel. Zkuste to prosím znovu.",
};

/**
 * Gives the records of a list (all of the table, or those where `within` holds) their places by `ids`, counted
 * from `first`. Each that moves has its entry in the log; `updated_at` stays, its words are as old as they were.
 * Throws CONFLICT where `ids` are not exactly the list's records.
 */
export async function putInOrder<T extends OrderedTable>(
  context: Context,
  table: T,
  history: Pick<RecordHistory<T["$inferSelect"] & { id: number | string }>, "changed">,
  ids: (string | number)[],
  first = 0,
  within?: SQL,
): Promise<void> {
  // Drizzle cannot infer rows of a table that is still a type parameter; the table fixes them, so the casts are safe.
  type Row = T["$inferSelect"] & { id: number | string; display_order: number };
  await context.db.transaction(async (tx) => {
    const rows = (await tx
      .select()
      .from(table as PgTable)
      .where(within)
      .for("update")) as Row[];
    const places = new Map(ids.map((id, index) => [id, first + index]));
    if (places.size !== rows.length || rows.some(({ id }) => !places.has(id)))
      throw new Refusal("CONFLICT", { words: LIST_CHANGED });
    for (const before of rows) {
      const display_order = places.get(before.id) as number;
      if (display_order === before.display_order) continue;
      await tx
        .update(table)
        .set({ display_order } as never)
        .where(eq(table.id, before.id));
      await history.changed(context, tx, before, { ...before, display_order });
    }
  });
}
