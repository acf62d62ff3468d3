import type { PiecesReason } from "#features/invoices/index.ts";
import { areWithdrawn } from "#features/withdrawals/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";

/** Why pieces of an order are credited: their customer has withdrawn from them, or the team takes them out. */
export async function piecesReason(
  tx: Database,
  orderId: number,
  pieces: Parameters<typeof areWithdrawn>[2],
): Promise<PiecesReason> {
  return (await areWithdrawn(tx, orderId, pieces)) ? "withdrawn" : "reduced";
}
