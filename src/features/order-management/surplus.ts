import type { OrderDetail } from "./order-records.contract.ts";

/** What was paid beyond what the order costs now, and is still here, in CZK. Pure. */
export function surplusOf({
  total,
  refunded,
  money,
  refunds,
}: Pick<OrderDetail, "total" | "refunded" | "money" | "refunds">): number {
  const going = refunds.filter(
    ({ state }) => state === "opening" || state === "pending" || state === "unclear",
  );
  const priceLeft = total - (refunded ?? 0) - going.reduce((sum, { price }) => sum + price, 0);
  return Math.max(0, Math.round((money.left - priceLeft) * 100) / 100);
}
