import { Badge } from "@mantine/core";
import { STATUS_COLOUR } from "#features/orders/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import type { Order } from "../../order-records.contract.ts";
import { statusName } from "./order-text.ts";
import { ordersAdminWords } from "./orders-admin.words.ts";

/** An order's status by its label and colour; an unknown status is yellow. */
export function StatusBadge({ order }: { order: Pick<Order, "status" | "is_pickup"> }) {
  const t = useWords(ordersAdminWords);
  const { status } = order;
  return (
    <Badge color={STATUS_COLOUR[status] ?? "yellow"} variant="light">
      {t.labels[statusName(status, order)] ?? status}
    </Badge>
  );
}
