import { and, asc, eq, gte, isNull, lte, ne } from "drizzle-orm";
import { lockOrder, type orders, TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import { withdrawnItems } from "#features/withdrawals/server/index.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { pragueTime } from "#kit/contract/time/prague-time.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { programContext } from "#kit/server/program-context.ts";
import { sendDueGiveaways } from "../giveaways/give-vouchers.ts";
import { vouchers } from "../vouchers.table.ts";
import { queueGiftMail } from "./gift-mail.ts";
import { voucherGifts } from "./gifts.table.ts";
import type { GiftRow } from "./store-gifts.ts";

type VoucherRow = typeof vouchers.$inferSelect;
type OrderRow = typeof orders.$inferSelect;

const QUEUE = "voucher-gifts";
/** From eight in the morning on; what a stop has left, or became due since, follows. */
const BY_DAY = "0,10,20,30,40,50 8-21 * * *";
const MORNING = "08:00";

/** Declares that gifts go to their recipients on their day. */
export function declareGifts(services: Services): void {
  services.jobs.work(QUEUE, () => sendDueGifts(services), { retryLimit: 3, keepSeconds: 86_400 });
  services.jobs.schedule(QUEUE, BY_DAY, "Europe/Prague");
}

/** Sends the gifts whose day has come; each in a transaction of its own, so that one goes out once whatever stops the job. */
export async function sendDueGifts(services: Services): Promise<void> {
  const { db, now, log } = services;
  const today = pragueDay(now());
  const until = pragueTime(now()) < MORNING ? addDays(today, -1) : today;
  const due = await db
    .selectDistinct({ item: voucherGifts.order_item_id, order: voucherGifts.order_id })
    .from(voucherGifts)
    .innerJoin(vouchers, eq(vouchers.order_item_id, voucherGifts.order_item_id))
    .where(
      and(
        isUnsent(),
        lte(voucherGifts.day, until),
        isNull(vouchers.voided_at),
        isNull(vouchers.used_at),
        gte(vouchers.valid_until, today),
      ),
    )
    .orderBy(asc(voucherGifts.order_item_id));
  const context = programContext(services, TEAM_LANGUAGE);
  let sent = 0;
  for (const { item, order } of due)
    if (await db.transaction((tx) => sendUnsent(context, tx, order, item))) sent += 1;
  sent += await sendDueGiveaways(context, until);
  if (sent > 0) log.info({ sent }, "Gifts went to their recipients");
}

async function sendUnsent(context: Context, tx: Database, orderId: number, item: number): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  const [gift] = await tx
    .select()
    .from(voucherGifts)
    .where(and(eq(voucherGifts.order_item_id, item), isUnsent()))
    .for("update");
  return gift ? sendGift(context, tx, order, gift) : false;
}

/** A gift whose day has come, right after it was paid or changed; any other waits. */
export async function sendIfDue(
  context: Context,
  tx: Database,
  order: OrderRow,
  gift: GiftRow,
): Promise<boolean> {
  const isDue = gift.day !== null && gift.day <= pragueDay(context.now());
  return isDue && gift.sent_at === null && sendGift(context, tx, order, gift);
}

/**
 * Mails what is valid of a gift to its recipient, in the caller's transaction, whose order is locked; false where
 * nothing is, or the buyer gets it. `rows`: these vouchers only.
 */
export async function sendGift(
  context: Context,
  tx: Database,
  order: OrderRow,
  gift: GiftRow,
  rows?: readonly VoucherRow[],
): Promise<boolean> {
  if (gift.deliver !== "recipient" || gift.email === "") return false;
  if (order.status === "cancelled" || order.hidden_at || order.anonymised_at) return false;
  const valid = await validVouchers(context, tx, gift);
  const sent = rows ? valid.filter(({ id }) => rows.some((row) => row.id === id)) : valid;
  if (sent.length === 0) return false;
  const mail_id = await queueGiftMail(context, tx, order, gift, sent);
  await tx
    .update(voucherGifts)
    .set({ sent_at: context.now(), mail_id })
    .where(eq(voucherGifts.order_item_id, gift.order_item_id));
  return true;
}

/** Vouchers that can be used and are not withdrawn from. */
export async function validVouchers(
  { now }: Pick<Context, "now">,
  tx: Database,
  { order_id, order_item_id }: Pick<GiftRow, "order_id" | "order_item_id">,
): Promise<VoucherRow[]> {
  const all = await tx
    .select()
    .from(vouchers)
    .where(eq(vouchers.order_item_id, order_item_id))
    .orderBy(asc(vouchers.piece))
    .for("update");
  const live = all.filter(({ voided_at }) => voided_at === null);
  const voided = all.length - live.length;
  const { pieces = 0 } = (await withdrawnItems(tx, order_id)).get(order_item_id) ?? {};
  // What the team has taken back since is void already.
  const withdrawn = Math.max(0, pieces - voided);
  const today = pragueDay(now());
  const usable = live.filter(({ used_at, valid_until }) => used_at === null && valid_until >= today);
  return usable.slice(0, Math.max(0, live.length - withdrawn));
}

function isUnsent() {
  return and(eq(voucherGifts.deliver, "recipient"), isNull(voucherGifts.sent_at), ne(voucherGifts.email, ""));
}
