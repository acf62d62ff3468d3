import type { Services } from "#kit/server/context.ts";
import type { NewAttachment } from "#kit/server/mail/mailer.ts";
import { documentFileName, isdocFileName } from "../document-names.ts";
import type { InvoiceContent } from "../invoice-content.ts";
import { isdocXml } from "./isdoc/isdoc-xml.ts";
import { drawInvoice } from "./pdf/draw-invoice.ts";

const PDF = "paper-pdf";
const ISDOC = "paper-isdoc";
const CODE = "payment-code";

/** By this id the confirmation's HTML shows the QR code. */
export const CODE_CID = "payment-code";

/** Four modules of white around it, as readers ask for. */
const CODE_LOOK = { errorCorrectionLevel: "M", margin: 4, scale: 6 } as const;

/** Papers of mails are drawn in the mail's job, from the content that the mail keeps. */
export function declareDocumentAttachments({ mailer }: Pick<Services, "mailer">): void {
  mailer.attachmentMaker(PDF, (content: InvoiceContent) => drawInvoice(content));
  mailer.attachmentMaker(ISDOC, async (content: InvoiceContent) => Buffer.from(isdocXml(content)));
  mailer.attachmentMaker(CODE, async (spayd: string) => {
    const { default: code } = await import("qrcode");
    return code.toBuffer(spayd, CODE_LOOK);
  });
}

export function documentAttachment(paper: InvoiceContent): NewAttachment {
  return { name: documentFileName(paper), type: "application/pdf", made: { by: PDF, from: paper } };
}

export function isdocAttachment(paper: InvoiceContent): NewAttachment {
  return {
    name: isdocFileName(paper),
    type: "application/xml",
    made: { by: ISDOC, from: paper },
  };
}

/** The QR code of a payment, shown inside the mail. */
export function codeAttachment(spayd: string): NewAttachment {
  return { name: "qr-platba.png", type: "image/png", cid: CODE_CID, made: { by: CODE, from: spayd } };
}
