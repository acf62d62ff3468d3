import { eq } from "drizzle-orm";
import { isPaidBack, ORDER, orders } from "#features/orders/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { OPEN_DAYS } from "../review-rules.ts";
import { ASK_WORDS } from "./ask-words.ts";
import { addressHash, type Invitation, reviewPath } from "./review-key.ts";
import { reviewInvitations, reviewRefusals } from "./reviews.table.ts";

const DAY_MS = 86_400_000;

/** A ride that took place, as its booking knows it. */
interface Ridden {
  id: number;
  product_id: string;
  names: Both<string>;
  order_id: number | null;
  voucher_id: number | null;
  starts_at: Date;
  language: Language;
  customer_name: string;
  customer_email: string;
}

/**
 * The part of the thank-you mail that asks a rider for a review, in the caller's transaction, which sends it. Nothing
 * where nobody is to be asked: the ride is of an order that was cancelled or paid back, its product is gone, its rider
 * was asked about this day already or does not want to be.
 */
export async function askRider(context: Context, tx: Database, ride: Ridden): Promise<MailPart[]> {
  const { language, product_id, names } = ride;
  const order = await orderOf(tx, ride);
  if (order && (await isOver(tx, order))) return [];
  if ((await tx.$count(products, eq(products.id, product_id))) === 0) return [];
  const invitation = await invite(context, tx, {
    language,
    subjects: [{ product_id, names }],
    booking_id: ride.id,
    customer_name: ride.customer_name,
    customer_email: ride.customer_email,
    ridden_on: pragueDay(ride.starts_at),
  });
  return invitation ? askParts(context, invitation) : [];
}

/** The order that a ride was bought with, by itself or as a voucher. */
async function orderOf(tx: Database, { order_id, voucher_id }: Ridden) {
  const [voucher] =
    order_id === null && voucher_id !== null
      ? await tx.select().from(vouchers).where(eq(vouchers.id, voucher_id))
      : [];
  const id = order_id ?? voucher?.order_id ?? null;
  if (id === null) return null;
  const [order] = await tx.select(ORDER).from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/** Claims the asking in the database; null where this person, order or ride has been asked, or does not want to be. */
export async function invite(
  context: Context,
  tx: Database,
  asked: Omit<typeof reviewInvitations.$inferInsert, "valid_until" | "created_at">,
): Promise<Invitation | null> {
  if (!asked.customer_email || (await isRefused(context, tx, asked.customer_email))) return null;
  const now = context.now();
  const [invitation] = await tx
    .insert(reviewInvitations)
    .values({ ...asked, created_at: now, valid_until: new Date(now.getTime() + OPEN_DAYS * DAY_MS) })
    .onConflictDoNothing()
    .returning();
  return invitation ?? null;
}

/** The question with the link. */
export function askParts(context: Context, invitation: Invitation): MailPart[] {
  const { language, ridden_on } = invitation;
  const words = ASK_WORDS[language];
  return [
    {
      kind: "button",
      text: ridden_on ? words.askRide : words.ask,
      label: words.button,
      url: linkTo(context, reviewPath(context.config, invitation), language),
    },
    { kind: "text", text: words.once },
  ];
}

/** Whether the person with this address does not want to be asked. */
export async function isRefused(
  { config }: Pick<Context, "config">,
  db: Database,
  email: string,
): Promise<boolean> {
  return (await db.$count(reviewRefusals, eq(reviewRefusals.address_hash, addressHash(config, email)))) > 0;
}

/** An order that nobody is asked about: cancelled, deleted, without its customer, or all of it paid back. */
export async function isOver(
  db: Database,
  order: Omit<typeof orders.$inferSelect, "searched">,
): Promise<boolean> {
  const { status, hidden_at, anonymised_at } = order;
  if (status === "cancelled" || hidden_at !== null || anonymised_at !== null) return true;
  return isPaidBack(db, order);
}
