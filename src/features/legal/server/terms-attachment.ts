import type { Mailer, NewAttachment } from "#kit/server/mail/mailer.ts";
import { drawAside } from "#kit/server/pdf/draw-aside.ts";
import type { TermsContent } from "./terms-content.ts";

const MAKER = "terms-pdf";
const DRAWING = new URL("./terms-pdf.ts", import.meta.url);

/** The terms of mails are drawn in the mail's job, from what they said when the order was sent. */
export function declareTermsAttachment(mailer: Mailer): void {
  mailer.attachmentMaker(MAKER, (content: TermsContent) => drawAside(DRAWING, "termsPdf", content));
}

export function termsAttachment(content: TermsContent): NewAttachment {
  const name = content.language === "cs" ? "obchodni-podminky.pdf" : "terms-and-conditions.pdf";
  return { name, type: "application/pdf", made: { by: MAKER, from: content } };
}
