import { and, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { forgetOldPayers, forgetPayersOf } from "#features/bank-transfers/server/index.ts";
import { forgetUsers } from "#features/discounts/server/index.ts";
import { invoices } from "#features/invoices/server/index.ts";
import { forgetCustomers, orders } from "#features/orders/server/index.ts";
import { forgetParcels } from "#features/parcels/server/index.ts";
import { paymentNotices, refunds } from "#features/payments/server/index.ts";
import { forgetGiftsOf } from "#features/vouchers/server/index.ts";
import { withdrawals } from "#features/withdrawals/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import { orderNotes } from "../story/order-notes.table.ts";

/** Order data is kept for 5 years. */
const YEARS = 5;
/** Tax documents: 10 years from the end of the year of the supply (section 35 of Act 235/2004 on VAT). */
const DOCUMENT_YEARS = 10;
/** Technical records, for example payment notices. */
const TECHNICAL_YEARS = 1;
const NOBODY = {
  name: "",
  email: "",
  phone: "",
  address: "",
  company: "",
  company_id: "",
  vat_id: "",
};

/** The daily work on orders: old customers, notices and notes go. */
export async function applyOrderRetention(db: Database, now: Date): Promise<void> {
  await anonymiseOldOrders(db, now);
  await anonymiseOldDocuments(db, now);
  await forgetOldPayers(db, now);
  await db.delete(paymentNotices).where(lt(paymentNotices.received_at, yearsBefore(now, TECHNICAL_YEARS)));
}

/**
 * Takes the customer out of orders, and of withdrawals, made 5 years ago and earlier; answers how many orders.
 * Their papers are kept as they are for as long as the law asks.
 */
export async function anonymiseOldOrders(db: Database, now: Date): Promise<number> {
  const limit = yearsBefore(now, YEARS);
  return db.transaction(async (tx) => {
    await tx
      .update(withdrawals)
      .set({ name: "", email: "", scope: "" })
      .where(and(lt(withdrawals.received_at, limit), ne(withdrawals.email, "")));
    return anonymiseOrders(tx, lt(orders.created_at, limit), now);
  });
}

/** Takes the customer out of invoices and credit notes, at the end of the tenth year after theirs. */
async function anonymiseOldDocuments(db: Database, now: Date): Promise<void> {
  const year = Number(pragueDay(now).slice(0, 4));
  await db
    .update(invoices)
    .set({ content: sql`jsonb_set(${invoices.content}, '{customer}', ${JSON.stringify(NOBODY)}::jsonb)` })
    .where(
      and(lt(invoices.year, year - DOCUMENT_YEARS), sql`${invoices.content} -> 'customer' ->> 'name' <> ''`),
    );
}

/** Takes the customer out of those orders where `match` holds, and the notes on them; answers how many. */
export async function anonymiseOrders(tx: Database, match: SQL, now: Date): Promise<number> {
  const ids = await forgetCustomers(tx, match, now);
  await forgetPayersOf(tx, ids);
  await tx.update(refunds).set({ account: "" }).where(inArray(refunds.order_id, ids));
  await forgetParcels(tx, ids);
  await forgetGiftsOf(tx, ids);
  await forgetUsers(tx, ids);
  await tx.delete(orderNotes).where(inArray(orderNotes.order_id, ids));
  return ids.length;
}

function yearsBefore(now: Date, years: number): Date {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day;
}
