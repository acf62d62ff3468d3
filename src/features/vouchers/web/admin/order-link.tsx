import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { orderScreen } from "#features/orders/index.ts";
import { useMay } from "#kit/web/session/my-role.ts";

/** The way to a voucher's order, for those who may see orders; plain text for the others. */
export function OrderLink({ id, children }: { id: number; children: string }) {
  if (!useMay(["shop"])) return <span>{children}</span>;
  return (
    <Anchor className="admin-way" component={Link} to={orderScreen(id)} size="sm">
      {children}
    </Anchor>
  );
}
