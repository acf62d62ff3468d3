import { and, eq } from "drizzle-orm";
import { hasAccount } from "#features/payments/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { paymentMethods } from "./methods.table.ts";

/** Whether the team wants customers to pay by transfer, and whether there is an account for it. */
export async function transfers(db: Database): Promise<{ wanted: boolean; account: boolean }> {
  const active = and(eq(paymentMethods.kind, "bank"), eq(paymentMethods.is_active, true));
  return { wanted: (await db.$count(paymentMethods, active)) > 0, account: await hasAccount(db) };
}
