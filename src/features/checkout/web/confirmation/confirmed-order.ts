import { type CartLine, lineName } from "#features/cart/index.ts";
import type { OrderAddress } from "#features/customer-order/web/index.ts";
import type { CartDiscount } from "#features/discounts/index.ts";
import { orderNumber, type PaymentKind } from "#features/orders/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { OrderPayment, PlacedOrder } from "../../checkout.contract.ts";
import type { OrderBody } from "../form/checkout-values.ts";
import { TAB_KEYS, tabMemory } from "../placing/tab-memory.ts";

/** Days until a bank transfer is due. */
const DUE_DAYS = 7;

/** What the cart and the form say of an order. */
export interface Bought {
  lines: { name: Both<string>; quantity: number; price: number }[];
  /** What a discount code takes off the goods, CZK. */
  discount?: { code: string; amount: number };
  shipping: { name: string; price: number };
  /** Of the way of paying, where it costs something. */
  fee?: { name: string; price: number };
}

/** What the confirmation shows, kept over reloads of the tab. */
export interface ConfirmedOrder {
  /** Ten characters. */
  number: string;
  /** Where its own page is; null where the server does not say. */
  address: OrderAddress | null;
  email: string;
  /** What was bought, as the cart had it; absent in what an earlier version of the page has kept. */
  bought?: Bought;
  /** CZK. */
  total: number;
  /** What gift vouchers pay of it, CZK; absent in what an earlier version of the page has kept. */
  byVoucher?: number;
  payment: Omit<OrderPayment, "kind" | "payee" | "bic"> & {
    kind: PaymentKind | null;
    /** Absent in what an earlier version of the page has kept. */
    payee?: string;
    bic?: string;
  };
}

/** How an order is paid: by the method's kind, else guessed from its name. */
export function kindOf(kind: PaymentKind | undefined, name: string): PaymentKind | null {
  if (kind) return kind;
  const plain = name.toLowerCase();
  if (plain.includes("bank")) return "bank";
  return plain.includes("card") ? "card" : null;
}

/** The server's answer with a default for what is missing: an API may answer `orderId` alone, or not even that. */
export function confirmed(
  answer: Partial<PlacedOrder> | null,
  { customer, total }: OrderBody,
  method: { kind?: PaymentKind; name: string } | undefined,
  bought?: Bought,
): ConfirmedOrder {
  const number = orderNumber(answer?.orderId);
  const paid = answer?.payment;
  return {
    number,
    address: answer?.orderId && answer.access_key ? { id: answer.orderId, key: answer.access_key } : null,
    email: customer.email,
    ...(bought && { bought }),
    total: answer?.total ?? total,
    ...(answer?.by_voucher && { byVoucher: answer.by_voucher }),
    payment: {
      kind: paid?.kind ?? kindOf(method?.kind, method?.name ?? ""),
      account: paid?.account ?? "",
      iban: paid?.iban ?? "",
      ...(paid?.bic && { bic: paid.bic }),
      ...(paid?.payee && { payee: paid.payee }),
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

/** The cart's lines under the names that the order has, sizes included. */
export function boughtFrom(
  lines: readonly CartLine[],
  shipping: { name: string; price: number } | undefined,
  payment?: { name: string; fee?: number },
  discount?: CartDiscount | null,
): Bought {
  return {
    lines: lines.map((line) => ({
      name: { en: lineName(line, "en"), cs: lineName(line, "cs") },
      quantity: line.quantity,
      price: line.price,
    })),
    ...(discount &&
      discount.goods > 0 && { discount: { code: discount.code, amount: toCzk(discount.goods) } }),
    shipping: { name: shipping?.name ?? "", price: shipping?.price ?? 0 },
    ...(payment?.fee && { fee: { name: payment.name, price: payment.fee } }),
  };
}
