import { eq } from "drizzle-orm";
import {
  type MailPart,
  mailHtml,
  mailText,
  type orders,
  queueCustomerMail,
  sellerOf,
} from "#features/orders/server/index.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { balanceLink, bookingLink } from "../booking-link.ts";
import { paidGiftLine } from "./gifts/gift-mail.ts";
import { GIFT_WORDS } from "./gifts/gift-words.ts";
import type { GiftRow } from "./gifts/store-gifts.ts";
import { giveaways } from "./giveaways.table.ts";
import { attachedVouchers, voucherRows } from "./voucher-parts.ts";
import { VOUCHER_WORDS } from "./voucher-words.ts";
import type { vouchers } from "./vouchers.table.ts";

type Row = typeof vouchers.$inferSelect;

/**
 * Queues the mail that brings an order's vouchers to its customer, in the caller's transaction. Of gifts that go to
 * somebody else it only says when; `gone`: items whose gift goes right now.
 */
export async function queueVoucherMail(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  rows: Row[],
  gifts: ReadonlyMap<number, GiftRow>,
  gone: ReadonlySet<number>,
): Promise<void> {
  const { language } = order;
  const words = VOUCHER_WORDS[language];
  const giftOf = ({ order_item_id }: Row) => gifts.get(order_item_id ?? 0);
  const own = rows.filter((row) => giftOf(row)?.deliver !== "recipient");
  const presents = rows.filter((row) => !own.includes(row));
  const told = presents
    .filter((row, index) => presents.findIndex((one) => one.order_item_id === row.order_item_id) === index)
    .map((row): MailPart => {
      const isGone = gone.has(row.order_item_id ?? 0);
      return { kind: "text", text: paidGiftLine(row.content.name, giftOf(row) as GiftRow, isGone, language) };
    });
  const gift = GIFT_WORDS[language];
  const waits = presents.some((row) => !gone.has(row.order_item_id ?? 0));
  await queueCustomerMail(context, tx, order, {
    kind: "vouchers",
    subject: own.length > 0 ? subjectOf(own, language) : gift.buyerSubject(namesOf(presents)),
    parts: [
      { kind: "text", text: words.greeting },
      { kind: "text", text: own.length > 0 ? words.hereItIs(own.length) : gift.paid },
      ...(own.length > 0 ? aboutVouchers(own, language) : []),
      ...told,
      ...(waits ? [{ kind: "text" as const, text: gift.waiting }] : []),
      ...(presents.length > 0 ? [{ kind: "text" as const, text: gift.secret }] : []),
    ],
    attachments: own.flatMap((row) => attachedVouchers(context, [row], language, giftOf(row))),
  });
}

/** Queues the mail that brings vouchers to whom they were given, in the caller's transaction; none without an address. */
export async function queueGivenMail(
  context: Context,
  tx: Database,
  given: typeof giveaways.$inferSelect,
  rows: Row[],
): Promise<void> {
  const { email, language, dedication, id } = given;
  if (!email || rows.length === 0) return;
  const words = VOUCHER_WORDS[language];
  const { seller, inbox } = await sellerOf(tx, language);
  const parts: MailPart[] = [
    { kind: "text", text: words.greeting },
    { kind: "text", text: words.givenHere(rows.length) },
    ...(dedication ? [{ kind: "text" as const, text: dedication }] : []),
    ...aboutVouchers(rows, language),
    ...(seller.name ? [{ kind: "text" as const, text: seller.name }] : []),
  ];
  const subject = subjectOf(rows, language);
  await context.mailer.queueMail(tx, {
    ...{ kind: "vouchers-given", to: email, language, about: `giveaways/${id}` },
    ...(inbox && { replyTo: inbox }),
    subject: seller.name ? `${subject} – ${seller.name}` : subject,
    ...{ text: mailText(parts), html: mailHtml(parts, language) },
    attachments: attachedVouchers(context, rows, language, given),
  });
  await tx.update(giveaways).set({ mailed_at: context.now() }).where(eq(giveaways.id, id));
}

function subjectOf(rows: Row[], language: Language): string {
  return VOUCHER_WORDS[language].subject(namesOf(rows), rows.length);
}

function namesOf(rows: Row[]): string {
  return [...new Set(rows.map(({ content }) => content.name))].join(", ");
}

/** Their codes and last days, how to pass them on, and where a date is chosen. */
function aboutVouchers(rows: Row[], language: Language): MailPart[] {
  const words = VOUCHER_WORDS[language];
  const contact = contactOf(rows[0] as Row);
  return [
    voucherRows(rows, language),
    { kind: "text", text: words.forward(rows.length) },
    ...rows.flatMap(({ code, content, value_halere }) => {
      const isMoney = value_halere !== null;
      const url = (isMoney ? balanceLink : bookingLink)(content.team.link, code);
      const text = isMoney ? words.pay(content.name) : words.book(content.name);
      return url ? [{ kind: "link" as const, text, url }] : [];
    }),
    ...(contact && rows.some(({ value_halere }) => value_halere === null)
      ? [{ kind: "text" as const, text: words.arrange(contact) }]
      : []),
  ];
}

function contactOf({ content: { team } }: Row): string {
  return [team.email, team.phone].filter(Boolean).join(", ");
}
