import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { days } from "./days.table.ts";

export type DayRow = typeof days.$inferSelect;

/** A slot with taken seats that begins at another moment now. */
export interface SlotMove {
  slot_id: number;
  from: Date;
  to: Date;
}

/** What the team has changed of a day that existed before. */
export interface DayChange {
  before: DayRow;
  after: DayRow;
  moved: SlotMove[];
}

type Listener = (context: Context, tx: Database, change: DayChange) => Promise<void>;

const listeners = new Set<Listener>();

/**
 * Whoever holds seats is told of every change of a day, in its transaction: both happen or neither does. Call it once
 * at the top of a module with a function of that module.
 */
export function onDayChange(listener: Listener): void {
  listeners.add(listener);
}

export async function tellOfChange(context: Context, tx: Database, change: DayChange): Promise<void> {
  for (const listener of listeners) await listener(context, tx, change);
}
