import type { OrderStatus } from "#features/orders/index.ts";

/** What the team has yet to do with an order that was withdrawn from or cancelled. Pure. */

interface Ordered {
  status: OrderStatus;
  items: { id: number; price: number; quantity: number }[];
}
interface Withdrawn {
  scope: string;
  items: { id: number; name: string; quantity: number }[];
  settled_at: unknown;
}

/** Which part an order's withdrawals cover, open or settled; null where there are none. */
export function withdrawnPart(order: Ordered, withdrawals: Withdrawn[]) {
  if (withdrawals.length === 0) return null;
  const names = withdrawals.flatMap(({ scope, items }) => [
    ...items.map(({ name, quantity }) => `${quantity} × ${name}`),
    ...(scope ? [scope] : []),
  ]);
  const ids = new Set(withdrawals.flatMap(({ items }) => items.map(({ id }) => id)));
  const covered = order.items.filter(({ id }) => ids.has(id));
  const isWhole =
    covered.length === order.items.length ||
    withdrawals.some(({ scope, items }) => !scope && items.length === 0);
  return {
    isWhole,
    isOpen: withdrawals.some(({ settled_at }) => settled_at === null),
    names: names.join(", "),
    /** What its items cost, in CZK; 0 where the customer named the part in words. */
    price: covered.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100,
  };
}
