import { sellerOf } from "#features/orders/server/index.ts";
import { STATEMENT_WORDS, statementDocument } from "#features/statements/server/index.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { rideMoment } from "../../ride-time.ts";
import { SIGNED_MAIL } from "../booking.mails.ts";
import type { Booking } from "../booking-rows.ts";

const MAKER = "booking-statement";

/** The paper is stored as it was drawn; the mail's job reads it. */
export function declareStatementAttachment({ mailer, db }: Pick<Services, "mailer" | "db">): void {
  mailer.attachmentMaker(MAKER, async ({ id }: { id: number }) => (await statementDocument(db, id)).pdf);
}

/** Brings a copy of what was signed to the booking's address, in the caller's transaction; none without an address. */
export async function queueSignedMail(
  context: Context,
  tx: Database,
  booking: Booking,
  { id, name }: { id: number; name: string },
): Promise<void> {
  if (!booking.customer_email || booking.anonymised_at) return;
  const { language } = booking;
  const { seller, inbox } = await sellerOf(tx, language);
  const t = await mailTexts(tx, SIGNED_MAIL, language, {
    customer: booking.customer_name,
    ride: booking.names[language] || booking.names.en,
    when: rideMoment(booking.starts_at, language),
    rider: name,
  });
  const parts: MailPart[] = textParts(t.greeting, t.introduction, t.closing, seller.name);
  await context.mailer.queueMail(tx, {
    kind: SIGNED_MAIL.kind,
    to: booking.customer_email,
    ...(inbox && { replyTo: inbox }),
    language,
    subject: [t.subject, seller.name].filter(Boolean).join(" – "),
    text: mailText(parts),
    html: mailHtml(parts, language),
    about: `bookings/${booking.id}`,
    attachments: [
      {
        name: `${STATEMENT_WORDS[language].file}-${id}.pdf`,
        type: "application/pdf",
        made: { by: MAKER, from: { id } },
      },
    ],
  });
}
