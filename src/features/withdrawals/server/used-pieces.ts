import type { Database } from "#kit/server/database/database.ts";

declare module "#kit/server/context.ts" {
  interface Parts {
    /**
     * How many pieces of each item of an order were used, by the item's id: they can't be withdrawn from. Vouchers
     * know, which know of withdrawals and not the other way round.
     */
    usedPieces(db: Database, orderId: number): Promise<Map<number, number>>;
  }
}
