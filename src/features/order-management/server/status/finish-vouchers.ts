import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { lockOrder, orderItems, orders, TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import { GIFT_MAIL, VOUCHERS_MAIL, voucherGifts, vouchers } from "#features/vouchers/server/index.ts";
import { withdrawals } from "#features/withdrawals/server/index.ts";
import type { Services } from "#kit/server/context.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { programContext } from "#kit/server/program-context.ts";
import { moveOrder } from "./change-status.ts";

const QUEUE = "finish-voucher-orders";

const itemsWhere = (more: ReturnType<typeof sql>) => sql`select 1 from ${orderItems}
  where ${orderItems.order_id} = ${orders.id} and ${orderItems.quantity} > ${orderItems.taken_back} and ${more}`;

/** Vouchers are all that is left in it, and each piece has its own. */
const IS_VOUCHERS_ALONE = sql`exists (${itemsWhere(sql`true`)})
  and not exists (${itemsWhere(sql`(${orderItems.voucher_months} is null
    or ${orderItems.quantity} - ${orderItems.taken_back} > (select count(*) from ${vouchers}
      where ${vouchers.order_item_id} = ${orderItems.id} and ${vouchers.voided_at} is null))`)})`;

/** The mails with its vouchers have left, to whoever gets them; a present waits for its day. */
const IS_OUT = sql`not exists (select 1 from ${mails} where ${mails.about} = 'orders/' || ${orders.id}
    and ${mails.kind} in (${VOUCHERS_MAIL.kind}, ${GIFT_MAIL.kind}) and ${mails.state} in ('queued', 'failed'))
  and not exists (select 1 from ${voucherGifts} where ${voucherGifts.order_id} = ${orders.id}
    and ${voucherGifts.deliver} = 'recipient' and ${voucherGifts.sent_at} is null)`;

/** Whoever has set a status since it was paid, the way back from this one too, has decided. */
const IS_NOT_DECIDED = sql`not exists (select 1 from ${historyEntries} where ${historyEntries.type} = 'orders'
  and ${historyEntries.record_id} = ${orders.id}::text and ${historyEntries.before} ? 'status'
  and ${historyEntries.at} >= ${orders.paid_at})`;

const IS_DONE = and(
  isNull(orders.hidden_at),
  inArray(orders.status, ["pending", "processing"]),
  sql`${orders.paid_at} is not null and ${orders.balance_halere} >= 0`,
  // Who comes for it wants it on paper; without an address nothing has left.
  eq(orders.is_pickup, false),
  ne(orders.customer_email, ""),
  IS_VOUCHERS_ALONE,
  IS_OUT,
  IS_NOT_DECIDED,
  sql`not exists (select 1 from ${withdrawals} where ${withdrawals.order_id} = ${orders.id}
    and ${withdrawals.settled_at} is null)`,
);

/** Declares that an order of vouchers alone is done once they have left: nothing of it is left for the team to do. */
export function declareFinishedVouchers(services: Services): void {
  // What failed is done by the next minute's run.
  services.jobs.work(QUEUE, () => finishVoucherOrders(services), { retryLimit: 0, keepSeconds: 3_600 });
  services.jobs.schedule(QUEUE, "* * * * *", "Europe/Prague");
}

/** Each order in a transaction of its own, asked again once it is locked. */
export async function finishVoucherOrders(services: Services): Promise<void> {
  const context = programContext(services, TEAM_LANGUAGE);
  const found = await services.db
    .select({ id: orders.id })
    .from(orders)
    .where(IS_DONE)
    .orderBy(asc(orders.id));
  for (const { id } of found)
    await services.db.transaction(async (tx) => {
      await lockOrder(tx, id);
      const [still] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), IS_DONE));
      if (still) await moveOrder(context, tx, id, "completed");
    });
  if (found.length > 0) await services.responseCache.invalidate();
}
