import { settingTexts } from "#features/settings/server/index.ts";
import { type Both, LANGUAGES } from "#kit/contract/language.ts";
import type { Database } from "#kit/server/database.ts";
import { madeOnce } from "#kit/server/made-once.ts";
import { isMadeOfKnownWords } from "./password-words.ts";

/** Why this password is not allowed; null where it is. Does not check its length. */
export async function passwordError(
  db: Database,
  owner: { email: string; name: string },
  password: string,
): Promise<Both<string> | null> {
  if ((await commonPasswords.get()).has(password.normalize("NFC").toLowerCase())) return COMMON;
  const names = await Promise.all(
    LANGUAGES.map((language) => settingTexts(db, ["team_name", "company_name"], language)),
  );
  const team = names.flatMap((texts) => Object.values(texts));
  return isMadeOfKnownWords(password, { ...owner, team }) ? KNOWN_WORDS : null;
}

/**
 * The 49,000 most common passwords of published leaks, 18,000 of them long enough for the policy, in small letters.
 * They take 28 MB of memory, so they are read when somebody chooses a password, and not before.
 */
const commonPasswords = madeOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
});

const COMMON = {
  en: "This password is one of the most common ones. Choose another.",
  cs: "Toto heslo patří k nejčastějším. Zvolte jiné.",
};
const KNOWN_WORDS = {
  en: "The password is made only of the name, the e-mail or the team. Choose another.",
  cs: "Heslo se skládá jen ze jména, e-mailu nebo názvu týmu. Zvolte jiné.",
};
