import {
  aboutOrder,
  type MailPart,
  mailHtml,
  mailText,
  type orders,
  queueTeamMail,
  sellerOf,
  TEAM_LANGUAGE,
  teamLink,
} from "#features/orders/server/index.ts";
import { formatMoment } from "#kit/contract/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { WITHDRAWAL_MAIL_WORDS, type WithdrawalMailWords } from "./withdrawal-mail-words.ts";
import type { withdrawals } from "./withdrawals.table.ts";

type Row = typeof withdrawals.$inferSelect;

/**
 * The receipt on a durable medium, with content, day and time of the statement (directive (EU) 2023/2673), and
 * the team's notice. The receipt goes to the address that the statement names.
 */
export async function queueWithdrawalMails(
  context: Context,
  tx: Database,
  row: Row,
  order: typeof orders.$inferSelect | null,
): Promise<void> {
  const words = WITHDRAWAL_MAIL_WORDS[row.language];
  const { seller, inbox } = await sellerOf(tx, row.language);
  const hasGoods = Boolean(order && (order.shipped_at || order.delivered_at));
  const parts: MailPart[] = [
    { kind: "text", text: words.greeting },
    { kind: "text", text: words.received(formatMoment(row.received_at.toISOString(), row.language)) },
    { kind: "heading", text: words.statement },
    statementOf(row, words, seller.name),
    ...(row.is_late ? [{ kind: "text" as const, text: words.late }] : []),
    { kind: "text", text: order ? words.money : words.unmatched },
    ...(hasGoods ? [{ kind: "text" as const, text: words.goods }] : []),
    ...(seller.name
      ? [{ kind: "text" as const, text: [seller.name, seller.address].filter(Boolean).join("\n") }]
      : []),
  ];
  await context.mailer.queueMail(tx, {
    kind: "withdrawal-receipt",
    ...(order && { about: aboutOrder(order.id) }),
    to: row.email,
    ...(inbox && { replyTo: inbox }),
    language: row.language,
    subject: words.subject(row.order_number),
    text: mailText(parts),
    html: mailHtml(parts, row.language),
  });
  const team = WITHDRAWAL_MAIL_WORDS[TEAM_LANGUAGE];
  await queueTeamMail(context, tx, {
    kind: "withdrawal-notice",
    ...(order && { about: aboutOrder(order.id) }),
    replyTo: row.email,
    subject: team.noticeSubject(row.order_number),
    parts: [
      { kind: "text", text: team.notice(formatMoment(row.received_at.toISOString(), TEAM_LANGUAGE)) },
      statementOf(row, team, seller.name),
      ...(row.is_late ? [{ kind: "text" as const, text: team.noticeLate }] : []),
      ...(order ? [] : [{ kind: "text" as const, text: team.noticeUnmatched }]),
      {
        kind: "link",
        text: team.open,
        url: order ? teamLink(context, order.id) : linkTo(context, "/admin/orders", TEAM_LANGUAGE),
      },
    ],
  });
}

/** What was stated, as it was received. */
function statementOf(row: Row, words: WithdrawalMailWords, seller: string): MailPart {
  const items = row.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");
  return {
    kind: "rows",
    rows: [
      [words.order, row.order_number],
      [words.what, row.scope || items || words.wholeOrder],
      [words.name, row.name],
      [words.email, row.email],
      ...(seller ? [[words.seller, seller] as [string, string]] : []),
      [words.at, formatMoment(row.received_at.toISOString(), row.language)],
    ],
  };
}
