import { eq } from "drizzle-orm";
import { type orders, orderValues, queueCustomerMail, sellerOf } from "#features/orders/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { balanceLink, bookingLink } from "../booking-link.ts";
import { GIFT_READY_MAIL } from "./gifts/gift.mails.ts";
import { paidGiftLine } from "./gifts/gift-mail.ts";
import { GIFT_WORDS } from "./gifts/gift-words.ts";
import type { GiftRow } from "./gifts/store-gifts.ts";
import { giveaways } from "./giveaways/giveaways.table.ts";
import { VOUCHERS_GIVEN_MAIL, VOUCHERS_MAIL } from "./voucher.mails.ts";
import { attachedVouchers, voucherRows } from "./voucher-parts.ts";
import type { BookedPlace } from "./voucher-seats.ts";
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
  const giftOf = ({ order_item_id }: Row) => gifts.get(order_item_id ?? 0);
  const own = rows.filter((row) => giftOf(row)?.deliver !== "recipient");
  const presents = rows.filter((row) => !own.includes(row));
  const told = presents
    .filter((row, index) => presents.findIndex((one) => one.order_item_id === row.order_item_id) === index)
    .map((row): MailPart => {
      const isGone = gone.has(row.order_item_id ?? 0);
      return { kind: "text", text: paidGiftLine(row.content.name, giftOf(row) as GiftRow, isGone, language) };
    });
  const places = await context.parts.voucherSeats.placesOf(tx, own);
  const gift = GIFT_WORDS[language];
  const waits = presents.some((row) => !gone.has(row.order_item_id ?? 0));
  const values = { ...orderValues(order), vouchers: namesOf(own.length > 0 ? own : presents) };
  const t =
    own.length > 0
      ? inNumber(await mailTexts(tx, VOUCHERS_MAIL, language, values), own.length)
      : await mailTexts(tx, GIFT_READY_MAIL, language, values);
  await queueCustomerMail(context, tx, order, {
    kind: VOUCHERS_MAIL.kind,
    subject: t.subject,
    parts: [
      ...textParts(t.greeting, t.introduction),
      ...(own.length > 0 ? aboutVouchers(own, language, "forward", places) : []),
      ...told,
      ...textParts(waits ? gift.waiting : "", presents.length > 0 ? gift.secret : "", t.closing),
    ],
    attachments: own.flatMap((row) => attachedVouchers(context, [row], language, places, giftOf(row))),
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
  const { seller, inbox } = await sellerOf(tx, language);
  const places = await context.parts.voucherSeats.placesOf(tx, rows);
  const values = { customer: given.name, vouchers: namesOf(rows) };
  const t = inNumber(await mailTexts(tx, VOUCHERS_GIVEN_MAIL, language, values), rows.length);
  const parts: MailPart[] = [
    ...textParts(t.greeting, t.introduction, dedication),
    ...aboutVouchers(rows, language, "show", places),
    ...textParts(t.closing, seller.name),
  ];
  await context.mailer.queueMail(tx, {
    kind: VOUCHERS_GIVEN_MAIL.kind,
    to: email,
    language,
    about: `giveaways/${id}`,
    ...(inbox && { replyTo: inbox }),
    subject: [t.subject, seller.name].filter(Boolean).join(" – "),
    text: mailText(parts),
    html: mailHtml(parts, language),
    attachments: attachedVouchers(context, rows, language, places, given),
  });
  await tx.update(giveaways).set({ mailed_at: context.now() }).where(eq(giveaways.id, id));
}

type Texts = Record<
  "subject" | "subject_many" | "greeting" | "introduction" | "introduction_many" | "closing",
  string
>;

/** The texts for one voucher, or for several. */
function inNumber(t: Texts, count: number) {
  const { subject, subject_many, introduction, introduction_many, greeting, closing } = t;
  if (count === 1) return { subject, introduction, greeting, closing };
  return { subject: subject_many, introduction: introduction_many, greeting, closing };
}

function namesOf(rows: Row[]): string {
  return [...new Set(rows.map(({ content }) => content.name))].join(", ");
}

/** Their codes and last days, how to pass them on or show them, and their date or where it is chosen. */
function aboutVouchers(
  rows: Row[],
  language: Language,
  what: "forward" | "show",
  places: ReadonlyMap<number, BookedPlace>,
): MailPart[] {
  const words = VOUCHER_WORDS[language];
  const contact = contactOf(rows[0] as Row);
  return [
    voucherRows(rows, language),
    { kind: "text", text: words[what](rows.length) },
    ...rows.flatMap(({ id, code, content, value_halere }): MailPart[] => {
      const place = places.get(id);
      if (place) return [{ kind: "text", text: words.booked(content.name, place) }];
      const isMoney = value_halere !== null;
      const url = (isMoney ? balanceLink : bookingLink)(content.team.link, code);
      const text = isMoney ? words.pay(content.name) : words.book(content.name);
      return url ? [{ kind: "link", text, url }] : [];
    }),
    ...(contact && rows.some(({ id, value_halere }) => value_halere === null && !places.has(id))
      ? [{ kind: "text" as const, text: words.arrange(contact) }]
      : []),
  ];
}

function contactOf({ content: { team } }: Row): string {
  return [team.email, team.phone].filter(Boolean).join(", ");
}
