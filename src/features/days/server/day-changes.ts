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

declare module "#kit/server/context.ts" {
  interface Parts {
    /** Whoever holds seats follows every change of a day, in its transaction: both happen or neither does. */
    dayChanged(context: Context, tx: Database, change: DayChange): Promise<void>;
  }
}
