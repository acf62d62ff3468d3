import type { Services } from "#kit/server/context.ts";
import type { NewAttachment } from "#kit/server/mail/mailer.ts";
import { drawAside } from "#kit/server/pdf/draw-aside.ts";
import type { ReceiptContent } from "../receipt-content.ts";
import { RECEIPT_WORDS } from "../receipt-words.ts";

const MAKER = "receipt-pdf";
const DRAWING = new URL("./receipt-pdf.ts", import.meta.url);

/** Receipts of mails are drawn in the mail's job. */
export function declareReceiptAttachment({ mailer }: Pick<Services, "mailer">): void {
  mailer.attachmentMaker(MAKER, drawReceipt);
}

export function drawReceipt(content: ReceiptContent): Promise<Buffer> {
  return drawAside(DRAWING, "receiptPdf", content);
}

export function receiptAttachment(content: ReceiptContent): NewAttachment {
  return { name: receiptFileName(content), type: "application/pdf", made: { by: MAKER, from: content } };
}

export function receiptFileName({ language, number }: ReceiptContent): string {
  return `${RECEIPT_WORDS[language].file}-${number}.pdf`;
}
