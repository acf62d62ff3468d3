import { eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { PaperType } from "../customer-order.contract.ts";
import { invoicePdf } from "./invoice/invoice-pdf.ts";
import { proforma } from "./invoice/issue-invoice.ts";
import { orderByKey } from "./order-key.ts";
import { invoices } from "./orders.table.ts";

/** A paper of an order for its customer. Throws NOT_FOUND, also for an invoice that is not issued yet. */
export async function customerPaper(context: Context, id: number, key: string, type: PaperType) {
  const order = await orderByKey(context.config, context.db, id, key);
  const content = type === "final" ? await issued(context, order.id) : await proforma(context, order.id);
  return { name: `${content.type}-${content.number}.pdf`, pdf: await invoicePdf(content) };
}

async function issued({ db }: Context, orderId: number) {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.order_id, orderId));
  if (!invoice) throw new Refusal("NOT_FOUND");
  return invoice.content;
}
