import { fixedMail } from "#kit/server/mail/declared-mail.ts";

/** The team's copy of what came by the contact form. */
export const CONTACT_NOTICE = fixedMail("contact-message", "notice");
/** The answer that somebody of the team has written. */
export const CONTACT_REPLY = fixedMail("contact-reply", "personal");
