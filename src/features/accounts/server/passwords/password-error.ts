import { settingTexts } from "#features/settings/server/index.ts";
import { type Both, LANGUAGES } from "#kit/contract/language/language.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { madeOnce } from "#kit/server/made-once.ts";
import { isLeaked } from "./leaked-passwords.ts";
import { isMadeOfKnownWords } from "./password-words.ts";

interface Owner {
  email: string;
  name: string;
}

/** Why nobody may choose this password; null where it is allowed. Asks about leaks; does not check its length. */
export async function passwordError(
  services: Pick<Services, "db" | "config" | "log">,
  owner: Owner,
  password: string,
): Promise<Both<string> | null> {
  const guessable = await guessableError(services.db, owner, password);
  if (guessable) return guessable;
  return (await isLeaked(services, password)) ? LEAKED : null;
}

/** Why this password is guessed at once, by what this machine knows; null where it is not. */
export async function guessableError(
  db: Database,
  owner: Owner,
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
const LEAKED = {
  en: "This password was in a leak from another website, so strangers have it. Choose another.",
  cs: "Toto heslo uniklo z jiného webu, takže ho znají cizí lidé. Zvolte jiné.",
};
const KNOWN_WORDS = {
  en: "The password is made only of the name, the e-mail or the team. Choose another.",
  cs: "Heslo se skládá jen ze jména, e-mailu nebo názvu týmu. Zvolte jiné.",
};
