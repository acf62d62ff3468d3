import { type InvoiceContent, type PaperCustomer, remainingOf } from "#features/invoices/index.ts";
import { CODE_CID, codeAttachment, paperAttachment } from "#features/invoices/server/index.ts";
import {
  aboutOrder,
  type MailPart,
  mailHtml,
  mailText,
  ORDER_STEP_WORDS,
  TEAM_LANGUAGE,
  teamLink,
} from "#features/orders/server/index.ts";
import { addressOfPage } from "#features/pages/index.ts";
import { type TermsContent, termsAttachment } from "#features/pages/server/index.ts";
import { voucherValidity } from "#features/products/index.ts";
import type { GiftWish } from "#features/vouchers/gifts.contract.ts";
import { giftLine } from "#features/vouchers/server/index.ts";
import { ibanInFours } from "#kit/contract/bank-numbers.ts";
import { formatDay } from "#kit/contract/format-date.ts";
import type { Language } from "#kit/contract/language.ts";
import { formatPrice, type Halere, toCzk } from "#kit/contract/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { NewMail, StoreMails } from "#kit/server/mail/mailer.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { ORDER_MAIL_WORDS, type OrderMailWords } from "./order-mail-words.ts";

interface WithOrder {
  id: number;
  /** Where the team's own mail goes. */
  inbox: string;
  /** Whether the team's mail goes at all. */
  tellsTeam: boolean;
  /** The order's path. */
  page: string;
  /** The pick-up point; blank where it goes to none. */
  point: string;
  terms: TermsContent;
  /** Which version they are. */
  termsVersion: number | null;
  /** The items that become vouchers, and how many months each is valid. */
  vouchers: { name: string; months: number; gift: GiftWish | undefined }[];
  /** What stores mails. */
  store: StoreMails;
}

/**
 * Queues the customer's confirmation and the team's notice in the order's transaction. A customer without an e-mail, of
 * whom the team has taken the order by telephone, gets none.
 */
export async function queueOrderMails(
  context: Context,
  tx: Database,
  paper: InvoiceContent,
  { id, inbox, tellsTeam, page, point, terms, termsVersion, vouchers, store }: WithOrder,
): Promise<void> {
  const { language, customer } = paper;
  const words = ORDER_MAIL_WORDS[language];
  const { mailer } = context;
  const parts = confirmation(context, paper, words, { page, point, vouchers, termsVersion });
  const confirming: NewMail = {
    kind: "order-confirmation",
    to: customer.email,
    ...(inbox && { replyTo: inbox }),
    language,
    subject: words.subject(paper.order_number, paper.seller.name),
    text: mailText(parts),
    html: mailHtml(parts, language),
    about: aboutOrder(id),
    attachments: [
      paperAttachment(paper),
      termsAttachment(terms),
      ...(paper.spayd ? [codeAttachment(paper.spayd)] : []),
    ],
  };
  const toCustomer = customer.email ? [confirming] : [];
  if (!inbox || !tellsTeam) return void (await mailer.queueMails(tx, toCustomer, store));
  const teamWords = ORDER_MAIL_WORDS[TEAM_LANGUAGE];
  const notice = teamNotice(paper, teamWords, teamLink(context, id), point);
  const noticing: NewMail = {
    kind: "order-notice",
    to: inbox,
    ...(customer.email && { replyTo: customer.email }),
    language: TEAM_LANGUAGE,
    subject: teamWords.noticeSubject(paper.order_number, money(paper.total, TEAM_LANGUAGE)),
    text: mailText(notice),
    html: mailHtml(notice, TEAM_LANGUAGE),
    about: aboutOrder(id),
  };
  await mailer.queueMails(tx, [...toCustomer, noticing], store);
}

function confirmation(
  context: Context,
  paper: InvoiceContent,
  words: OrderMailWords,
  { page, point, vouchers, termsVersion }: Pick<WithOrder, "page" | "point" | "vouchers" | "termsVersion">,
): MailPart[] {
  const { language } = paper;
  const step = ORDER_STEP_WORDS[language];
  return [
    { kind: "text", text: words.greeting },
    { kind: "text", text: words.thanks(paper.order_number) },
    { kind: "heading", text: words.items },
    bill(paper, words, language),
    ...vouchers.flatMap(({ name, months, gift }): MailPart[] => [
      ...(gift?.deliver === "recipient"
        ? []
        : [{ kind: "text" as const, text: words.voucher(name, voucherValidity(months, language)) }]),
      ...(gift ? [{ kind: "text" as const, text: giftLine(name, gift, language) }] : []),
    ]),
    ...howToPay(paper, words),
    { kind: "button", text: step.page, label: step.pageButton, url: linkTo(context, page, language) },
    ...(point
      ? [
          { kind: "heading" as const, text: words.point },
          { kind: "text" as const, text: point },
        ]
      : []),
    { kind: "heading", text: words.address },
    { kind: "text", text: addressee(paper.customer) },
    { kind: "text", text: words.attached },
    { kind: "link", text: words.terms, url: linkTo(context, addressOfPage("terms", termsVersion), language) },
    ...(paper.seller.name ? [{ kind: "text" as const, text: paper.seller.name }] : []),
  ];
}

function teamNotice(paper: InvoiceContent, words: OrderMailWords, link: string, point: string): MailPart[] {
  const { customer } = paper;
  return [
    { kind: "text", text: words.notice(paper.order_number) },
    {
      kind: "rows",
      rows: [
        [words.customer, customer.name],
        [words.email, customer.email],
        [words.phone, customer.phone],
        ...firm(customer, words),
        [words.address, [customer.company, customer.name, customer.address].filter(Boolean).join(", ")],
        ...(point ? [[words.point, point] satisfies [string, string]] : []),
        [words.payment, paper.payment.name],
      ],
    },
    bill(paper, words, TEAM_LANGUAGE),
    { kind: "button", text: words.open, label: words.openButton, url: link },
  ];
}

function addressee({ company = "", name, address, phone }: PaperCustomer): string {
  return [company, name, address, phone].filter(Boolean).join("\n");
}

function firm(customer: PaperCustomer, words: OrderMailWords): [string, string][] {
  const { company = "", company_id = "", vat_id = "" } = customer;
  const rows: [string, string][] = [
    [words.company, company],
    [words.companyId, company_id],
    [words.vatId, vat_id],
  ];
  return rows.filter(([, value]) => value);
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
      [`${words.shipping} (${paper.shipping.name})`, money(paper.shipping.price, language)],
      ...(paper.payment.fee
        ? [
            [`${words.fee} (${paper.payment.name})`, money(paper.payment.fee, language)] satisfies [
              string,
              string,
            ],
          ]
        : []),
      [words.total, money(paper.total, language)],
      ...byVoucher(paper, words, language),
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

/** What gift vouchers pay of it, and what is left. */
function byVoucher(paper: InvoiceContent, words: OrderMailWords, language: Language): [string, string][] {
  const { by_voucher = 0 } = paper;
  if (by_voucher === 0) return [];
  return [
    [words.byVoucher, money(-by_voucher, language)],
    [words.toPay, money(remainingOf(paper), language)],
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
      ...(payment.kind === "cod"
        ? [{ kind: "text" as const, text: words.payOnDelivery(money(remainingOf(paper), language)) }]
        : []),
    ];
  const account: [string, string][] = [];
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
