import { Text } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import type { Voucher } from "../../../vouchers.contract.ts";
import { OrderLink } from "../order-link.tsx";
import { vouchersAdminWords } from "../vouchers-admin.words.ts";

interface Props {
  voucher: Pick<Voucher, "order_id" | "order_number" | "customer_name" | "giveaway">;
  /** With the person's name, and why it was given. */
  whole?: boolean;
}

/** Where a voucher comes from: its order, or the team that gave it away. */
export function VoucherOrigin({ voucher, whole = false }: Props) {
  const t = useWords(vouchersAdminWords);
  const { order_id, order_number, customer_name, giveaway } = voucher;
  if (order_id !== null)
    return (
      <OrderLink id={order_id}>
        {whole ? `${t.order} #${order_number}, ${customer_name}` : `#${order_number}`}
      </OrderLink>
    );
  if (!whole) return <span>{t.given}</span>;
  return (
    <Text style={{ overflowWrap: "anywhere" }}>
      {`${t.given}: ${[customer_name, giveaway?.reason, giveaway?.by].filter(Boolean).join(", ")}`}
    </Text>
  );
}
