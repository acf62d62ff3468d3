import type { StatementEntry } from "./bank-entry.ts";

/** Which order a booking belongs to, and whether it pays it. Pure. */

/** Orders have ids of PostgreSQL's `integer`. */
const HIGHEST_ID = 2 ** 31 - 1;
const CURRENCY = "CZK";

export interface OrderFacts {
  id: number;
  /** What is still to be paid, haléře: the total without what was counted to it before, or a paid order's difference. */
  due: number;
  isPaid: boolean;
  /** Cancelled by somebody, or deleted. */
  isCancelled: boolean;
}

/** What a booking means for orders. Only `exact` is done without a person. */
export type Verdict =
  | { kind: "exact"; orderId: number }
  | { kind: "short" | "over"; orderId: number; difference: number }
  | { kind: "already-paid" | "cancelled" | "other-currency"; orderId: number }
  | { kind: "two-orders"; orderIds: number[] }
  /** Symbols that no order has. */
  | { kind: "unknown-symbol" }
  | { kind: "no-symbol" }
  | { kind: "reversal" };

export const VERDICTS = [
  "exact",
  "short",
  "over",
  "already-paid",
  "cancelled",
  "other-currency",
  "two-orders",
  "unknown-symbol",
  "no-symbol",
  "reversal",
] as const satisfies Verdict["kind"][];

/** `/VS123`, `VS: 0000000123`, `variabilní symbol 123` in a message. */
const IN_MESSAGE = /(?:\bVS|variabiln\S*\s+symbol\S*|variable\s+symbol)[\s:.=/-]*(\d{1,10})(?!\d)/giu;

/** The order numbers that a booking names: its variable symbol first, then those of its message; each once. */
export function symbolsOf({
  variableSymbol,
  message,
}: Pick<StatementEntry, "variableSymbol" | "message">): number[] {
  const written = [variableSymbol, ...[...message.matchAll(IN_MESSAGE)].map(([, digits = ""]) => digits)];
  const numbers = written
    .map((text) => text.trim())
    .filter((text) => /^\d{1,10}$/.test(text))
    .map(Number)
    .filter((number) => number > 0);
  return [...new Set(numbers)];
}

/** Those of the symbols that an order can have. */
export function possibleOrders(symbols: readonly number[]): number[] {
  return symbols.filter((symbol) => symbol <= HIGHEST_ID);
}

/** Judges a booking of incoming money by the orders that it names; `orders` holds those of them that exist. */
export function matchEntry(
  entry: Pick<StatementEntry, "variableSymbol" | "message" | "amount" | "currency" | "isReversal">,
  orders: readonly OrderFacts[],
): Verdict {
  if (entry.isReversal) return { kind: "reversal" };
  const symbols = symbolsOf(entry);
  const named = orders.filter(({ id }) => symbols.includes(id));
  const [order] = named;
  if (!order) return { kind: symbols.length > 0 ? "unknown-symbol" : "no-symbol" };
  if (named.length > 1) return { kind: "two-orders", orderIds: named.map(({ id }) => id) };
  const orderId = order.id;
  if (entry.currency !== CURRENCY) return { kind: "other-currency", orderId };
  if (order.isPaid) return { kind: "already-paid", orderId };
  if (order.isCancelled) return { kind: "cancelled", orderId };
  const difference = entry.amount - order.due;
  if (difference === 0) return { kind: "exact", orderId };
  return { kind: difference < 0 ? "short" : "over", orderId, difference: Math.abs(difference) };
}
