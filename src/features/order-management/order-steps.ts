import type { OrderStatus } from "#features/orders/index.ts";
import type { WithdrawalDoubt } from "#features/withdrawals/withdrawals.contract.ts";

/** What the team has yet to do with an order that was withdrawn from or cancelled. Pure. */

interface Ordered {
  status: OrderStatus;
  items: { id: number; price: number; quantity: number; taken_back: number }[];
}
interface Withdrawn {
  scope: string;
  items: { id: number; name: string; quantity: number; doubt?: WithdrawalDoubt | undefined }[];
  is_late: boolean;
  settled_at: unknown;
}

interface Paid {
  paid_at: unknown;
  /** CZK. */
  money: { left: number; voucher: number };
}

/** Which part an order's withdrawals cover, open or settled; null where there are none. */
export function withdrawnPart(order: Ordered, withdrawals: Withdrawn[]) {
  if (withdrawals.length === 0) return null;
  const open = withdrawals.filter(({ settled_at }) => settled_at === null);
  const names = withdrawals.flatMap(({ scope, items }) => [
    ...items.map(({ name, quantity }) => `${quantity} × ${name}`),
    ...(scope ? [scope] : []),
  ]);
  const left = order.items.reduce((sum, { quantity, taken_back }) => sum + quantity - taken_back, 0);
  const pieces = piecesToTakeBack(order, withdrawals);
  const covered = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    isWhole:
      (covered > 0 && covered === left) ||
      withdrawals.some(({ scope, items }) => !scope && items.length === 0),
    isOpen: open.length > 0,
    /** Whether something that is open came too late or can't be withdrawn from: the team decides first. */
    isInDoubt: open.some(({ is_late, items }) => is_late || items.some(({ doubt }) => doubt !== undefined)),
    names: names.join(", "),
    /** What is withdrawn from and not taken back yet; none where the customer named the part in words. */
    pieces,
  };
}

/**
 * What the team sends back of an order that is cancelled: what vouchers pay of an unpaid one goes back onto them by
 * itself.
 */
export function moneyToSend({ paid_at, money }: Paid): number {
  return paid_at === null ? Math.round((money.left - money.voucher) * 100) / 100 : money.left;
}

/** Pieces that were withdrawn from and are still in the order. */
function piecesToTakeBack({ items }: Ordered, withdrawals: Withdrawn[]) {
  const stated = withdrawals
    .flatMap((one) => one.items)
    .filter(({ doubt }) => doubt === undefined || doubt === "late");
  return items.flatMap(({ id, quantity, taken_back }) => {
    const withdrawn = stated.reduce((sum, item) => (item.id === id ? sum + item.quantity : sum), 0);
    const pieces = Math.min(withdrawn, quantity) - taken_back;
    return pieces > 0 ? [{ id, quantity: pieces }] : [];
  });
}
