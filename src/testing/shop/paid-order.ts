import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type MoneyWay, type PaidHow, toPayOf } from "#features/orders/index.ts";
import { bookMoney, lockOrder, settleMoney } from "#features/orders/server/index.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import type { Database } from "#kit/server/database/database.ts";

/** An order that was paid before there were records of it: nothing follows, no mail and no paper. */
export async function paidLongAgo(
  db: Database,
  id: number,
  { at = new Date(), way = "bank" as PaidHow } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const amount = toPayOf(await lockOrder(tx, id));
    await bookMoney({ now: () => at, user: null }, tx, id, ["opening", id], { way, amount });
    await tx.update(orders).set({ paid_at: at }).where(eq(orders.id, id));
  });
}

/** Somebody of the team has noted so much (haléře) for an order, and nothing followed from it. */
export async function notedFor(
  db: Database,
  id: number,
  amount: number,
  way: MoneyWay = "bank",
): Promise<void> {
  await db.transaction((tx) =>
    bookMoney({ now: () => new Date(), user: null }, tx, id, ["note", randomUUID()], { way, amount }),
  );
}

/** So much of an order's price (haléře) has gone back, and nothing followed from it. */
export async function wentBack(db: Database, id: number, price: number): Promise<void> {
  await db.transaction((tx) =>
    bookMoney({ now: () => new Date(), user: null }, tx, id, ["refund", randomUUID()], {
      way: "bank",
      amount: -price,
      price,
    }),
  );
}

/** An order costs something else by now, and nothing followed from it. */
export async function costs(db: Database, id: number, total_halere: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(orders).set({ total_halere }).where(eq(orders.id, id));
    await settleMoney(tx, id);
  });
}

/** That it was paid long ago was a mistake. */
export async function neverPaid(db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await bookMoney({ now: () => new Date(), user: null }, tx, id, ["opening", id], null);
    await tx.update(orders).set({ paid_at: null }).where(eq(orders.id, id));
  });
}
