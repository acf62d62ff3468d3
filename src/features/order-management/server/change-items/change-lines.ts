import { toPayOf, usualWay } from "#features/orders/index.ts";
import { changeOrder, type LinesChange, lockedOrder, type orders } from "#features/orders/server/index.ts";
import { markOrderPaid, notedPayments } from "#features/payments/server/index.ts";
import { type Both, type Language, localised } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { hasPaymentRecord, orderMoney } from "../refunds/order-money.ts";

type OrderRow = typeof orders.$inferSelect;

/** What an order has becomes these lines, with all that follows; where a part was paid and is enough now, it is paid. */
export async function changeLines(
  context: Context,
  tx: Database,
  order: OrderRow,
  change: LinesChange,
  log: { before: object; after: object },
): Promise<void> {
  const { id, payment_kind } = order;
  await keepWhatWasPaid(tx, order);
  await changeOrder(context, tx, order, { kind: "lines", ...change }, log);
  if (order.paid_at || change.toPay > 0) return;
  const after = await lockedOrder(tx, id);
  await markOrderPaid(context, tx, id, toPayOf(after) === 0 ? "voucher" : usualWay(payment_kind));
}

/** What is to be paid, and what was paid too much, where the order costs `total`. */
export async function sumsWith(db: Database, order: OrderRow, total: Halere) {
  const { paid, returned, onTheWay, left } = await orderMoney(db, order.id);
  // Somebody may have taken less as enough: of a paid order the difference alone counts.
  const due = order.paid_at
    ? total - order.total_halere + order.due_halere - Math.max(0, left - order.total_halere)
    : total - Math.max(0, paid - returned - onTheWay);
  return { toPay: Math.max(0, due), toReturn: Math.max(0, -due) };
}

/** An order of the time before payments were kept counts as paid with what it costs: that must not shrink now. */
async function keepWhatWasPaid(tx: Database, order: OrderRow): Promise<void> {
  if (!order.paid_at || (await hasPaymentRecord(tx, order.id))) return;
  await tx.insert(notedPayments).values({
    ...{ order_id: order.id, how: howOf(order) },
    ...{ amount_halere: order.total_halere, by: "", at: order.paid_at },
  });
}

const howOf = ({ paid_how, payment_kind }: OrderRow) =>
  paid_how === null || paid_how === "voucher" ? usualWay(payment_kind) : paid_how;

interface Named {
  translations: Both<{ name: string; description: string }>;
  quantity: number;
}

export const namesOf = (pieces: readonly Named[], language: Language) =>
  pieces
    .map(({ translations, quantity }) => `${quantity} × ${localised(translations, language).name}`)
    .join(", ");
