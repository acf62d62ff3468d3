import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";
import { MAIL_TEXT_LABELS } from "#kit/contract/mail-texts.ts";
import { MAIL_WORDS_ROLES } from "./mail-words.contract.ts";

/** The words of mails in the log of changes. */
export const mailWordsRecordType: RecordType = {
  ...recordType(
    "mail-words",
    { en: "E-mail text", cs: "Texty e-mailu" },
    "/admin/mail-words",
    MAIL_WORDS_ROLES,
  ),
  labels: MAIL_TEXT_LABELS,
};
