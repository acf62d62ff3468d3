import { ORDER_STATUSES, type OrderStatus } from "#features/orders/index.ts";
import { changeOrder, lockedOrder, moneyOf, visibleOrder } from "#features/orders/server/index.ts";
import { requireUnspent } from "#features/vouchers/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { getOrder } from "../admin-orders.ts";
import { type Foretold, foretold } from "../foretell.ts";

const ON_THE_WAY = {
  en: "This order can’t be reopened now: its money is on its way back. Cancel the refund first, or wait until it has gone through.",
  cs: "Objednávku teď nejde obnovit: její peníze jsou na cestě zpět. Nejdřív vrácení zrušte, nebo počkejte, až proběhne.",
};

/** The carrier's number of a parcel that goes out; why an order is cancelled, for its customer. */
interface Said {
  tracking?: string | undefined;
  reason?: string | undefined;
}

/**
 * Sets any of the six statuses, with all that it brings, in one transaction; the one that it has already changes
 * nothing. Throws NOT_FOUND, INVALID, CONFLICT where its money is on its way back.
 */
export async function changeStatus(context: Context, id: number, status: OrderStatus, said: Said = {}) {
  await context.db.transaction((tx) => moveOrder(context, tx, id, status, said));
  await context.responseCache.invalidate();
  return getOrder(context, id);
}

/** The same in the caller's transaction. */
export async function moveOrder(
  context: Context,
  tx: Database,
  id: number,
  status: OrderStatus,
  said: Said = {},
): Promise<void> {
  const order = await lockedOrder(tx, id);
  const { status: from } = order;
  if (from === status) return;
  if (status === "cancelled") await requireUnspent(tx, id);
  if (from === "cancelled" && (await moneyOf(tx, id)).onTheWay > 0)
    throw new Refusal("CONFLICT", { words: ON_THE_WAY });
  const log = { before: { status: from }, after: { status } };
  await changeOrder(context, tx, order, { kind: "status", status, ...said }, log);
}

/** What each of the six statuses would bring with it now; nothing where the order has it already. Throws NOT_FOUND. */
export async function statusEffects(context: Context, id: number) {
  const { status: now } = await visibleOrder(context.db, id);
  const told: ({ status: OrderStatus } & Foretold)[] = [];
  for (const status of ORDER_STATUSES) {
    const nothing = { status, effects: [] };
    told.push(
      status === now
        ? nothing
        : { status, ...(await foretold(context, id, (inside, tx) => moveOrder(inside, tx, id, status))) },
    );
  }
  return told;
}
