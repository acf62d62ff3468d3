import { rideLimit, rideMoment } from "#features/bookings/index.ts";
import { type DocumentCustomer, type InvoiceContent, remainingOf } from "#features/invoices/index.ts";
import { CODE_CID } from "#features/invoices/server/index.ts";
import { ORDER_STEP_WORDS } from "#features/orders/server/index.ts";
import { voucherValidity } from "#features/products/index.ts";
import type { GiftWish } from "#features/vouchers/gifts.contract.ts";
import { giftLine } from "#features/vouchers/server/index.ts";
import { postalAddressLine } from "#kit/contract/companies/address-country.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { ibanInFours } from "#kit/contract/money/bank-numbers.ts";
import { formatMoney, formatPrice, type Halere, toCzk } from "#kit/contract/money/money.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import type { SeatOfOrder } from "../order-holds.ts";
import { ORDER_MAIL_WORDS, type OrderMailWords } from "./order-mail-words.ts";

/** What else the first mail about an order tells. */
export interface OrderFacts {
  /** The whole address of the order's page. */
  page: string;
  /** The whole address of the terms that it was made under. */
  terms: string;
  /** The pick-up point; blank where it goes to none. */
  point: string;
  /** The items that become vouchers, and how many months each is valid. */
  vouchers: { name: string; months: number; gift: GiftWish | undefined }[];
  /** Places of ride days: what, when, and until when they wait for the payment. */
  seats: SeatOfOrder[];
}

/** The texts of the first mail that the team can change. */
type Texts = Record<"greeting" | "introduction" | "closing", string>;

/** The first mail to an order's customer. */
export function confirmationParts(
  paper: InvoiceContent,
  texts: Texts,
  { page, terms, point, vouchers, seats }: OrderFacts,
): MailPart[] {
  const { language } = paper;
  const words = ORDER_MAIL_WORDS[language];
  const step = ORDER_STEP_WORDS[language];
  const isPaid = remainingOf(paper) === 0;
  return [
    ...textParts(texts.greeting, texts.introduction),
    { kind: "heading", text: words.items },
    billPart(paper),
    ...placesPart(seats, isPaid, language),
    ...vouchers.flatMap(({ name, months, gift }): MailPart[] => [
      ...(gift?.deliver === "recipient"
        ? []
        : [{ kind: "text" as const, text: words.voucher(name, voucherValidity(months, language), isPaid) }]),
      ...(gift ? [{ kind: "text" as const, text: giftLine(name, gift, language, isPaid) }] : []),
    ]),
    ...howToPay(paper, words),
    { kind: "button", text: step.page, label: step.pageButton, url: page },
    ...(point
      ? [
          { kind: "heading" as const, text: words.point },
          { kind: "text" as const, text: point },
        ]
      : []),
    { kind: "heading", text: words.address },
    { kind: "text", text: addressee(paper.customer) },
    { kind: "text", text: words.attached(isPaid) },
    { kind: "link", text: words.terms, url: terms },
    ...textParts(texts.closing),
    ...(paper.seller.name ? [{ kind: "text" as const, text: paper.seller.name }] : []),
  ];
}

function placesPart(seats: SeatOfOrder[], isPaid: boolean, language: Language): MailPart[] {
  const words = ORDER_MAIL_WORDS[language];
  if (seats.length === 0) return [];
  const held = seats.flatMap(({ held_until }) => held_until?.getTime() ?? []);
  return [
    { kind: "heading", text: words.places(seats.reduce((sum, { count }) => sum + count, 0)) },
    {
      kind: "rows",
      rows: seats.map(({ name, count, starts_at }) => [
        count > 1 ? `${count} × ${name}` : name,
        rideMoment(starts_at, language),
      ]),
    },
    {
      kind: "text",
      text:
        held.length > 0 && !isPaid
          ? words.heldUntil(rideLimit(new Date(Math.min(...held)), language))
          : words.placeBooked,
    },
  ];
}

function addressee({ company = "", name, address, phone }: DocumentCustomer): string {
  return [company, name, postalAddressLine(address), phone].filter(Boolean).join("\n");
}

function bill(paper: InvoiceContent, words: OrderMailWords, language: Language): MailPart {
  const lines = paper.lines.map(({ name, quantity, unit }): [string, string] => [
    `${quantity} × ${name}`,
    money(unit * quantity, language),
  ]);
  return {
    kind: "rows",
    rows: [
      ...lines,
      ...discount(paper, words, language),
      [`${words.shipping} – ${paper.shipping.name}`, money(paper.shipping.price, language)],
      ...(paper.payment.fee
        ? [
            [`${words.fee} – ${paper.payment.name}`, money(paper.payment.fee, language)] satisfies [
              string,
              string,
            ],
          ]
        : []),
      [words.total, sum(paper.total, language)],
      ...toPay(paper, words, language),
    ],
    lastIsTotal: true,
  };
}

function discount(
  { discount }: InvoiceContent,
  words: OrderMailWords,
  language: Language,
): [string, string][] {
  return discount ? [[`${words.discount} (${discount.code})`, money(-discount.amount, language)]] : [];
}

/** What gift vouchers pay of it, what cash rounds, and what is left. */
function toPay(paper: InvoiceContent, words: OrderMailWords, language: Language): [string, string][] {
  const { by_voucher = 0, rounding = 0 } = paper;
  if (by_voucher === 0 && rounding === 0) return [];
  return [
    ...(by_voucher === 0 ? [] : [[words.byVoucher, money(-by_voucher, language)] satisfies [string, string]]),
    ...(rounding === 0 ? [] : [[words.rounding, money(rounding, language)] satisfies [string, string]]),
    [words.toPay, sum(remainingOf(paper), language)],
  ];
}

/** What was ordered and what it costs, as its first mail says it. */
export function billPart(paper: InvoiceContent): MailPart {
  return bill(paper, ORDER_MAIL_WORDS[paper.language], paper.language);
}

/** How an order is paid, as its first mail says it. */
export function paymentParts(paper: InvoiceContent): MailPart[] {
  return howToPay(paper, ORDER_MAIL_WORDS[paper.language]);
}

function howToPay(paper: InvoiceContent, words: OrderMailWords): MailPart[] {
  const { seller, payment, language } = paper;
  if (paper.by_voucher && remainingOf(paper) === 0)
    return [
      { kind: "heading", text: words.payment },
      { kind: "text", text: words.paidByVoucher },
    ];
  if (paper.total === 0)
    return [
      { kind: "heading", text: words.payment },
      { kind: "text", text: words.nothingToPay },
    ];
  if (payment.kind !== "bank")
    return [
      { kind: "heading", text: words.payment },
      { kind: "text", text: payment.name },
      ...(payment.kind === "card" ? [{ kind: "text" as const, text: words.payByCard }] : []),
      ...(payment.kind === "cash"
        ? [{ kind: "text" as const, text: words.payInCash(money(remainingOf(paper), language)) }]
        : []),
      ...(payment.kind === "cod"
        ? [{ kind: "text" as const, text: words.payOnDelivery(money(remainingOf(paper), language)) }]
        : []),
    ];
  const account: [string, string][] = [];
  if (seller.name) account.push([words.payee, seller.name]);
  if (seller.account) account.push([words.account, seller.account]);
  if (seller.iban) account.push(["IBAN", ibanInFours(seller.iban)]);
  if (seller.bic) account.push(["BIC", seller.bic]);
  return [
    { kind: "heading", text: words.bankTitle },
    {
      kind: "rows",
      rows: [
        ...account,
        [words.variableSymbol, paper.variable_symbol],
        [words.amount, money(remainingOf(paper), language)],
        [words.due, formatDay(paper.due_on, language)],
      ],
    },
    ...(paper.spayd ? [{ kind: "picture" as const, cid: CODE_CID, alt: words.code, side: 200 }] : []),
  ];
}

function money(halere: Halere, language: Language): string {
  return formatPrice(toCzk(halere), language);
}

/** A total of nothing is `0 Kč`: what it is for is not free. */
export function sum(halere: Halere, language: Language): string {
  return formatMoney(toCzk(halere), language);
}
