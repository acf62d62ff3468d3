import { type orders, orderValues, queueCustomerMail } from "#features/orders/server/index.ts";
import { formatMoney, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import type { NewAttachment } from "#kit/server/mail/mailer.ts";
import type { CreditReason, InvoiceContent } from "../invoice-content.ts";
import { CREDIT_MAIL, INVOICE_MAIL } from "./document.mails.ts";
import { documentAttachment, isdocAttachment } from "./document-attachments.ts";
import { DOCUMENT_MAIL_WORDS } from "./document-mail-words.ts";

type OrderRow = typeof orders.$inferSelect;

/** Queues the mail with the final invoice; a firm gets it as data, too. */
export async function queueInvoiceMail(
  context: Context,
  tx: Database,
  order: OrderRow,
  paper: InvoiceContent,
): Promise<void> {
  const words = DOCUMENT_MAIL_WORDS[paper.language];
  const t = await mailTexts(tx, INVOICE_MAIL, paper.language, {
    ...orderValues(order),
    invoice: paper.number,
    amount: formatMoney(toCzk(paper.total), paper.language),
  });
  await queueCustomerMail(context, tx, order, {
    kind: INVOICE_MAIL.kind,
    subject: t.subject,
    parts: textParts(
      t.greeting,
      t.introduction,
      paper.paid_on ? words.paid : "",
      paper.customer.company ? words.isdoc : "",
      t.closing,
    ),
    attachments: invoiceAttachments(paper),
  });
}

/** What the mail of a payment says of the invoice that it brings. */
export function invoiceTexts(paper: InvoiceContent): MailPart[] {
  const words = DOCUMENT_MAIL_WORDS[paper.language];
  const said = [words.withPayment(paper.number), paper.customer.company ? words.isdoc : ""];
  return textParts(...said);
}

/** The PDF; a firm gets the paper as data, too. */
export function invoiceAttachments(paper: InvoiceContent): NewAttachment[] {
  return [documentAttachment(paper), ...(paper.customer.company ? [isdocAttachment(paper)] : [])];
}

/** Queues the mail with the credit note to an invoice. */
export async function queueCreditMail(
  context: Context,
  tx: Database,
  order: OrderRow,
  paper: InvoiceContent,
  reason: CreditReason,
): Promise<void> {
  const words = DOCUMENT_MAIL_WORDS[paper.language];
  const t = await mailTexts(tx, CREDIT_MAIL, paper.language, {
    ...orderValues(order),
    note: paper.number,
    invoice: paper.corrects?.number ?? "",
  });
  const said = {
    cancelled: t.introduction,
    left: t.introduction,
    corrected: t.corrected,
    withdrawn: t.part,
    reduced: t.part,
  }[reason];
  await queueCustomerMail(context, tx, order, {
    kind: CREDIT_MAIL.kind,
    subject: t.subject,
    parts: textParts(
      t.greeting,
      said,
      paper.refund && reason !== "corrected"
        ? words.refunds[reason](formatMoney(toCzk(paper.refund), paper.language))
        : "",
      t.closing,
    ),
    attachments: invoiceAttachments(paper),
  });
}
