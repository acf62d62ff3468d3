import type { Database } from "#kit/server/database/database.ts";
import type { vouchers } from "./vouchers.table.ts";

/** Day and time of those vouchers that have a place already, in their language, by their ids. */
type Places = (tx: Database, rows: (typeof vouchers.$inferSelect)[]) => Promise<ReadonlyMap<number, string>>;

let answer: Places = async () => new Map();

/**
 * Whoever holds seats knows which vouchers have one, such as those that were bought for a day. Call it once at the top
 * of a module.
 */
export function onPlacesAsked(places: Places): void {
  answer = places;
}

export const bookedPlaces: Places = (tx, rows) => answer(tx, rows);
