import { eq } from "drizzle-orm";
import { type MailPart, orders, queueCustomerMail } from "#features/orders/server/index.ts";
import { pragueDay } from "#kit/contract/days.ts";
import { formatDay } from "#kit/contract/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Mailer } from "#kit/server/mail/mailer.ts";
import { bookingLink } from "../booking-link.ts";
import type { VoucherPaper } from "../voucher-content.ts";
import { drawVoucher } from "./draw-voucher.ts";
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
  const names = [...new Set(rows.map(({ content }) => content.name))].join(", ");
  const contact = contactOf(rows[0] as Row);
  const parts: MailPart[] = [
    { kind: "text", text: words.greeting },
    { kind: "text", text: words.hereItIs(rows.length) },
    {
      kind: "rows",
      rows: rows.flatMap(({ code, content, valid_until }): [string, string][] => [
        [content.name, code],
        [words.validUntil, formatDay(valid_until, order.language)],
      ]),
    },
    { kind: "text", text: words.forward(rows.length) },
    ...rows.flatMap(({ code, content }) => {
      const url = bookingLink(content.team.link, code);
      return url ? [{ kind: "link" as const, text: words.book(content.name), url }] : [];
    }),
    ...(contact ? [{ kind: "text" as const, text: words.arrange(contact) }] : []),
  ];
  await queueCustomerMail(context, tx, order, {
    kind: "vouchers",
    subject: words.subject(names, rows.length),
    parts,
    attachments: rows.map((row) => ({
      name: words.fileName(row.code),
      type: "application/pdf",
      made: { by: MAKER, from: paperOf(context, row) },
    })),
  });
}

function contactOf({ content: { team } }: Row): string {
  return [team.email, team.phone].filter(Boolean).join(", ");
}

/** What a stored voucher's paper shows. */
export function paperOf(
  { config }: Pick<Context, "config">,
  { code, language, issued_at, valid_until, content }: Row,
): VoucherPaper {
  return {
    code,
    signed_code: signedCode(config, code),
    language,
    issued_on: pragueDay(issued_at),
    valid_until,
    content,
  };
}
