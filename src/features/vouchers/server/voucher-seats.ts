import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { vouchers } from "./vouchers.table.ts";

/** What whoever holds seats for vouchers knows and does: bookings know vouchers, never the other way round. */
export interface VoucherSeats {
  /** Day and time of those vouchers that have a place already, in their language, by their ids. */
  placesOf(db: Database, rows: (typeof vouchers.$inferSelect)[]): Promise<ReadonlyMap<number, string>>;
  /** Whether the money for a voucher is asked back: then no ride can be had with it. */
  isAskedBack(db: Database, voucherId: number): Promise<boolean>;
  /**
   * Of an order's vouchers those that are booked, and those whose money was asked for because the team changed their day,
   * by their codes.
   */
  bookedOf(db: Database, orderId: number): Promise<{ booked: string[]; askedBack: string[] }>;
  /** The team has made a voucher void: what was booked with it ends in the same transaction. */
  end(context: Context, tx: Database, voucherId: number, reason: string): Promise<void>;
}

declare module "#kit/server/context.ts" {
  interface Parts {
    voucherSeats: VoucherSeats;
  }
}
