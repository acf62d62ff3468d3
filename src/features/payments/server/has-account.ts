import { settingTexts } from "#features/settings/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { takesTransfers } from "../bank-account.ts";

/** Whether the settings name an account that a transfer can be sent to. */
export async function hasAccount(db: Database): Promise<boolean> {
  const { bank_account, bank_iban } = await settingTexts(db, ["bank_account", "bank_iban"], "cs");
  return takesTransfers({ account: bank_account, iban: bank_iban });
}
