import { eq } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { orderNumber } from "../order-number.ts";
import { queueCustomerMail } from "./customer-mail.ts";
import type { MailPart } from "./mail-parts.ts";
import { ORDER_STEP_WORDS } from "./order-step-words.ts";
import { orders } from "./orders.table.ts";

/**
 * What a status that was just changed brings with it, in the same transaction: the moments of shipping and
 * delivery, kept from the first time, and a mail to the customer where it was shipped or cancelled.
 */
export async function followStatus(context: Context, tx: Database, orderId: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const { status } = order;
  const at = context.now();
  const own = eq(orders.id, orderId);
  if (status === "shipped" && !order.shipped_at) await tx.update(orders).set({ shipped_at: at }).where(own);
  if ((status === "completed" || status === "done") && !order.delivered_at)
    await tx.update(orders).set({ delivered_at: at }).where(own);
  if (status !== "shipped" && status !== "cancelled") return;
  const words = ORDER_STEP_WORDS[order.language];
  const number = orderNumber(orderId);
  const said = words[status](number, order.shipping_name[order.language] || order.shipping_name.en);
  const parts: MailPart[] = [
    { kind: "text", text: words.greeting },
    { kind: "text", text: said },
  ];
  const isBack = order.refunded_halere === order.total_halere;
  if (status === "cancelled" && !isBack)
    parts.push({ kind: "text", text: order.paid_at ? words.moneyBack : words.payNothing });
  await queueCustomerMail(context, tx, order, {
    kind: `order-${status}`,
    subject: words[`${status}Subject`](number),
    parts,
  });
}
