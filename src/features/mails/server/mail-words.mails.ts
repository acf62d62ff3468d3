import { fixedMail } from "#kit/server/mail/declared-mail.ts";

/** A mail with sample data, to who changes its words. */
export const WORDS_TEST = fixedMail("mail-words-test", "test");
