import type { StatementEntry } from "./bank-entry.ts";
import { numbersNamedIn } from "./order-in-message.ts";

/** Which order a booking belongs to, and whether it pays it. Pure. */

const CURRENCY = "CZK";

export interface OrderFacts {
  id: number;
  /** What is still to be paid, haléře: the total without what was counted to it before, or a paid order's difference. */
  due: number;
  /** The same in whole crowns, where it is paid at the handover: so much the carrier collects. */
  collected?: number | null;
  isPaid: boolean;
  /** Cancelled by somebody, or deleted. */
  isCancelled: boolean;
  /** Numbers of its invoices, which payers write too. */
  invoices?: readonly string[];
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

/** A booking as it is matched. */
export type MatchedEntry = Pick<
  StatementEntry,
  "variableSymbol" | "message" | "amount" | "currency" | "isReversal"
>;

/** The order numbers that a booking names: its variable symbol first, then those of its message; each once. */
export function symbolsOf({
  variableSymbol,
  message,
}: Pick<StatementEntry, "variableSymbol" | "message">): number[] {
  const symbol = variableSymbol.trim();
  const written = [/^\d{1,10}$/.test(symbol) ? Number(symbol) : 0, ...numbersNamedIn(message)];
  return [...new Set(written.filter((number) => number > 0))];
}

/** Whether one of the numbers is the order's own, or that of an invoice of it. */
export function isNamed({ id, invoices = [] }: OrderFacts, numbers: readonly number[]): boolean {
  return [id, ...invoices.map(Number)].some((number) => numbers.includes(number));
}

/** Judges a booking of incoming money by the orders that it names; `orders` holds those of them that exist. */
export function matchEntry(entry: MatchedEntry, orders: readonly OrderFacts[]): Verdict {
  if (entry.isReversal) return { kind: "reversal" };
  const symbols = symbolsOf(entry);
  const named = orders.filter((order) => isNamed(order, symbols));
  const [order] = named;
  if (!order) return { kind: symbols.length > 0 ? "unknown-symbol" : "no-symbol" };
  if (named.length > 1) return { kind: "two-orders", orderIds: named.map(({ id }) => id) };
  const orderId = order.id;
  if (entry.currency !== CURRENCY) return { kind: "other-currency", orderId };
  if (order.isPaid) return { kind: "already-paid", orderId };
  if (order.isCancelled) return { kind: "cancelled", orderId };
  const difference = entry.amount - order.due;
  if (difference === 0 || entry.amount === order.collected) return { kind: "exact", orderId };
  return { kind: difference < 0 ? "short" : "over", orderId, difference: Math.abs(difference) };
}
