import { randomUUID } from "node:crypto";
import type { Payment } from "../../src/testing/outside/bank-statements.ts";
import { CODES, type Code, sumsOf, VALUE } from "./month-prices.ts";

/** What a month of a shop is to be: orders of all kinds, and what comes to the account for them. */

export type Kind = "bank" | "card" | "cash" | "cod";

/** A voucher over an amount, and what the test knows of it. */
export interface Voucher {
  /** Once it is issued. */
  code: string;
  isGiven: boolean;
  left: number;
}

/** What the test itself knows of an order, in haléře. */
export interface Known {
  /** Sent with the order, also when it is sent again. */
  key: string;
  place: number;
  kind: Kind;
  /** `team`: by telephone, or paid at the track at once where it is for cash or a card. */
  by: "customer" | "team";
  country: "CZ" | "SK";
  isFirm: boolean;
  /** Pieces. */
  rides: number;
  stickers: number;
  /** Vouchers over an amount that it sells. */
  sells: Voucher[];
  code: Code | null;
  /** What it is paid with before any money, and how much of each. */
  vouchers: { voucher: Voucher; amount: number }[];
  total: number;
  discount: number;
  /** Once it is placed. */
  id: number;
  mine: string;
  /** Money, and what vouchers paid of it. */
  came: number;
  byVoucher: number;
  went: number;
  backOntoVouchers: number;
  invoiced: number;
  /** What of the discount stands on invoices, less what credit notes took back. */
  offOnPapers: number;
}

/** What is still to come as money. */
export const toPay = ({ total, byVoucher }: Known) => total - byVoucher;

/** The same numbers at each run. */
export function randomOf(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

export function shuffled<T>(rows: readonly T[], random: (most: number) => number): T[] {
  return rows
    .map((row) => ({ row, at: random(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

const newVoucher = (isGiven: boolean): Voucher => ({ code: "", isGiven, left: VALUE });

/**
 * Of ten orders six pay by transfer, two by card, one in cash and one on delivery, which takes goods. Each twelfth sells
 * vouchers over an amount at the track; about as many are paid with one, whole or in part, or with two. Each fourth has
 * a discount code, as many others run for one that few can have, each eleventh is made by the team, each thirteenth goes to Slovakia, each seventh to a firm.
 */
export function planOrders(count: number, random: (most: number) => number) {
  const contested: Code = { code: "PRVNI", amount: 50_000, most: Math.ceil(count / 40) };
  const orders = Array.from({ length: count }, (_, place): Known => {
    const every = (step: number) => place % step === 0;
    const base = {
      key: randomUUID(),
      place,
      country: every(13) ? "SK" : "CZ",
      isFirm: every(7),
      id: 0,
      mine: "",
      sells: [] as Voucher[],
      vouchers: [] as Known["vouchers"],
      code: null as Code | null,
      total: 0,
      discount: 0,
      came: 0,
      byVoucher: 0,
      went: 0,
      backOntoVouchers: 0,
      invoiced: 0,
      offOnPapers: 0,
      rides: 0,
      stickers: 0,
    } satisfies Partial<Known>;
    if (place % 12 === 11) {
      const sells = Array.from({ length: 4 }, () => newVoucher(false));
      return priced({ ...base, kind: place % 24 === 11 ? "cash" : "card", by: "team", country: "CZ", sells });
    }
    const digit = place % 10;
    const kind: Kind = digit < 6 ? "bank" : digit < 8 ? "card" : digit < 9 ? "cash" : "cod";
    const rides = place % 3 < 2 ? 1 + random(2) : 0;
    const stickers = place % 3 > 0 || kind === "cod" ? 1 + random(5) : 0;
    const codes = CODES.filter(({ ofStickers }) => stickers > 0 || !ofStickers);
    const own = place % 4 === 1 ? (codes[((place - 1) / 4) % codes.length] ?? null) : null;
    const code = place % 12 === 3 ? contested : own;
    return priced({ ...base, kind, by: every(11) ? "team" : "customer", rides, stickers, code });
  });
  const given = Array.from({ length: Math.ceil(count / 20) }, () => newVoucher(true));
  const sold = orders.flatMap(({ sells }) => sells);
  // The last two sales keep theirs: nobody spends what is to be cancelled.
  const unspent = new Set(
    orders
      .filter(({ sells }) => sells.length > 0)
      .slice(-2)
      .flatMap(({ sells }) => sells),
  );
  const spendable = [...given.slice(1), ...sold.filter((voucher) => !unspent.has(voucher))];
  payByVoucher(orders, spendable);
  return { orders, given, contested };
}

/** Lets some orders be paid with vouchers: goods alone share one, rides take all of one or of two. */
function payByVoucher(orders: readonly Known[], spendable: Voucher[]): void {
  const next = (): Voucher => {
    const voucher = spendable.shift();
    if (!voucher) throw new Error("too few vouchers are issued");
    return voucher;
  };
  let shared = next();
  for (const order of orders) {
    const place = order.place % 24;
    if (place === 2 || place === 5 || place === 14) {
      if (shared.left < order.total) shared = next();
      pay(order, [shared]);
    }
    if (place === 1) pay(order, [next(), next()]);
    if (place === 7) pay(order, [next()]);
  }
}

function pay(order: Known, vouchers: Voucher[]): void {
  for (const voucher of vouchers) {
    const amount = Math.min(voucher.left, toPay(order));
    voucher.left -= amount;
    order.byVoucher += amount;
    order.vouchers.push({ voucher, amount });
  }
}

/** An order with what it costs as it is now. */
export function priced(order: Known): Known {
  const { total, discount } = sumsOf(order);
  return Object.assign(order, { total, discount });
}

export interface Booking extends Payment {
  id: string;
}

/** A booking on the account for each order, two for those that pay in parts. */
export function bookingsFor(orders: readonly Known[], inParts: ReadonlySet<Known>, day: string): Booking[] {
  return orders.flatMap((order) => {
    const parts = inParts.has(order) ? [toPay(order) - 10_000, 10_000] : [toPay(order)];
    return parts.map((amount, part) => ({
      id: String(1000 + order.place * 2 + part),
      day,
      amount: amount / 100,
      symbol: String(order.id),
      name: "Zákazník",
      account: String(2_000_000_000 + order.id),
      bank: "0800",
    }));
  });
}
