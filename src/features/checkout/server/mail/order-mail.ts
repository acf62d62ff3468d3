import type { DocumentCustomer, InvoiceContent } from "#features/invoices/index.ts";
import { codeAttachment, documentAttachment } from "#features/invoices/server/index.ts";
import { aboutOrder, TEAM_LANGUAGE, teamLink } from "#features/orders/server/index.ts";
import { addressOfPage } from "#features/pages/index.ts";
import { type TermsContent, termsAttachment } from "#features/pages/server/index.ts";
import { postalAddressLine } from "#kit/contract/companies/address-country.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { filledWords, type MailWordsRow } from "#kit/server/mail/mail-words.ts";
import type { NewMail, StoreMails } from "#kit/server/mail/mailer.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { CONFIRMATION_MAIL, ORDER_NOTICE } from "./order.mails.ts";
import { billPart, confirmationParts, type OrderFacts, sum } from "./order-mail-parts.ts";
import { ORDER_MAIL_WORDS, type OrderMailWords } from "./order-mail-words.ts";

interface WithOrder {
  id: number;
  /** Where the customer's answer goes; blank where the team has set no address. */
  inbox: string;
  /** Where the team's own notice goes. */
  team: string[];
  /** The order's paper in the team's language. */
  teamPaper: InvoiceContent;
  /** The order's path. */
  page: string;
  /** The pick-up point; blank where it goes to none. */
  point: string;
  terms: TermsContent;
  /** Which version they are. */
  termsVersion: number | null;
  vouchers: OrderFacts["vouchers"];
  seats: OrderFacts["seats"];
  /** What the team has made of the mail's words; undefined where nothing. */
  ownWords: MailWordsRow | undefined;
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
  told: WithOrder,
): Promise<void> {
  const { id, inbox, team, teamPaper, page, point, terms, termsVersion, vouchers, seats, ownWords, store } =
    told;
  const { language, customer } = paper;
  const { mailer } = context;
  const t = filledWords(CONFIRMATION_MAIL, ownWords, language, {
    customer: customer.name,
    order: paper.order_number,
  });
  const parts = confirmationParts(paper, t, {
    point,
    vouchers,
    seats,
    page: linkTo(context, page, language),
    terms: linkTo(context, addressOfPage("terms", termsVersion), language),
  });
  const confirming: NewMail = {
    kind: CONFIRMATION_MAIL.kind,
    to: customer.email,
    ...(inbox && { replyTo: inbox }),
    language,
    subject: [t.subject, paper.seller.name].filter(Boolean).join(" – "),
    text: mailText(parts),
    html: mailHtml(parts, language),
    about: aboutOrder(id),
    attachments: [
      documentAttachment(paper),
      termsAttachment(terms),
      ...(paper.spayd ? [codeAttachment(paper.spayd)] : []),
    ],
  };
  const toCustomer = customer.email ? [confirming] : [];
  if (team.length === 0) return void (await mailer.queueMails(tx, toCustomer, store));
  const teamWords = ORDER_MAIL_WORDS[TEAM_LANGUAGE];
  const notice = teamNotice(teamPaper, teamWords, teamLink(context, id), point);
  const noticing = (to: string): NewMail => ({
    kind: ORDER_NOTICE,
    to,
    ...(customer.email && { replyTo: customer.email }),
    language: TEAM_LANGUAGE,
    subject: teamWords.noticeSubject(paper.order_number, sum(paper.total, TEAM_LANGUAGE)),
    text: mailText(notice),
    html: mailHtml(notice, TEAM_LANGUAGE),
    about: aboutOrder(id),
  });
  await mailer.queueMails(tx, [...toCustomer, ...team.map(noticing)], store);
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
        [
          words.address,
          [customer.company, customer.name, postalAddressLine(customer.address)].filter(Boolean).join(", "),
        ],
        ...(point ? [[words.point, point] satisfies [string, string]] : []),
        [words.payment, paper.payment.name],
      ],
    },
    billPart(paper),
    { kind: "button", text: words.open, label: words.openButton, url: link },
  ];
}

function firm(customer: DocumentCustomer, words: OrderMailWords): [string, string][] {
  const { company = "", company_id = "", vat_id = "" } = customer;
  const rows: [string, string][] = [
    [words.company, company],
    [words.companyId, company_id],
    [words.vatId, vat_id],
  ];
  return rows.filter(([, value]) => value);
}
