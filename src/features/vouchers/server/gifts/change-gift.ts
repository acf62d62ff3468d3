import { and, eq, inArray } from "drizzle-orm";
import { keptItems, lockOrder, logOrder, type orders } from "#features/orders/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { localised } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { earliest, lastGiftDay } from "../../gift-rules.ts";
import type { Gift, GiftWish } from "../../gifts.contract.ts";
import { queueVoucherMail } from "../voucher-mail.ts";
import { vouchers } from "../vouchers.table.ts";
import { voucherGifts } from "./gifts.table.ts";
import { sendGift, sendIfDue, validVouchers } from "./send-gifts.ts";
import { type GiftRow, giftsOf, LATE } from "./store-gifts.ts";

type OrderRow = typeof orders.$inferSelect;

const GONE: Both<string> = {
  en: "This gift has already been sent, so it can’t be changed any more.",
  cs: "Tento dárek už odešel, takže ho změnit nejde.",
};
const NOTHING: Both<string> = {
  en: "There is nothing to send: the order isn’t paid, or its vouchers have been used or are no longer valid.",
  cs: "Není co poslat: objednávka není zaplacená, nebo jsou poukazy už použité či neplatné.",
};
const FOR_BUYER: Both<string> = {
  en: "This gift is e-mailed to the buyer. Enter the recipient’s e-mail first.",
  cs: "Tento dárek posíláme kupujícímu. Nejdřív vyplňte e-mail obdarovaného.",
};
const PAST: Both<string> = {
  en: "Choose today or a later day.",
  cs: "Vyberte dnešek nebo pozdější den.",
};

/** The gifts of an order, with what became of each. */
export async function toGifts({ db, now }: Context, order: Omit<OrderRow, "searched">): Promise<GiftView[]> {
  const gifts = await giftsOf(db, order.id);
  if (gifts.size === 0) return [];
  const items = (await keptItems(db, order.id)).filter(({ voucher_months }) => voucher_months !== null);
  const issued = await db
    .select({
      item: vouchers.order_item_id,
      valid_until: vouchers.valid_until,
      used_at: vouchers.used_at,
      voided_at: vouchers.voided_at,
    })
    .from(vouchers)
    .where(eq(vouchers.order_id, order.id));
  const today = pragueDay(now());
  const ids = [...gifts.values()].flatMap(({ mail_id }) => mail_id ?? []);
  const sent = await db
    .select({ id: mails.id, state: mails.state })
    .from(mails)
    .where(inArray(mails.id, ids));
  return items.flatMap((item) => {
    const gift = gifts.get(item.id);
    if (!gift) return [];
    const all = issued.filter((one) => one.item === item.id);
    const own = all.filter(({ voided_at }) => voided_at === null);
    const isUsable = own.some(({ used_at, valid_until }) => used_at === null && valid_until >= today);
    const mail = sent.find(({ id }) => id === gift.mail_id)?.state ?? null;
    const months = item.voucher_months ?? 0;
    return {
      ...gift,
      item: item.id,
      name: localised(item.translations, order.language).name,
      quantity: item.quantity,
      product: item.product_id,
      variant: item.variant_id,
      mail,
      is_open: order.status !== "cancelled" && isOpen(gift, mail),
      is_issued: own.length > 0,
      is_spent: all.length > 0 && !isUsable,
      last_day: lastDay(
        months,
        own.map(({ valid_until }) => valid_until),
        now(),
      ),
    };
  });
}

type GiftView = Omit<Gift, "sent_at"> & { sent_at: Date | null };

/** What was sent is over; where its mail was given up, the buyer may write a better address. */
function isOpen({ sent_at }: GiftRow, mail: Gift["mail"]): boolean {
  return sent_at === null || mail === "failed";
}

function lastDay(months: number, ends: string[], now: Date): string {
  return earliest(lastGiftDay(pragueDay(now), months), ...ends);
}

/**
 * Changes a gift of an order, in the caller's transaction. `isTeam`: also one that was sent, which is not sent again by
 * that. One whose day is there goes at once, and so does one that the buyer is to get after all.
 *
 * @throws Refusal NOT_FOUND, CONFLICT for one that was sent, INVALID for a day that can't be
 */
export async function changeGift(
  context: Context,
  tx: Database,
  orderId: number,
  { item, wish, isTeam }: { item: number; wish: GiftWish; isTeam: boolean },
): Promise<void> {
  const { order, gift, view } = await lockedGift(context, tx, orderId, item);
  if (order.status === "cancelled" || (!isTeam && !view.is_open))
    throw new Refusal("CONFLICT", { words: GONE });
  const isMoved = wish.day !== null && wish.day !== gift.day;
  if (isMoved && wish.day !== null && wish.day < pragueDay(context.now()))
    throw invalidField("day", PAST, context.language);
  if (isMoved && wish.day !== null && wish.day > view.last_day)
    throw invalidField("day", LATE, context.language);
  // After a mail that was given up, the better address gets one of its own.
  const isAnew = gift.sent_at !== null && (view.mail === "failed" || wish.deliver === "buyer");
  const [changed] = await tx
    .update(voucherGifts)
    .set({ ...wish, ...(isAnew && { sent_at: null, mail_id: null }) })
    .where(eq(voucherGifts.order_item_id, item))
    .returning();
  if (changed) await sendIfDue(context, tx, order, changed);
  if (changed && gift.deliver === "recipient") await sendToBuyer(context, tx, order, changed);
  if (isTeam) await logOrder(context, tx, orderId, "changed", { gift: "" }, { gift: namesOf(gift, wish) });
}

/** The buyer's mail at the payment did not bring what was to go to the recipient. */
async function sendToBuyer(context: Context, tx: Database, order: OrderRow, gift: GiftRow): Promise<void> {
  if (gift.deliver !== "buyer") return;
  const rows = await validVouchers(context, tx, gift);
  if (rows.length === 0) return;
  await queueVoucherMail(context, tx, order, rows, new Map([[gift.order_item_id, gift]]), new Set());
}

/** Mails a gift now, or again. Throws NOT_FOUND, CONFLICT where nothing can be sent. */
export async function sendGiftNow(
  context: Context,
  tx: Database,
  orderId: number,
  item: number,
): Promise<void> {
  const { order, gift } = await lockedGift(context, tx, orderId, item);
  if (gift.deliver !== "recipient") throw new Refusal("CONFLICT", { words: FOR_BUYER });
  if (!(await sendGift(context, tx, order, gift))) throw new Refusal("CONFLICT", { words: NOTHING });
  await logOrder(context, tx, orderId, "changed", { gift: "" }, { gift: "sent" });
}

async function lockedGift(context: Context, tx: Database, orderId: number, item: number) {
  const order = await lockOrder(tx, orderId);
  const [gift] = await tx
    .select()
    .from(voucherGifts)
    .where(and(eq(voucherGifts.order_item_id, item), eq(voucherGifts.order_id, orderId)))
    .for("update");
  const [view] = (await toGifts({ ...context, db: tx }, order)).filter((one) => one.item === item);
  if (!gift || !view || order.hidden_at || order.anonymised_at) throw new Refusal("NOT_FOUND");
  return { order, gift, view };
}

/** Which fields are others now: what stands in them is the customer's and is not logged. */
function namesOf(before: GiftRow, after: GiftWish): string {
  const fields = ["recipient", "dedication", "design", "deliver", "email", "day"] as const;
  return fields.filter((field) => before[field] !== after[field]).join(", ");
}
