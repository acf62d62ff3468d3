import { type MailPart, type orders, queueCustomerMail } from "#features/orders/server/index.ts";
import { formatMoney, toCzk } from "#kit/contract/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { NewAttachment } from "#kit/server/mail/mailer.ts";
import type { CreditReason, InvoiceContent } from "../invoice-content.ts";
import { isdocAttachment, paperAttachment } from "./paper-attachments.ts";
import { PAPER_MAIL_WORDS } from "./paper-mail-words.ts";

type OrderRow = typeof orders.$inferSelect;

/** Queues the mail with the final invoice; a firm gets it as data, too. */
export async function queueInvoiceMail(
  context: Context,
  tx: Database,
  order: OrderRow,
  paper: InvoiceContent,
): Promise<void> {
  const words = PAPER_MAIL_WORDS[paper.language];
  const total = formatMoney(toCzk(paper.total), paper.language);
  await send(context, tx, order, paper, {
    kind: "invoice",
    subject: words.invoiceSubject(paper.number),
    texts: [
      words.invoice(paper.number, paper.order_number, total),
      paper.paid_on ? words.paid : "",
      paper.customer.company ? words.isdoc : "",
    ],
  });
}

/** What the mail of a payment says of the invoice that it brings. */
export function invoiceTexts(paper: InvoiceContent): MailPart[] {
  const words = PAPER_MAIL_WORDS[paper.language];
  const said = [words.withPayment(paper.number), paper.customer.company ? words.isdoc : ""];
  return said.filter(Boolean).map((text): MailPart => ({ kind: "text", text }));
}

/** The PDF; a firm gets the paper as data, too. */
export function invoiceAttachments(paper: InvoiceContent): NewAttachment[] {
  return [paperAttachment(paper), ...(paper.customer.company ? [isdocAttachment(paper)] : [])];
}

/**
 * Why an invoice is taken back: its order was cancelled, the invoice has to be put right, or some pieces were withdrawn
 * from.
 */
/** Queues the mail with the credit note to an invoice. */
export async function queueCreditMail(
  context: Context,
  tx: Database,
  order: OrderRow,
  paper: InvoiceContent,
  reason: CreditReason,
): Promise<void> {
  const words = PAPER_MAIL_WORDS[paper.language];
  const said = { cancelled: words.credit, corrected: words.corrected, withdrawn: words.creditOfPart }[reason];
  await send(context, tx, order, paper, {
    kind: "credit-note",
    subject: words.creditSubject(paper.number),
    texts: [
      said(paper.number, paper.corrects?.number ?? "", paper.order_number),
      paper.paid_on && reason !== "corrected"
        ? words[reason === "cancelled" ? "refund" : "refundOfPart"](
            formatMoney(toCzk(-paper.total), paper.language),
          )
        : "",
    ],
  });
}

async function send(
  context: Context,
  tx: Database,
  order: OrderRow,
  paper: InvoiceContent,
  { kind, subject, texts }: { kind: string; subject: string; texts: string[] },
): Promise<void> {
  const said = [PAPER_MAIL_WORDS[paper.language].greeting, ...texts].filter(Boolean);
  await queueCustomerMail(context, tx, order, {
    kind,
    subject,
    parts: said.map((text): MailPart => ({ kind: "text", text })),
    attachments: invoiceAttachments(paper),
  });
}
