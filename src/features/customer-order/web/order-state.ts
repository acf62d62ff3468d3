import { isPaidAtHandover } from "#features/orders/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { formatMoney } from "#kit/contract/money/money.ts";
import type { CustomerOrder } from "../customer-order.contract.ts";
import type { customerOrderWords } from "../customer-order.words.ts";

type Words = (typeof customerOrderWords)["en"];
type Stated = Pick<CustomerOrder, "status" | "is_pickup" | "items" | "payment">;

/** Whether all of an order was withdrawn from, but for what the team took out of it. */
export function isLeft({ items }: Pick<CustomerOrder, "items">): boolean {
  return (
    items.every(({ withdrawal }) => withdrawal === "withdrawn") &&
    items.some(({ withdrawn_at }) => withdrawn_at !== null)
  );
}

/** The items of an order that nothing more will be done for: it was cancelled, or they were withdrawn from. */
export function itemsOver({ status, items }: Pick<CustomerOrder, "status" | "items">): number[] {
  return items
    .filter(({ withdrawal }) => status === "cancelled" || withdrawal === "withdrawn")
    .map(({ id }) => id);
}

/** Whether it still waits for its money. */
export function isOrderToPay(order: Stated): boolean {
  return order.payment.state === "waiting" && order.status !== "cancelled" && !isLeft(order);
}

/** Whether money of its customer is here that could go back, a gift voucher's too. */
export function hasPaid({ payment: { paid, state, by_voucher } }: Pick<CustomerOrder, "payment">): boolean {
  return paid > 0 || (state === "paid" && by_voucher > 0);
}

/** How an order stands, and its money: the sentences under its title. */
export function orderState(order: Stated, words: Words, language: Language): string {
  const { status, is_pickup } = order;
  const isOver = status === "cancelled" || isLeft(order);
  const state =
    isOver && status !== "cancelled"
      ? words.left
      : words.states[status === "shipped" && is_pickup ? "ready" : status];
  const money = isOver ? moneyOfOver(order, words) : moneyOf(order, words, language);
  return [state, ...money].join(" ");
}

/** Of an order that goes on. */
function moneyOf({ status, payment }: Stated, words: Words, language: Language): string[] {
  const { kind, paid, amount, state } = payment;
  if (state === "waiting") {
    if (paid > 0) return [words.difference(formatMoney(paid, language), formatMoney(amount, language))];
    if (!isPaidAtHandover(kind)) return [words.unpaid];
    if (status === "completed" || status === "done") return [words.notNoted];
    return [(kind === "cash" ? words.payInCash : words.payOnDelivery)(formatMoney(amount, language))];
  }
  const back = backOf(payment);
  // A discount left nothing to pay.
  if (back === null) return hasPaid({ payment }) ? [words.paid] : [];
  return back.isAll ? [back.words(words).all] : [words.paid, back.words(words).part];
}

/** Of one that was cancelled or withdrawn from: nothing is left to pay, and what was paid goes back. */
function moneyOfOver({ status, payment }: Stated, words: Words): string[] {
  const back = backOf(payment);
  if (back) return [back.words(words)[back.isAll ? "all" : "part"]];
  if (hasPaid({ payment })) return [words.moneyToCome[status === "cancelled" ? "cancelled" : "left"]];
  return payment.state === "waiting" ? [words.payNothing] : [];
}

/** What went back of the money, or is going: null where nothing is. */
function backOf({ state, refunds, paid, by_voucher }: CustomerOrder["payment"]) {
  if (state !== "refunded" && refunds.length === 0) return null;
  const sum = refunds.reduce((all, { amount }) => all + amount, 0);
  return {
    isAll: state === "refunded" || sum >= paid + by_voucher,
    words: ({ moneyBack, moneyOnItsWay }: Words) =>
      refunds.every(({ is_done }) => is_done) ? moneyBack : moneyOnItsWay,
  };
}
