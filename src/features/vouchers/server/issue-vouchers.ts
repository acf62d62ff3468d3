import { randomBytes } from "node:crypto";
import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { toPayOf } from "#features/orders/index.ts";
import { orderItems, orders } from "#features/orders/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { localised } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { CODE_BYTES, voucherCode } from "../voucher-code.ts";
import { monthsLater } from "../voucher-state.ts";
import { sendGift } from "./gifts/send-gifts.ts";
import { type GiftRow, giftsOf } from "./gifts/store-gifts.ts";
import { moneyOf, noteIssued } from "./value/voucher-ledger.ts";
import { voucherContent, voucherTeam } from "./voucher-content-of.ts";
import { queueVoucherMail } from "./voucher-mail.ts";
import { voucherEvents, vouchers } from "./vouchers.table.ts";

/**
 * Issues the vouchers of a paid order, one for each piece, and queues their mail, all in the caller's transaction.
 * A second call issues nothing more; a cancelled order gets none,
 * and one whose difference is still to be paid waits for it.
 */
export async function issueVouchers(context: Context, tx: Database, orderId: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.status === "cancelled") return;
  if (order.paid_at && toPayOf(order) > 0) return;
  const items = await tx
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.order_id, orderId), isNotNull(orderItems.voucher_months)))
    .orderBy(asc(orderItems.id));
  if (items.length === 0) return;

  const { language } = order;
  const at = context.now();
  const ids = items.map((item) => item.product_id);
  const sold = await tx.select().from(products).where(inArray(products.id, ids));
  const team = await voucherTeam(context, tx, language);
  const rows = items.flatMap((item) => {
    const product = sold.find(({ id }) => id === item.product_id);
    const { name } = localised(item.translations, language);
    const content = voucherContent(name, product, language, team);
    const valid_until = monthsLater(pragueDay(at), item.voucher_months ?? 0);
    return Array.from({ length: item.quantity - item.taken_back }, (_, i) => ({
      code: voucherCode(randomBytes(CODE_BYTES)),
      order_id: orderId,
      order_item_id: item.id,
      piece: i + 1,
      language,
      content,
      issued_at: at,
      valid_until,
      ...moneyOf(item.is_value ? item.price_halere : null),
    }));
  });
  // All rides of it may have been taken back before it was paid.
  if (rows.length === 0) return;
  const issued = await tx
    .insert(vouchers)
    .values(rows)
    .onConflictDoNothing({ target: [vouchers.order_item_id, vouchers.piece] })
    .returning();
  if (issued.length === 0) return;
  await tx
    .insert(voucherEvents)
    .values(issued.map(({ id }) => ({ voucher_id: id, at, by: "", kind: "issued" as const })));
  await noteIssued(context, tx, issued);
  const gifts = await giftsOf(tx, orderId);
  const gone = await sendIssued(context, tx, order, gifts, issued);
  await queueVoucherMail(context, tx, order, issued, gifts, gone);
}

/** Gifts whose day is there go at once, and so does what comes to one that has gone. Answers their items. */
async function sendIssued(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  gifts: ReadonlyMap<number, GiftRow>,
  issued: (typeof vouchers.$inferSelect)[],
): Promise<Set<number>> {
  const gone = new Set<number>();
  const today = pragueDay(context.now());
  for (const [item, gift] of gifts) {
    const rows = issued.filter(({ order_item_id }) => order_item_id === item);
    const isDue = gift.sent_at !== null || (gift.day !== null && gift.day <= today);
    if (isDue && (await sendGift(context, tx, order, gift, rows))) gone.add(item);
  }
  return gone;
}
