import type { Database } from "#kit/server/database/database.ts";

type Counter = (db: Database, orderId: number) => Promise<Map<number, number>>;

let count: Counter = async () => new Map();

/**
 * Whoever knows what was used of an order counts it: vouchers, which know of withdrawals and not the other way round.
 * Call it once at the top of a module with a function of that module.
 */
export function countUsedBy(counter: Counter): void {
  count = counter;
}

/** How many pieces of each item of an order were used, by the item's id: they can't be withdrawn from. */
export const usedPieces: Counter = (db, orderId) => count(db, orderId);
