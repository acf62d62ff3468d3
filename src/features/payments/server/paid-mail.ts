import type { InvoiceContent } from "#features/invoices/index.ts";
import { invoiceAttachments, invoiceTexts } from "#features/invoices/server/index.ts";
import { orderNumber } from "#features/orders/index.ts";
import { ORDER_STEP_WORDS, queueCustomerMail, visibleOrder } from "#features/orders/server/index.ts";
import { formatMoney, toCzk } from "#kit/contract/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";

/** Tells the customer that the money has come, in the transaction that says so, and brings the invoice. */
export async function queuePaidMail(
  context: Context,
  tx: Database,
  orderId: number,
  invoice: InvoiceContent | null,
): Promise<void> {
  const order = await visibleOrder(tx, orderId);
  const words = ORDER_STEP_WORDS[order.language];
  const number = orderNumber(order.id);
  await queueCustomerMail(context, tx, order, {
    kind: "order-paid",
    subject: words.paidSubject(number),
    parts: [
      { kind: "text", text: words.greeting },
      { kind: "text", text: words.paid(number, formatMoney(toCzk(order.total_halere), order.language)) },
      { kind: "text", text: order.status === "cancelled" ? words.paidThoughCancelled : words.paidNext },
      ...(invoice ? invoiceTexts(invoice) : []),
    ],
    ...(invoice && { attachments: invoiceAttachments(invoice) }),
  });
}
