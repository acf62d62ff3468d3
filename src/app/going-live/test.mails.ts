import { fixedMail } from "#kit/server/mail/declared-mail.ts";

/** The mail that proves that mails go out. */
export const TEST_MAIL = fixedMail("test", "test");
