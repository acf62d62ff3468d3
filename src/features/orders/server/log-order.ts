import type { HistoryAction } from "#kit/contract/content/history.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import { orderNumber } from "../order-number.ts";

/** Logs what the team does to an order: only the changed fields, no data of the customer. */
export function logOrder(
  context: Context,
  tx: Database,
  id: number,
  action: HistoryAction,
  before: object | null,
  after: object | null,
): Promise<void> {
  const number = orderNumber(id);
  return writeEntry(context, tx, {
    type: "orders",
    id,
    action,
    label: { en: number, cs: number },
    before,
    after,
  });
}
