import { and, inArray, lt, ne, or } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { bankEntries } from "./bank-transfers.table.ts";

/** As long as order data. */
const YEARS = 5;
const NOBODY = { counter_account: "", counter_name: "", message: "" };

/** Takes the payers out of what these orders were paid with. */
export async function forgetPayersOf(tx: Database, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .update(bankEntries)
    .set(NOBODY)
    .where(inArray(bankEntries.order_id, [...orderIds]));
}

/** Takes the payers out of payments that were booked five years ago and earlier. */
export async function forgetOldPayers(db: Database, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS);
  const { booked_on, counter_account, counter_name, message } = bankEntries;
  const isKnown = or(ne(counter_account, ""), ne(counter_name, ""), ne(message, ""));
  await db
    .update(bankEntries)
    .set(NOBODY)
    .where(and(lt(booked_on, limit.toISOString().slice(0, 10)), isKnown));
}
