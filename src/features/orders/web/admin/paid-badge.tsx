import { Badge } from "@mantine/core";
import { useWords } from "#kit/web/words.ts";
import type { Order } from "../../orders.contract.ts";
import { orderPaymentWords } from "./order-payment.words.ts";

/** Whether the money for an order has come. */
export function PaidBadge({ order }: { order: Pick<Order, "paid_at"> }) {
  const t = useWords(orderPaymentWords);
  return (
    <Badge color={order.paid_at ? "green" : "gray"} variant={order.paid_at ? "light" : "outline"}>
      {order.paid_at ? t.paid : t.unpaid}
    </Badge>
  );
}
