import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import { roleWords } from "./role.words.ts";

const said = <K extends string>(words: Both<Record<K, string>>) =>
  Object.fromEntries(
    Object.entries<string>(words.en).map(([key, en]) => [key, { en, cs: words.cs[key as K] }]),
  );

const STATES = {
  invited: { en: "Invited", cs: "Pozvaný" },
  active: { en: "Active", cs: "Aktivní" },
  ended: { en: "Closed", cs: "Ukončený" },
};
const LANGUAGE_NAMES = { en: { en: "English", cs: "Angličtina" }, cs: { en: "Czech", cs: "Čeština" } };

/** Accounts in the log of changes; owners look after them. */
export const accountsRecordType: RecordType = {
  ...recordType("accounts", { en: "Account", cs: "Účet" }, "/admin/people", OWNERS_ONLY),
  choices: {
    roles: said({ en: roleWords.en.names, cs: roleWords.cs.names }),
    // In the log of before.
    role: said({
      en: { ...roleWords.en.names, editor: "Editor" },
      cs: { ...roleWords.cs.names, editor: "Redakce" },
    }),
    language: LANGUAGE_NAMES,
    state: STATES,
  },
  labels: {
    name: { en: "Name", cs: "Jméno" },
    email: { en: "E-mail", cs: "E-mail" },
    roles: { en: "Roles", cs: "Role" },
    role: { en: "Role", cs: "Role" },
    language: { en: "Language", cs: "Jazyk" },
    state: { en: "Account", cs: "Účet" },
    passkeys: { en: "Passkeys", cs: "Přístupové klíče" },
    second_factor: { en: "Two-step sign-in", cs: "Dvoufázové přihlášení" },
    second_factor_demanded: {
      en: "Two-step sign-in for everyone",
      cs: "Dvoufázové přihlášení pro všechny",
    },
    recovery_codes: { en: "Recovery codes left", cs: "Zbývá záložních kódů" },
  },
  addressOf: () => "/admin/people",
};
