import type { Database } from "#kit/server/database/database.ts";
import type { vouchers } from "./vouchers.table.ts";

/** The place on a ride day that a voucher has, in its language. */
export interface BookedPlace {
  /** Day and time. */
  when: string;
  /** Where it is, as far as it is known. */
  where: string;
  /** When to come and when a course ends, a sentence each; none where its time is gone. */
  come: string[];
}

/** Places of those vouchers that have one already, by their ids. */
type Places = (
  tx: Database,
  rows: (typeof vouchers.$inferSelect)[],
) => Promise<ReadonlyMap<number, BookedPlace>>;

let answer: Places = async () => new Map();

/**
 * Whoever holds seats knows which vouchers have one, such as those that were bought for a day. Call it once at the top
 * of a module.
 */
export function onPlacesAsked(places: Places): void {
  answer = places;
}

export const bookedPlaces: Places = (tx, rows) => answer(tx, rows);
