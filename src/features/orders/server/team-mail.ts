import { teamInbox } from "#features/accounts/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { MailKind } from "#kit/server/mail/declared-mail.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";

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

/** Queues a notice to wherever the team reads its mail (`teamInbox`). */
export async function queueTeamMail(
  { mailer }: Context,
  tx: Database,
  { kind, subject, parts, replyTo, about }: TeamMail,
): Promise<void> {
  for (const to of await teamInbox(tx))
    await mailer.queueMail(tx, {
      kind,
      to,
      subject,
      ...(replyTo && { replyTo }),
      language: TEAM_LANGUAGE,
      text: mailText(parts),
      html: mailHtml(parts, TEAM_LANGUAGE),
      ...(about && { about }),
    });
}
