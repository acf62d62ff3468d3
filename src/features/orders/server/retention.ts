import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#kit/server/database.ts";
import { forgetIdempotencyKeys } from "./idempotency.ts";
import { forgetOrderOrigins } from "./order-limit.ts";
import { invoices, orders } from "./orders.table.ts";

/** Order data is kept for 5 years (spec/public-site.md section 9). */
const YEARS = 5;
const ANONYMOUS = {
  customer_name: "",
  customer_email: "",
  customer_phone: "",
  customer_address: "",
  customer_company: "",
  customer_company_id: "",
  customer_vat_id: "",
};

/** The daily work on orders: old customers, keys and addresses go. */
export async function applyOrderRetention(db: Database, now: Date): Promise<void> {
  await anonymiseOldOrders(db, now);
  await forgetIdempotencyKeys(db, now);
  await forgetOrderOrigins(db, now);
}

/** Takes the customer out of orders and invoices made 5 years ago and earlier; answers how many orders. */
export async function anonymiseOldOrders(db: Database, now: Date): Promise<number> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS);
  return db.transaction((tx) => anonymiseOrders(tx, lt(orders.created_at, limit), now));
}

/** Takes the customer out of those orders where `match` holds, and out of their invoices; answers how many. */
export async function anonymiseOrders(tx: Database, match: SQL, now: Date): Promise<number> {
  const done = await tx
    .update(orders)
    .set({ ...ANONYMOUS, anonymised_at: now })
    .where(and(match, isNull(orders.anonymised_at)))
    .returning({ id: orders.id });
  const customer = {
    ...{ name: "", email: "", phone: "", address: "" },
    ...{ company: "", company_id: "", vat_id: "" },
  };
  for (const { id } of done) {
    await tx
      .update(invoices)
      .set({
        content: sql`jsonb_set(${invoices.content}, '{customer}', ${JSON.stringify(customer)}::jsonb)`,
      })
      .where(eq(invoices.order_id, id));
  }
  return done.length;
}
