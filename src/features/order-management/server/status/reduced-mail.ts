import { paymentParts } from "#features/checkout/server/index.ts";
import { codeAttachment, proforma } from "#features/invoices/server/index.ts";
import { toPayOf } from "#features/orders/index.ts";
import {
  type LinesChange,
  type orders,
  orderValues,
  queueCustomerMail,
} from "#features/orders/server/index.ts";
import { formatMoney, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { namesOf } from "../change-items/change-lines.ts";
import { REDUCED_MAIL } from "./order-steps.mails.ts";

/** Tells the customer that some pieces are not in the order any more, where no credit note brings the news. */
export async function queueReducedMail(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  { going }: LinesChange,
): Promise<void> {
  const t = await mailTexts(tx, REDUCED_MAIL, order.language, {
    ...orderValues(order),
    items: namesOf(going, order.language),
    amount: formatMoney(toCzk(order.total_halere), order.language),
  });
  const document = await proforma(tx, order);
  const asks = order.payment_kind === "bank" && toPayOf(order) > 0;
  await queueCustomerMail(context, tx, order, {
    kind: REDUCED_MAIL.kind,
    subject: t.subject,
    parts: [
      ...textParts(t.greeting, t.introduction),
      // The sum and the code of the first mail no longer apply.
      ...(asks ? paymentParts(document) : []),
      ...textParts(t.closing),
    ],
    ...(asks && document.spayd && { attachments: [codeAttachment(document.spayd)] }),
  });
}
