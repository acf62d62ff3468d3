import { settingText } from "#features/settings/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Database } from "#kit/server/database/database.ts";

/** What the team is called in mails; the program's name where it has none. */
export async function teamName(db: Database): Promise<Both<string>> {
  const [en, cs] = await Promise.all([
    settingText(db, "team_name", "en"),
    settingText(db, "team_name", "cs"),
  ]);
  return { en: en || "Paddock", cs: cs || "Paddock" };
}
