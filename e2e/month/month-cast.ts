import { type Known, toPay } from "./month-plan.ts";

/** Which of a month's orders plays which part; each has one at most. `share`: what of 300 is this share of fewer. */
export function castOf(orders: readonly Known[], share: (of300: number) => number) {
  const free = new Set(orders);
  const take = (of300: number, isFit: (order: Known) => boolean): Known[] => {
    const taken = [...free].filter(isFit).slice(0, share(of300));
    if (taken.length < share(of300)) throw new Error(`${taken.length} orders fit where ${of300} shall`);
    for (const order of taken) free.delete(order);
    return taken;
  };
  const isTransfer = (order: Known) => order.kind === "bank" && toPay(order) > 20_000;
  const isWhole = (order: Known) => order.byVoucher === order.total;
  const isBoth = (order: Known) => order.byVoucher > 0 && isTransfer(order);
  const isPlain = (order: Known) => order.byVoucher === 0 && order.code === null && isTransfer(order);
  const isByCard = (order: Known) => order.kind === "card" && order.by === "customer" && !isWhole(order);
  const isOpen = ({ by, stickers }: Known) => by === "customer" && stickers > 1;
  // What few orders are fit for is cast first.
  return {
    /** Never paid; those with a code or a voucher are cancelled, so that both come back. */
    unpaid: [
      ...take(2, (order) => isBoth(order) && order.code !== null),
      ...take(2, (order) => order.code?.most !== undefined && isTransfer(order)),
      ...take(11, isPlain),
    ],
    /** From one of the stickers. */
    withdrawn: [
      ...take(2, (order) => isOpen(order) && isBoth(order)),
      ...take(2, (order) => isOpen(order) && isWhole(order)),
      ...take(3, (order) => isOpen(order) && isTransfer(order) && order.code !== null),
      ...take(3, (order) => isOpen(order) && isPlain(order)),
    ],
    cancelledByCard: [...take(2, (order) => isByCard(order) && order.byVoucher > 0), ...take(6, isByCard)],
    cancelledByHand: [
      ...take(2, isBoth),
      ...take(1, isWhole),
      ...take(4, isPlain),
      ...take(5, (order) => order.kind === "cash" && order.sells.length === 0),
    ],
    reduced: [
      ...take(2, (order) => isTransfer(order) && order.stickers > 1 && order.code !== null),
      ...take(2, (order) => isTransfer(order) && order.stickers > 1),
    ],
    enlargedUnpaid: take(6, (order) => isTransfer(order) && order.stickers > 0),
    enlargedPaid: take(4, (order) => isTransfer(order) && order.stickers > 0),
    /** Cancelled, and taken up again. */
    reopened: take(3, (order) => isTransfer(order) && order.rides > 0),
    inParts: take(5, isTransfer),
    // The last ones: nobody has spent what they sold.
    soldBack: [...orders].filter(({ sells }) => sells.length > 0).slice(-share(2)),
  };
}

/** What a month of all kinds has to have; answers what is missing. */
export function missingKinds(orders: readonly Known[]): string[] {
  const kinds: Record<string, (order: Known) => boolean> = {
    "by transfer": ({ kind }) => kind === "bank",
    "by card": ({ kind }) => kind === "card",
    "in cash": ({ kind }) => kind === "cash",
    "cash on delivery": ({ kind }) => kind === "cod",
    "per cent off": ({ code, discount }) => code?.percent !== undefined && discount > 0,
    "an amount off": ({ code, discount }) => code?.amount !== undefined && discount > 0,
    "free shipping": ({ code }) => code?.isShippingFree === true,
    "a code that few can have": ({ code }) => code?.most !== undefined,
    "whoever came too late for it": ({ place, code }) => place % 12 === 3 && code === null,
    "vouchers over an amount": ({ sells }) => sells.length > 0,
    "paid whole with a voucher": ({ byVoucher, total }) => byVoucher === total,
    "paid in part with one": ({ byVoucher, total }) => byVoucher > 0 && byVoucher < total,
    "paid with two": ({ vouchers }) => vouchers.length === 2,
    "a discount code and a voucher": ({ code, byVoucher }) => code !== null && byVoucher > 0,
    "made by the team, paid at once": ({ by, kind }) => by === "team" && kind !== "bank",
    "made by the team, paid later": ({ by, kind }) => by === "team" && kind === "bank",
    "to another country": ({ country }) => country === "SK",
    "to a firm": ({ isFirm }) => isFirm,
  };
  return Object.entries(kinds).flatMap(([name, isOf]) => (orders.some(isOf) ? [] : [name]));
}
