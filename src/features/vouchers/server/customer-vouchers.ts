import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { voucherMovements, vouchers } from "./vouchers.table.ts";

/** The vouchers that these orders bought. */
export function vouchersOfOrders(db: Database, orderIds: number[]) {
  return db.select().from(vouchers).where(inArray(vouchers.order_id, orderIds)).orderBy(asc(vouchers.id));
}

/** What vouchers over an amount paid of these orders, and what went back onto them. */
export function voucherPaymentsOf(db: Database, orderIds: number[]) {
  const { order_id, at, kind, amount_halere } = voucherMovements;
  return db
    .select({ order_id, code: vouchers.code, at, kind, amount_halere })
    .from(voucherMovements)
    .innerJoin(vouchers, eq(vouchers.id, voucherMovements.voucher_id))
    .where(inArray(order_id, orderIds))
    .orderBy(asc(voucherMovements.id));
}
