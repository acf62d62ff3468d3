import { and, asc, inArray, isNull, or, sql } from "drizzle-orm";
import { bankEntries } from "#features/bank-transfers/server/index.ts";
import { discountUsesOf } from "#features/discounts/server/index.ts";
import { invoices } from "#features/invoices/server/index.ts";
import { type OrderStatus, orderNumber } from "#features/orders/index.ts";
import { ORDER, orderItems, orders } from "#features/orders/server/index.ts";
import { parcelsOf } from "#features/parcels/server/index.ts";
import { disputes, refunds } from "#features/payments/server/index.ts";
import { giftsOfOrders, voucherPaymentsOf, vouchersOfOrders } from "#features/vouchers/server/index.ts";
import { withdrawals } from "#features/withdrawals/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { orderNotes } from "../story/order-notes.table.ts";
import { anonymiseOrders } from "./retention.ts";

/** An order in these states is over: nothing has to be delivered or paid back any more. */
const FINISHED: readonly OrderStatus[] = ["completed", "done", "cancelled"];

export interface KeptOrder {
  order_number: string;
  /** `invoiced`: the law keeps its papers. `open`: it is still to be fulfilled. */
  reason: "invoiced" | "open";
}

/** A person by the address, or the orders of somebody who left none. */
export type OrdersOf = string | readonly number[];

/** Orders of the address, and those whose papers alone still name it. */
const of = (who: OrdersOf) =>
  typeof who !== "string"
    ? and(inArray(orders.id, [...who]), isNull(orders.anonymised_at))
    : or(
        and(sql`lower(${orders.customer_email}) = ${who.toLowerCase()}`, isNull(orders.anonymised_at)),
        sql`exists (select 1 from ${invoices} where ${invoices.order_id} = ${orders.id}
      and lower(${invoices.content} -> 'customer' ->> 'email') = ${who.toLowerCase()})`,
      );

const byMail = (email: string) => sql`lower(${withdrawals.email}) = ${email.toLowerCase()}`;

/** Statements of withdrawal from the address that match no order, oldest first. */
export function looseWithdrawalsOf(db: Database, email: string) {
  return db
    .select()
    .from(withdrawals)
    .where(and(byMail(email), isNull(withdrawals.order_id)))
    .orderBy(asc(withdrawals.id));
}

/** Number of orders of the address, those hidden in the back office included. */
export function countOrdersOf(db: Database, email: string): Promise<number> {
  return db.$count(orders, of(email));
}

/** Everything stored about the orders of the address, oldest first. */
export async function ordersOf(db: Database, who: OrdersOf) {
  const found = await db.select(ORDER).from(orders).where(of(who)).orderBy(asc(orders.id));
  const ids = found.map(({ id }) => id);
  const items = await db.select().from(orderItems).where(inArray(orderItems.order_id, ids));
  const documents = await db.select().from(invoices).where(inArray(invoices.order_id, ids));
  const withdrawn = await db.select().from(withdrawals).where(inArray(withdrawals.order_id, ids));
  const parcels = await parcelsOf(db, ids);
  const notes = await db.select().from(orderNotes).where(inArray(orderNotes.order_id, ids));
  const gifts = await giftsOfOrders(db, ids);
  const codes = await discountUsesOf(db, ids);
  const bought = await vouchersOfOrders(db, ids);
  const byVoucher = await voucherPaymentsOf(db, ids);
  const transfers = await db
    .select()
    .from(bankEntries)
    .where(inArray(bankEntries.order_id, ids))
    .orderBy(bankEntries.booked_on, bankEntries.id);
  const sentBack = await db.select().from(refunds).where(inArray(refunds.order_id, ids));
  const disputed = await db.select().from(disputes).where(inArray(disputes.order_id, ids));
  return found.map((order) => ({
    ...order,
    order_number: orderNumber(order.id),
    items: items.filter(({ order_id }) => order_id === order.id),
    invoices: documents.filter(({ order_id }) => order_id === order.id),
    withdrawals: withdrawn.filter(({ order_id }) => order_id === order.id),
    bank_payments: transfers.filter(({ order_id }) => order_id === order.id),
    refunds: sentBack.filter(({ order_id }) => order_id === order.id),
    disputes: disputed.filter(({ order_id }) => order_id === order.id),
    discount_code: codes.find(({ order_id }) => order_id === order.id) ?? null,
    vouchers: bought.filter(({ order_id }) => order_id === order.id),
    paid_by_vouchers: byVoucher.filter(({ order_id }) => order_id === order.id),
    parcel: parcels.find(({ order_id }) => order_id === order.id) ?? null,
    gifts: gifts.filter(({ order_id }) => order_id === order.id),
    notes: notes.filter(({ order_id }) => order_id === order.id),
  }));
}

/** Takes the person out of the orders that are over and not invoiced; answers how many, and which had to stay. */
export async function eraseOrdersOf(
  tx: Database,
  who: OrdersOf,
  now: Date,
): Promise<{ erased: number; kept: KeptOrder[] }> {
  const found = await tx.select().from(orders).where(of(who)).orderBy(asc(orders.id)).for("update");
  const ids = found.map(({ id }) => id);
  const documents = await tx
    .select({ order_id: invoices.order_id })
    .from(invoices)
    .where(inArray(invoices.order_id, ids));
  const invoiced = new Set(documents.map(({ order_id }) => order_id));
  const kept: KeptOrder[] = [];
  const free: number[] = [];
  for (const { id, status, hidden_at } of found) {
    if (invoiced.has(id)) kept.push({ order_number: orderNumber(id), reason: "invoiced" });
    else if (FINISHED.includes(status) || hidden_at) free.push(id);
    else kept.push({ order_number: orderNumber(id), reason: "open" });
  }
  await anonymiseOrders(tx, inArray(orders.id, free), now);
  await tx
    .update(withdrawals)
    .set({ name: "", email: "", scope: "" })
    .where(
      typeof who === "string"
        ? and(byMail(who), or(isNull(withdrawals.order_id), inArray(withdrawals.order_id, free)))
        : inArray(withdrawals.order_id, free),
    );
  return { erased: free.length, kept };
}
