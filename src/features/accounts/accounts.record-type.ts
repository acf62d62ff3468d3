import { type RecordType, recordType } from "#kit/contract/record-type.ts";
import { OWNERS_ONLY } from "#kit/contract/roles.ts";

/** Accounts in the log of changes; nobody but its owner sees one. */
export const accountsRecordType: RecordType = {
  ...recordType("accounts", { en: "Account", cs: "Účet" }, "/admin/account", OWNERS_ONLY),
  labels: {
    second_factor: { en: "Two-step sign-in", cs: "Dvoufázové přihlášení" },
    recovery_codes: { en: "Recovery codes left", cs: "Zbývá záložních kódů" },
  },
  addressOf: () => null,
};
