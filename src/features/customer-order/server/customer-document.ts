import { type DocumentType, documentFileName } from "#features/invoices/index.ts";
import { drawInvoice, issuedDocument, proforma } from "#features/invoices/server/index.ts";
import { orderByKey } from "#features/orders/server/index.ts";
import { voucherPdfOfOrder } from "#features/vouchers/server/index.ts";
import type { Context } from "#kit/server/context.ts";

/** A paper of an order for its customer. Throws NOT_FOUND, also for an invoice that is not issued yet. */
export async function customerDocument(
  { config, db }: Context,
  id: number,
  key: string,
  { type, number }: { type: DocumentType; number?: string | undefined },
) {
  const order = await orderByKey(config, db, id, key);
  const content =
    type === "proforma" ? await proforma(db, order) : await issuedDocument(db, id, type, number);
  return { name: documentFileName(content), pdf: await drawInvoice(content) };
}

/** A voucher of an order for its customer. Throws NOT_FOUND, also for one of another order. */
export async function customerVoucher(context: Context, id: number, key: string, code: string) {
  const order = await orderByKey(context.config, context.db, id, key);
  return {
    name: `${order.language === "cs" ? "poukaz" : "voucher"}-${code}.pdf`,
    pdf: await voucherPdfOfOrder(context, id, code),
  };
}
