import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { actorOf } from "./vouchers.service.ts";
import { voucherEvents, vouchers } from "./vouchers.table.ts";

/**
 * Voids the unused vouchers of an order that is cancelled, deleted or refunded, or those of some of its items, in
 * the caller's transaction; used ones stay used.
 */
export async function voidVouchers(
  context: Context,
  tx: Database,
  orderId: number,
  items?: number[],
): Promise<void> {
  const voided = await tx
    .update(vouchers)
    .set({ voided_at: context.now() })
    .where(
      and(
        eq(vouchers.order_id, orderId),
        items && inArray(vouchers.order_item_id, items),
        isNull(vouchers.used_at),
        isNull(vouchers.voided_at),
      ),
    )
    .returning({ id: vouchers.id });
  await note(context, tx, voided, "voided");
}

/** Makes them valid again where the order was cancelled by mistake. */
export async function restoreVouchers(context: Context, tx: Database, orderId: number): Promise<void> {
  const restored = await tx
    .update(vouchers)
    .set({ voided_at: null })
    .where(and(eq(vouchers.order_id, orderId), isNotNull(vouchers.voided_at)))
    .returning({ id: vouchers.id });
  await note(context, tx, restored, "restored");
}

async function note(
  context: Context,
  tx: Database,
  changed: { id: number }[],
  kind: "voided" | "restored",
): Promise<void> {
  if (changed.length === 0) return;
  const at = context.now();
  await tx
    .insert(voucherEvents)
    .values(changed.map(({ id }) => ({ voucher_id: id, at, by: actorOf(context), kind })));
}
