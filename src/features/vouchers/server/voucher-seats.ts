import type { Context } from "#kit/server/context.ts";
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

/** What whoever holds seats for vouchers knows and does: bookings know vouchers, never the other way round. */
export interface VoucherSeats {
  /** Places of those vouchers that have one already, by their ids. */
  placesOf(db: Database, rows: (typeof vouchers.$inferSelect)[]): Promise<ReadonlyMap<number, BookedPlace>>;
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
