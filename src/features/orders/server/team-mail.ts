import type { Language } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { MailKind } from "#kit/server/mail/declared-mail.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { sellerOf } from "./seller.ts";

/** The team reads its own notices in Czech, whatever language the customer shops in. */
export const TEAM_LANGUAGE: Language = "cs";

interface TeamMail {
  kind: MailKind;
  subject: string;
  parts: MailPart[];
  /** The customer, where the team may want to answer. */
  replyTo?: string;
  /** The record that it is about. */
  about?: string;
}

/** Queues a notice to the team's own address; without an address nothing is queued. */
export async function queueTeamMail(
  { mailer }: Context,
  tx: Database,
  { kind, subject, parts, replyTo, about }: TeamMail,
): Promise<void> {
  const { inbox } = await sellerOf(tx, TEAM_LANGUAGE);
  if (!inbox) return;
  await mailer.queueMail(tx, {
    kind,
    to: inbox,
    ...(replyTo && { replyTo }),
    language: TEAM_LANGUAGE,
    subject,
    text: mailText(parts),
    html: mailHtml(parts, TEAM_LANGUAGE),
    ...(about && { about }),
  });
}
