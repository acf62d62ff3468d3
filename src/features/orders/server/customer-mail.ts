import type { Language } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { MailKind } from "#kit/server/mail/declared-mail.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import type { NewMail } from "#kit/server/mail/mailer.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { orderPath } from "./order-key.ts";
import { aboutOrder } from "./order-links.ts";
import { ORDER_STEP_WORDS } from "./order-step-words.ts";
import type { orders } from "./orders.table.ts";
import { sellerOf } from "./seller.ts";

declare module "#kit/server/context.ts" {
  interface Context {
    /** Hears of each mail that is for the order's customer, also where there is no address. */
    onCustomerMail?: (kind: MailKind) => void;
  }
}

interface CustomerMail extends Pick<NewMail, "kind" | "attachments"> {
  subject: string;
  parts: MailPart[];
}

/**
 * Queues a mail about an order to its customer, in the order's language, with the link to the order's page and
 * signed by the seller. An order without an e-mail gets none: it was taken by telephone, or has lost its customer to
 * retention.
 */
export async function queueCustomerMail(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  { kind, subject, parts, attachments }: CustomerMail,
): Promise<void> {
  context.onCustomerMail?.(kind);
  if (order.anonymised_at || !order.customer_email) return;
  const { language } = order;
  const { config, mailer } = context;
  const { seller, inbox } = await sellerOf(tx, language);
  const all = orderMailParts(
    parts,
    language,
    linkTo(context, orderPath(config, order), language),
    seller.name,
  );
  await mailer.queueMail(tx, {
    kind,
    to: order.customer_email,
    ...(inbox && { replyTo: inbox }),
    language,
    subject: seller.name ? `${subject} – ${seller.name}` : subject,
    text: mailText(all),
    html: mailHtml(all, language),
    about: aboutOrder(order.id),
    ...(attachments && { attachments }),
  });
}

/** What a mail about an order says, with the link to the order's page, signed by the seller. */
export function orderMailParts(
  parts: MailPart[],
  language: Language,
  url: string,
  seller: string,
): MailPart[] {
  const { page, pageButton } = ORDER_STEP_WORDS[language];
  return [...parts, { kind: "button", text: page, label: pageButton, url }, ...textParts(seller)];
}
