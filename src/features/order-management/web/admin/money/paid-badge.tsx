import { Badge } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import type { Order } from "../../../order-records.contract.ts";
import { orderPaymentWords } from "./order-payment.words.ts";

const LOOK = {
  paid: { color: "green", variant: "light" },
  due: { color: "gray", variant: "outline" },
  unpaid: { color: "gray", variant: "outline" },
  refunded: { color: "blue", variant: "light" },
  partly: { color: "green", variant: "light" },
} as const;

/** Whether the money for an order has come, or has gone back. */
export function PaidBadge({ order }: { order: Pick<Order, "paid_at" | "refunded" | "total" | "due"> }) {
  const t = useWords(orderPaymentWords);
  const { paid_at, refunded, total, due } = order;
  if (due > 0) return <Badge {...LOOK.due}>{t.due}</Badge>;
  const state = !paid_at ? "unpaid" : refunded === null ? "paid" : refunded < total ? "partly" : "refunded";
  return <Badge {...LOOK[state]}>{t[state]}</Badge>;
}
