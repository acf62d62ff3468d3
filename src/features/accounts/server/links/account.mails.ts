import { fixedMail } from "#kit/server/mail/declared-mail.ts";

/** The mails that guard accounts: their words say what a link does, and stay as they are. */
export const ACCOUNT_MAILS = {
  invitation: fixedMail("account-invitation", "account"),
  password: fixedMail("account-password", "account"),
  email: fixedMail("account-email", "account"),
  emailChanged: fixedMail("account-email-changed", "account"),
};
