import type { OrderMoneyShown } from "../../../order-refunds.contract.ts";

export type RefundWay = "card" | "bank" | "voucher" | "noted" | "later";

/** The ways back that there are now, and the likeliest of them: to the card, then to the account that had paid. */
export function refundWays(money: OrderMoneyShown, last: "noted" | "later") {
  const byMoney = money.left > money.voucher;
  const ways: RefundWay[] = [
    ...(money.card && byMoney ? (["card"] as const) : []),
    ...(byMoney ? (["bank"] as const) : (["voucher"] as const)),
    ...(byMoney || last === "later" ? [last] : []),
  ];
  // What only records a refund is never proposed: a tap on it tells the customer that the money has gone.
  const usual = last === "later" && byMoney && !money.card && !money.account ? last : (ways[0] ?? last);
  return { ways, usual };
}
