import { validInvoice } from "#features/invoices/server/index.ts";
import { changeOrder, lockedOrder, lockOrder, logOrder, moneyOf } from "#features/orders/server/index.ts";
import { requireUnspent } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";

/**
 * Hides an order everywhere; the row and its papers stay for as long as the law asks.
 *
 * @throws Refusal NOT_FOUND, CONFLICT while a valid invoice or the customer's money belongs to it
 */
export async function hideOrder(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    const invoice = await validInvoice(tx, id);
    if (invoice) throw new Refusal("CONFLICT", { words: invoiced(invoice.number) });
    const { left, onTheWay } = await moneyOf(tx, id);
    if (order.paid_at && left + onTheWay > 0) throw new Refusal("CONFLICT", { words: MONEY_HERE });
    await requireUnspent(tx, id);
    await changeOrder(context, tx, order, { kind: "hidden", hidden: true });
    await logOrder(context, tx, id, "deleted", null, null);
  });
  await context.responseCache.invalidate();
}

/**
 * Shows an order again that was deleted by mistake: one that still stands takes its pieces and the use of its discount
 * code again; its places on ride days and its vouchers stay free and void. Of one that is shown nothing changes.
 *
 * @throws Refusal NOT_FOUND, INVALID where its pieces are sold by now
 */
export async function bringBackOrder(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.anonymised_at) throw new Refusal("NOT_FOUND");
    if (!order.hidden_at) return;
    await changeOrder(context, tx, order, { kind: "hidden", hidden: false });
    await logOrder(context, tx, id, "added", null, null);
  });
  await context.responseCache.invalidate();
}

const MONEY_HERE = {
  en: "The order is paid and not all of the money has been refunded. Refund what’s left, then delete the order.",
  cs: "Objednávka je zaplacená a ještě se nevrátily všechny peníze. Vraťte zbytek a pak ji smažte.",
};

function invoiced(number: string) {
  return {
    en: `Invoice ${number} belongs to the order, so the order can’t be deleted. Cancel it instead: that issues a credit note.`,
    cs: `K objednávce patří faktura ${number}, proto objednávku nejde smazat. Zrušte ji: tím se vystaví dobropis.`,
  };
}
