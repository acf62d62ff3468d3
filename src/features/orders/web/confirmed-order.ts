import { addDays, pragueDay } from "#kit/contract/days.ts";
import { orderNumber } from "../order-number.ts";
import type { OrderPayment, PlacedOrder } from "../order-records.contract.ts";
import type { PaymentKind } from "../order-status.ts";
import type { OrderBody } from "./checkout-values.ts";
import type { OrderAddress } from "./customer/customer-order.queries.ts";
import { TAB_KEYS, tabMemory } from "./tab-memory.ts";

/** Due date of a bank transfer (spec/public-site.md section 9), days. */
const DUE_DAYS = 7;

/** What the confirmation shows, kept over reloads of the tab. */
export interface ConfirmedOrder {
  /** Ten characters. */
  number: string;
  /** Where its own page is; null where the server does not say. */
  address: OrderAddress | null;
  email: string;
  /** CZK. */
  total: number;
  payment: Omit<OrderPayment, "kind"> & { kind: PaymentKind | null };
}

/** How an order is paid: by the method's kind, else by its name as spec/public-site.md section 4 says. */
export function kindOf(kind: PaymentKind | undefined, name: string): PaymentKind | null {
  if (kind) return kind;
  const plain = name.toLowerCase();
  if (plain.includes("bank")) return "bank";
  return plain.includes("card") ? "card" : null;
}

/** The server's answer with what it left out: the spec promises `orderId` alone, and even that may be missing. */
export function confirmed(
  answer: Partial<PlacedOrder> | null,
  { customer, total }: OrderBody,
  method: { kind?: PaymentKind; name: string } | undefined,
): ConfirmedOrder {
  const number = orderNumber(answer?.orderId);
  const paid = answer?.payment;
  return {
    number,
    address: answer?.orderId && answer.access_key ? { id: answer.orderId, key: answer.access_key } : null,
    email: customer.email,
    total: answer?.total ?? total,
    payment: {
      kind: paid?.kind ?? kindOf(method?.kind, method?.name ?? ""),
      account: paid?.account ?? "",
      iban: paid?.iban ?? "",
      variable_symbol: paid?.variable_symbol || number,
      amount: paid?.amount ?? answer?.total ?? total,
      due_date: paid?.due_date || addDays(pragueDay(new Date()), DUE_DAYS),
      spayd: paid?.spayd ?? "",
    },
  };
}

export function keepConfirmed(order: ConfirmedOrder): void {
  tabMemory.set(TAB_KEYS.placed, order);
}

/** The order that this tab placed last; null for none. */
export function lastConfirmed(): ConfirmedOrder | null {
  const stored = tabMemory.get(TAB_KEYS.placed) as ConfirmedOrder | null;
  return typeof stored?.number === "string" && typeof stored.payment === "object" ? stored : null;
}
