import { and, eq } from "drizzle-orm";
import { settingTexts } from "#features/settings/server/setting-values.ts";
import type { Database } from "#kit/server/database.ts";
import { takesTransfers } from "../../bank-account.ts";
import { paymentMethods } from "../orders.table.ts";

/** Whether the settings name an account that a transfer can be sent to. */
export async function hasAccount(db: Database): Promise<boolean> {
  const { bank_account, bank_iban } = await settingTexts(db, ["bank_account", "bank_iban"], "cs");
  return takesTransfers({ account: bank_account, iban: bank_iban });
}

/** Whether the team wants customers to pay by transfer, and whether there is an account for it. */
export async function transfers(db: Database): Promise<{ wanted: boolean; account: boolean }> {
  const active = and(eq(paymentMethods.kind, "bank"), eq(paymentMethods.is_active, true));
  return { wanted: (await db.$count(paymentMethods, active)) > 0, account: await hasAccount(db) };
}
