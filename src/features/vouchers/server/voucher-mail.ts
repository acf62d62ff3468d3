import { eq } from "drizzle-orm";
import {
  type MailPart,
  mailHtml,
  mailText,
  orders,
  queueCustomerMail,
  sellerOf,
} from "#features/orders/server/index.ts";
import { pragueDay } from "#kit/contract/days.ts";
import { formatDay } from "#kit/contract/format-date.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Mailer } from "#kit/server/mail/mailer.ts";
import { bookingLink } from "../booking-link.ts";
import type { VoucherPaper } from "../voucher-content.ts";
import { drawVoucher } from "./draw-voucher.ts";
import type { giveaways } from "./giveaways.table.ts";
import { signedCode } from "./sign-code.ts";
import { VOUCHER_WORDS } from "./voucher-words.ts";
import type { vouchers } from "./vouchers.table.ts";

const MAKER = "voucher-pdf";

type Row = typeof vouchers.$inferSelect;

/** Vouchers of mails are drawn in the mail's job, from the content that the mail keeps. */
export function declareVoucherAttachment(mailer: Mailer): void {
  mailer.attachmentMaker(MAKER, (paper: VoucherPaper) => drawVoucher(paper));
}

/** Queues the mail that brings an order's vouchers to its customer, in the caller's transaction. */
export async function queueVoucherMail(
  context: Context,
  tx: Database,
  orderId: number,
  rows: Row[],
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order || rows.length === 0) return;
  const words = VOUCHER_WORDS[order.language];
  await queueCustomerMail(context, tx, order, {
    kind: "vouchers",
    subject: subjectOf(rows, order.language),
    parts: [
      { kind: "text", text: words.greeting },
      { kind: "text", text: words.hereItIs(rows.length) },
      ...aboutVouchers(rows, order.language),
    ],
    attachments: attached(context, rows, order.language),
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
    attachments: attached(context, rows, language, given),
  });
}

function subjectOf(rows: Row[], language: Language): string {
  const names = [...new Set(rows.map(({ content }) => content.name))].join(", ");
  return VOUCHER_WORDS[language].subject(names, rows.length);
}

/** Their codes and last days, how to pass them on, and where a date is chosen. */
function aboutVouchers(rows: Row[], language: Language): MailPart[] {
  const words = VOUCHER_WORDS[language];
  const contact = contactOf(rows[0] as Row);
  return [
    {
      kind: "rows",
      rows: rows.flatMap(({ code, content, valid_until }): [string, string][] => [
        [content.name, code],
        [words.validUntil, formatDay(valid_until, language)],
      ]),
    },
    { kind: "text", text: words.forward(rows.length) },
    ...rows.flatMap(({ code, content }) => {
      const url = bookingLink(content.team.link, code);
      return url ? [{ kind: "link" as const, text: words.book(content.name), url }] : [];
    }),
    ...(contact ? [{ kind: "text" as const, text: words.arrange(contact) }] : []),
  ];
}

function attached(context: Context, rows: Row[], language: Language, given?: VoucherPaper["given"]) {
  return rows.map((row) => ({
    name: VOUCHER_WORDS[language].fileName(row.code),
    type: "application/pdf",
    made: { by: MAKER, from: paperOf(context, row, given) },
  }));
}

function contactOf({ content: { team } }: Row): string {
  return [team.email, team.phone].filter(Boolean).join(", ");
}

/** What a stored voucher's paper shows; `given`: whom the team gave it to. */
export function paperOf(
  { config }: Pick<Context, "config">,
  { code, language, issued_at, valid_until, content }: Row,
  given?: VoucherPaper["given"],
): VoucherPaper {
  return {
    code,
    signed_code: signedCode(config, code),
    language,
    issued_on: pragueDay(issued_at),
    valid_until,
    content,
    ...(given && { given: { name: given.name, dedication: given.dedication } }),
  };
}
