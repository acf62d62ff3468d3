import { eq } from "drizzle-orm";
import { days } from "#features/days/server/index.ts";
import { sellerOf } from "#features/orders/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { bookingLink } from "#features/vouchers/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { rideDay } from "../../ride-time.ts";
import { waitingPath } from "../booking-key.ts";
import type { bookingWaiting } from "../bookings.table.ts";
import { daysWithPlaces } from "../ride-days.ts";
import { WAITING_MAILS } from "../waiting.mails.ts";
import { WAITING_WORDS, type WaitingMailKind } from "./waiting-words.ts";

type Entry = typeof bookingWaiting.$inferSelect;

/** So many other days stand in a mail; the page has them all. */
const OTHER_DAYS = 3;

/** Queues a mail to somebody on a waiting list, in her language and in the caller's transaction. */
export async function queueWaitingMail(
  context: Context,
  tx: Database,
  entry: Entry,
  kind: WaitingMailKind,
): Promise<void> {
  const { language } = entry;
  const [day] = await tx.select().from(days).where(eq(days.id, entry.day_id));
  if (!day) return;
  const words = WAITING_WORDS[language];
  const { seller, inbox } = await sellerOf(tx, language);
  const mail = WAITING_MAILS[kind];
  const t = await mailTexts(tx, mail, language, {
    customer: entry.name,
    ride: entry.names[language] || entry.names.en,
    day: rideDay(pragueMoment(day.date, day.starts), language),
  });
  const reason = (kind === "gone" ? day.cancel_reason : kind === "moved" ? day.moved_reason : null)?.[
    language
  ];
  const parts: MailPart[] = [
    ...textParts(t.greeting, t.introduction),
    ...(reason ? [{ kind: "rows" as const, rows: [[words.why, reason] satisfies [string, string]] }] : []),
    ...(kind === "gone" ? await otherDays(context, tx, entry) : []),
    ...textParts(t.closing),
    {
      kind: "button",
      ...words.buttons[kind],
      url:
        kind === "gone"
          ? await toDays(context, tx, entry)
          : linkTo(context, waitingPath(context.config, entry), language),
    },
    ...textParts(seller.name),
  ];
  await context.mailer.queueMail(tx, {
    kind: mail.kind,
    to: entry.email,
    ...(inbox && { replyTo: inbox }),
    language,
    subject: [t.subject, seller.name].filter(Boolean).join(" – "),
    text: mailText(parts),
    html: mailHtml(parts, language),
    about: `days/${day.id}`,
  });
}

async function otherDays(context: Context, tx: Database, { product_id, voucher_id, language }: Entry) {
  const [voucher] =
    voucher_id === null ? [] : await tx.select().from(vouchers).where(eq(vouchers.id, voucher_id));
  const found = await daysWithPlaces({ ...context, db: tx, language }, product_id, voucher?.valid_until);
  const words = WAITING_WORDS[language];
  const rows = found
    .slice(0, OTHER_DAYS)
    .map(({ starts_at, place, free }): [string, string] => [
      rideDay(starts_at, language),
      [place, words.free(free)].filter(Boolean).join(", "),
    ]);
  if (rows.length === 0) return [];
  return [{ kind: "heading", text: words.others } as const, { kind: "rows", rows } as const];
}

/** Where the other days are chosen: with the voucher, or on the product's page. */
async function toDays(
  context: Context,
  tx: Database,
  { product_id, voucher_id, language }: Entry,
): Promise<string> {
  if (voucher_id !== null) {
    const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, voucher_id));
    const link = voucher && bookingLink(linkTo(context, "/", language), voucher.code);
    if (link) return link;
  }
  const [product] = await tx.select().from(products).where(eq(products.id, product_id));
  return linkTo(context, product ? `/product/${product.slug}/days` : "/events-calendar", language);
}
