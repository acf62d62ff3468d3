import { standingOf } from "#features/orders/index.ts";
import { changeOrder, type LinesChange, moneyOf, type orders } from "#features/orders/server/index.ts";
import { markOrderPaid } from "#features/payments/server/index.ts";
import { type Both, type Language, localised } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

type OrderRow = typeof orders.$inferSelect;

/** What an order has becomes these lines, with all that follows; where a part was paid and is enough now, it is paid. */
export async function changeLines(
  context: Context,
  tx: Database,
  order: OrderRow,
  change: LinesChange,
  log: { before: object; after: object },
): Promise<void> {
  await changeOrder(context, tx, order, { kind: "lines", ...change }, log);
  if (!order.paid_at && change.toPay === 0) await markOrderPaid(context, tx, order.id);
}

/** What is to be paid, and what was paid too much, where the order costs `total`. */
export async function sumsWith(db: Database, order: OrderRow, total: Halere) {
  const { due, owed } = standingOf(await moneyOf(db, order.id), total, false);
  return { toPay: due, toReturn: owed };
}

interface Named {
  translations: Both<{ name: string; description: string }>;
  quantity: number;
}

export const namesOf = (pieces: readonly Named[], language: Language) =>
  pieces
    .map(({ translations, quantity }) => `${quantity} × ${localised(translations, language).name}`)
    .join(", ");
