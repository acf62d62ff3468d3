import { and, eq } from "drizzle-orm";
import {
  type Follower,
  type Happened,
  isLess,
  isReopened,
  type LinesChange,
  moneyOf,
  type OrderChange,
} from "#features/orders/server/index.ts";
import { areWithdrawn, isAllWithdrawn } from "#features/withdrawals/server/index.ts";
import { localised } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { invoices } from "./invoices.table.ts";
import { creditPieces, issueCreditNote } from "./issue-credit-note.ts";
import { issueFinalInvoice } from "./issue-final-invoice.ts";
import { validInvoice } from "./valid-invoice.ts";

type Order = Happened["before"];

/** What an invoice has to say rightly. */
const ON_INVOICE = [
  ...(["customer_name", "customer_address", "customer_company"] as const),
  ...(["customer_company_id", "customer_vat_id"] as const),
];

/**
 * The papers of an order: a cancelled one has no valid invoice, one that is done or taken up again has one, and what it
 * says is so. The invoice of a payment goes out with the mail that confirms it.
 */
export const followDocuments: Follower = async (context, tx, order, happened) => {
  const { id } = order;
  const { before, change } = happened;
  const valid = await hasValidInvoice(tx, id);
  if (order.status === "cancelled") {
    if (!valid) return;
    const { paid, returned } = await moneyOf(tx, id);
    const reason = (await isAllWithdrawn(tx, id)) ? "left" : "cancelled";
    return issueCreditNote(context, tx, id, reason, paid - returned);
  }
  if (valid && change?.kind === "lines" && isLess(change)) return creditGoing(context, tx, before, change);
  if (valid && isWrong(before, order, change)) {
    await issueCreditNote(context, tx, id, "corrected");
    if (order.paid_at || !before.paid_at || isDone(order)) await issueFinalInvoice(context, tx, id);
    return;
  }
  if (await isAsked(tx, order, happened, valid)) await issueFinalInvoice(context, tx, id);
};

/** Whether an order has an invoice that no credit note has taken back. */
export async function hasValidInvoice(db: Database, orderId: number): Promise<boolean> {
  return (await validInvoice(db, orderId)) !== undefined;
}

const isDone = ({ status }: Pick<Order, "status">) => status === "completed" || status === "done";

/** The invoice names another customer or other lines, or says that it was paid. */
function isWrong(before: Order, order: Order, change: OrderChange | null): boolean {
  const isUnpaid = before.paid_at !== null && order.paid_at === null;
  return change?.kind === "lines" || isUnpaid || ON_INVOICE.some((key) => before[key] !== order[key]);
}

/** What is done has an invoice, and so has what is taken up again and was invoiced or is paid. */
async function isAsked(tx: Database, order: Order, happened: Happened, valid: boolean): Promise<boolean> {
  const { change } = happened;
  if (change?.kind !== "status" || change.isUndo) return false;
  if (isDone(order)) return true;
  if (valid || !isReopened(order, happened)) return false;
  const ofOrder = and(eq(invoices.order_id, order.id), eq(invoices.kind, "final"));
  return order.paid_at !== null || (await tx.$count(invoices, ofOrder)) > 0;
}

/** A credit note over exactly the pieces that go; it names a withdrawal where all of them were withdrawn from in time. */
async function creditGoing(
  context: Context,
  tx: Database,
  before: Order,
  { going, discount }: LinesChange,
): Promise<void> {
  const { id, language } = before;
  const { owed } = await moneyOf(tx, id);
  await creditPieces(context, tx, id, {
    pieces: going.map(({ translations, quantity, price_halere, is_value }) => ({
      name: localised(translations, language).name,
      quantity,
      unit: price_halere,
      ...(is_value && { outside_vat: true }),
    })),
    discount: before.discount_halere - discount,
    reason: (await areWithdrawn(tx, id, [...going])) ? "withdrawn" : "reduced",
    owed,
  });
}
