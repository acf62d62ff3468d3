import { and, asc, eq } from "drizzle-orm";
import { lockedOrder, logOrder } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { orderNotes } from "./order-notes.table.ts";

/** The team's notes on an order, oldest first. */
export function notesOf(db: Database, orderId: number) {
  return db.select().from(orderNotes).where(eq(orderNotes.order_id, orderId)).orderBy(asc(orderNotes.id));
}

/** Writes a note; answers it. The log says that there is one more, not what it says. Throws NOT_FOUND. */
export async function addNote(context: Context, id: number, text: string) {
  const { user, now } = context;
  return context.db.transaction(async (tx) => {
    await lockedOrder(tx, id);
    const notes = await tx.$count(orderNotes, eq(orderNotes.order_id, id));
    const by = user ? user.name || user.email : "";
    const [note] = await tx.insert(orderNotes).values({ order_id: id, at: now(), by, text }).returning();
    if (!note) throw new Error("an insert without a row");
    await logOrder(context, tx, id, "changed", { notes }, { notes: notes + 1 });
    return note;
  });
}

/** Deletes a note. Throws NOT_FOUND. */
export async function removeNote(context: Context, id: number, noteId: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockedOrder(tx, id);
    const notes = await tx.$count(orderNotes, eq(orderNotes.order_id, id));
    const gone = await tx
      .delete(orderNotes)
      .where(and(eq(orderNotes.order_id, id), eq(orderNotes.id, noteId)))
      .returning({ id: orderNotes.id });
    if (gone.length === 0) throw new Refusal("NOT_FOUND");
    await logOrder(context, tx, id, "changed", { notes }, { notes: notes - 1 });
  });
}
