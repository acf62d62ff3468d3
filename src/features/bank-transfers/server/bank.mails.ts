import { fixedMail } from "#kit/server/mail/declared-mail.ts";

/** The team's own notice of payments that wait for a decision. */
export const BANK_NOTICE = fixedMail("bank-payments", "notice");
