import { Badge } from "@mantine/core";
import { useWords } from "#kit/web/words.ts";
import { type OrderStatus, STATUS_COLOUR } from "../../order-status.ts";
import { ordersAdminWords } from "./orders-admin.words.ts";

/** A status by its label and the colour that the spec gives it; one that is not known is yellow. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useWords(ordersAdminWords);
  return (
    <Badge color={STATUS_COLOUR[status] ?? "yellow"} variant="light">
      {t.labels[status] ?? status}
    </Badge>
  );
}
