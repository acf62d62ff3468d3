import type { Halere } from "#kit/contract/money/money.ts";
import type { PaidHow } from "./order-status.ts";

/** What the entries of an order's money come to. Pure; they are read and written in `server/money/` (docs/orders.md). */

/** `asked`: at a gateway, or waits for the team to send it. */
export type MoneyState = "asked" | "settled" | "failed";

/**
 * What tells of the money. `note`: somebody of the team; `till`: the same at the track; `opening`: the order was paid before
 * there were records. `waived`: less was taken as enough; `anew`: the order asks for its whole price again.
 */
export const PAYING_SOURCES = ["bank", "card", "note", "till", "voucher", "opening"] as const;
export const MONEY_SOURCES = [...PAYING_SOURCES, "refund", "dispute", "waived", "anew"] as const;
export type MoneySource = (typeof MONEY_SOURCES)[number];

/** An entry, as far as it is added up. */
export interface MoneyEntry {
  id: number;
  at: Date;
  way: PaidHow | null;
  amount_halere: Halere;
  rounding_halere: Halere;
  price_halere: Halere;
  state: MoneyState;
  settled_at: Date | null;
  source: MoneySource;
  undoes: number | null;
}

/** The sums of an order's entries, in haléře. */
export interface MoneySums {
  /** What came, gift vouchers too; of cash what it pays, without its rounding. */
  paid: Halere;
  /** What has gone back. */
  returned: Halere;
  /** What is at a gateway, or waits for the team to send it. */
  onTheWay: Halere;
  /** What customers' banks hold, or have taken for good. */
  disputed: Halere;
  /** What gift vouchers pay of it. */
  voucher: Halere;
  /** How much of the price went back since it was last asked for, when, and how much of it is on the way. */
  priceBack: Halere;
  priceBackAt: Date | null;
  priceOnTheWay: Halere;
  /** How much less was taken as enough. */
  waived: Halere;
  /** By how much more came in cash than it paid, and went back in cash than it gave back. */
  rounded: Halere;
  roundedBack: Halere;
  /** The first of these since the price was last asked for: what papers say. */
  roundedNow: Halere;
  /** Whether somebody of the team noted a payment, in the office or at the track. */
  notedBy: ReadonlySet<"note" | "till">;
}

export function sumsOf(entries: readonly MoneyEntry[]): MoneySums {
  const counted = entries.filter(({ state }) => state !== "failed");
  const anew = Math.max(0, ...counted.filter(({ source }) => source === "anew").map(({ id }) => id));
  // What is undone goes with what undoes it.
  const now = counted.filter(({ id, undoes }) => (undoes ?? id) > anew);
  const sum = (
    rows: readonly MoneyEntry[],
    of: "amount_halere" | "rounding_halere" | "price_halere",
    is: (entry: MoneyEntry) => boolean,
  ) => rows.filter(is).reduce((all, entry) => all + entry[of], 0);
  const from =
    (source: MoneySource, state: MoneyState = "settled") =>
    (entry: MoneyEntry) =>
      entry.source === source && entry.state === state;
  const gone = now.filter(({ source, state, price_halere }) => {
    return source === "refund" && state === "settled" && price_halere !== 0;
  });
  return {
    paid: sum(counted, "amount_halere", isPaying),
    returned: -sum(counted, "amount_halere", from("refund")) || 0,
    onTheWay: -sum(counted, "amount_halere", from("refund", "asked")) || 0,
    disputed: -sum(counted, "amount_halere", from("dispute")) || 0,
    voucher: sum(counted, "amount_halere", ({ way, state }) => way === "voucher" && state === "settled"),
    priceBack: sum(now, "price_halere", from("refund")),
    priceBackAt: gone.at(-1)?.settled_at ?? null,
    priceOnTheWay: sum(now, "price_halere", from("refund", "asked")),
    waived: sum(now, "price_halere", from("waived")),
    rounded: sum(counted, "rounding_halere", isPaying),
    roundedBack: -sum(counted, "rounding_halere", ({ source }) => source === "refund") || 0,
    roundedNow: sum(now, "rounding_halere", isPaying),
    notedBy: new Set(
      paymentsOf(entries).flatMap(({ source }) => (source === "note" || source === "till" ? [source] : [])),
    ),
  };
}

const isPaying = ({ source }: MoneyEntry) => (PAYING_SOURCES as readonly MoneySource[]).includes(source);

/** Payments that nothing has undone, oldest first. */
export function paymentsOf<Entry extends MoneyEntry>(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  return entries.filter(
    (entry) => isPaying(entry) && entry.undoes === null && entry.amount_halere > 0 && !undone.has(entry.id),
  );
}

/** How an order became paid: by what came last until then; by vouchers alone where nothing else did. */
export function paidHowOf(entries: readonly MoneyEntry[], paidAt: Date | null): PaidHow | null {
  if (!paidAt) return null;
  const payments = paymentsOf(entries);
  const money = payments.filter(({ way, at }) => way !== "voucher" && at <= paidAt);
  return money.at(-1)?.way ?? payments[0]?.way ?? null;
}

/** How an order's money stands. */
export interface Standing {
  /** What is here: paid, and neither gone, nor on its way, nor disputed; never less than 0. */
  left: Halere;
  /** What is still to be paid. What a bank has taken of an order is not asked for again. */
  due: Halere;
  /** What has to go back: all that is more than the order costs. */
  owed: Halere;
  /** What a bank has taken of an order that stands, and nobody has paid again. */
  hole: Halere;
}

/** How it stands where the order costs `total`; of a cancelled one all that is here has to go back. */
export function standingOf(sums: MoneySums, total: Halere, isCancelled: boolean): Standing {
  const stays = sums.paid - sums.returned - sums.onTheWay;
  const left = Math.max(0, stays - sums.disputed);
  if (isCancelled) return { left, due: 0, owed: left, hole: 0 };
  const price = Math.max(0, total - sums.priceBack - sums.priceOnTheWay);
  return {
    left,
    due: Math.max(0, price - sums.waived - stays),
    owed: Math.max(0, left - price),
    hole: Math.min(sums.disputed, Math.max(0, price - sums.waived - left)),
  };
}
