import { aboutOrder, type orders, sellerOf } from "#features/orders/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { GREETING } from "#kit/server/mail/common-texts.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { balanceLink, bookingLink } from "../../booking-link.ts";
import type { GiftWish } from "../../gifts.contract.ts";
import { attachedVouchers, voucherRows } from "../voucher-parts.ts";
import { VOUCHER_WORDS } from "../voucher-words.ts";
import type { vouchers } from "../vouchers.table.ts";
import { GIFT_MAIL } from "./gift.mails.ts";
import { GIFT_WORDS } from "./gift-words.ts";
import type { GiftRow } from "./store-gifts.ts";

/** Queues the mail that brings vouchers to their recipient, in the order's language; answers its id. */
export async function queueGiftMail(
  context: Context,
  tx: Database,
  order: Pick<typeof orders.$inferSelect, "id" | "customer_name" | "language">,
  gift: GiftRow,
  rows: (typeof vouchers.$inferSelect)[],
): Promise<number> {
  const { language, customer_name: from } = order;
  const words = GIFT_WORDS[language];
  const { seller, inbox } = await sellerOf(tx, language);
  const t = await mailTexts(tx, GIFT_MAIL, language, {
    giver: from || words.somebody,
    recipient: gift.recipient,
    vouchers: [...new Set(rows.map(({ content }) => content.name))].join(", "),
    count: String(rows.length),
  });
  // All of a gift are vouchers of one item.
  const isMoney = rows.some(({ value_halere }) => value_halere !== null);
  const use = isMoney ? words.money : words.ride;
  const before = isMoney ? VOUCHER_WORDS[language].pay : VOUCHER_WORDS[language].book;
  const places = await context.parts.voucherSeats.placesOf(tx, rows);
  const open = rows.filter(({ id }) => !places.has(id));
  const booked = rows.flatMap(({ id, content }) => {
    const place = places.get(id);
    return place ? [VOUCHER_WORDS[language].booked(content.name, place)] : [];
  });
  const [first, ...more] = open.flatMap(({ code, content }) => {
    const url = (isMoney ? balanceLink : bookingLink)(content.team.link, code);
    return url ? [{ name: content.name, url }] : [];
  });
  const { team } = rows[0]?.content ?? {};
  const contact = [team?.email, team?.phone].filter(Boolean).join(", ");
  const parts: MailPart[] = [
    ...textParts(
      gift.recipient ? t.greeting : GREETING[language],
      rows.length === 1 ? t.introduction : t.introduction_many,
      gift.dedication && words.quoted(gift.dedication),
    ),
    voucherRows(rows, language),
    ...textParts(...booked),
    ...(first ? [{ kind: "button" as const, text: use.open, label: use.openButton, url: first.url }] : []),
    ...more.map(({ name, url }) => ({ kind: "link" as const, text: before(name), url })),
    ...textParts(
      use.show(rows.length),
      contact && !isMoney && open.length > 0 ? VOUCHER_WORDS[language].arrange(contact) : "",
      t.closing,
      seller.name,
    ),
  ];
  return context.mailer.queueMail(tx, {
    kind: GIFT_MAIL.kind,
    to: gift.email,
    language,
    about: aboutOrder(order.id),
    ...(inbox && { replyTo: inbox }),
    subject: t.subject,
    text: mailText(parts),
    html: mailHtml(parts, language),
    attachments: attachedVouchers(context, rows, language, places, gift),
  });
}

/** What the first mail about an order says of a gift; `isPaid`: there is nothing more to pay. */
export function giftLine(name: string, gift: GiftWish, language: Language, isPaid: boolean): string {
  const words = GIFT_WORDS[language];
  return gift.deliver === "recipient" && gift.day
    ? words.toRecipient(name, words.to(gift.recipient, gift.email), formatDay(gift.day, language), isPaid)
    : words.toBuyer(name, gift.recipient);
}

/** What the buyer is told of a gift that is paid and goes to its recipient. */
export function paidGiftLine(name: string, gift: GiftRow, hasGone: boolean, language: Language): string {
  const words = GIFT_WORDS[language];
  const to = words.to(gift.recipient, gift.email);
  return hasGone || !gift.day ? words.went(name, to) : words.willGo(name, to, formatDay(gift.day, language));
}
