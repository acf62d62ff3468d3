import type { Services } from "#kit/server/context.ts";
import type { NewAttachment } from "#kit/server/mail/mailer.ts";
import { drawAside } from "#kit/server/pdf/draw-aside.ts";
import type { TermsContent } from "./terms-content.ts";

const MAKER = "terms-pdf";
const DRAWING = new URL("./terms-pdf.ts", import.meta.url);

/** The terms of mails are drawn in the mail's job, from what they said when the order was sent. */
export function declareTermsAttachment({ mailer }: Pick<Services, "mailer">): void {
  mailer.attachmentMaker(MAKER, drawnOnce);
}

/** The terms in both languages, before and after a change, and the pages that visitors save. */
const MOST_DRAWN = 24;
const drawn = new Map<string, Promise<Buffer>>();

/** One order's terms are the next one's, and a page is the same for all: it is drawn again when it says something else. */
export function drawnOnce(content: TermsContent): Promise<Buffer> {
  const key = JSON.stringify(content);
  const known = drawn.get(key);
  if (known) return known;
  const drawing = drawAside(DRAWING, "termsPdf", content);
  drawing.catch(() => drawn.delete(key));
  drawn.set(key, drawing);
  if (drawn.size > MOST_DRAWN) drawn.delete(drawn.keys().next().value as string);
  return drawing;
}

export function termsAttachment(content: TermsContent): NewAttachment {
  const name = content.language === "cs" ? "obchodni-podminky.pdf" : "terms-and-conditions.pdf";
  return { name, type: "application/pdf", made: { by: MAKER, from: content } };
}
