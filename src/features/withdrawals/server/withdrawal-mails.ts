import {
  aboutOrder,
  hasParcel,
  itemsOf,
  type orders,
  queueTeamMail,
  sellerOf,
  TEAM_LANGUAGE,
  teamLink,
} from "#features/orders/server/index.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { unlinked } from "#kit/server/mail/unlinked.ts";
import { teamLinkTo } from "#kit/server/own-address/language-hosts.ts";
import { takeHits } from "#kit/server/rate-limit/rate-limit.ts";
import { WITHDRAWAL_MAIL, WITHDRAWAL_NOTICE } from "./withdrawal.mails.ts";
import {
  type MoneyAnswer,
  WITHDRAWAL_MAIL_WORDS,
  type WithdrawalMailWords,
} from "./withdrawal-mail-words.ts";
import { receiptParts, statementOf } from "./withdrawal-parts.ts";
import type { withdrawals } from "./withdrawals.table.ts";

type Row = typeof withdrawals.$inferSelect;

interface About {
  order: typeof orders.$inferSelect | null;
  money: MoneyAnswer;
}

/**
 * The receipt on a durable medium, with content, day and time of the statement (directive (EU) 2023/2673), and
 * the team's notice. The receipt goes to the address that the statement names; an order that was taken by telephone
 * may have none, and the team is told.
 */
export async function queueWithdrawalMails(
  context: Context,
  tx: Database,
  row: Row,
  { order, money }: About,
): Promise<void> {
  const hasReceipt = row.email !== "" && (await mayReceive(context, tx, row.email, order));
  if (hasReceipt) await queueReceipt(context, tx, row, { order, money });
  const receiptNote = (words: WithdrawalMailWords) => {
    if (!row.email) return words.noReceipt;
    if (!hasReceipt) return words.receiptHeld;
    return context.config.SMTP_URL ? words.receiptSent : words.receiptWritten;
  };
  const { seller } = await sellerOf(tx, TEAM_LANGUAGE);
  const team = WITHDRAWAL_MAIL_WORDS[TEAM_LANGUAGE];
  await queueTeamMail(context, tx, {
    kind: WITHDRAWAL_NOTICE,
    ...(order && { about: aboutOrder(order.id) }),
    ...(row.email && { replyTo: row.email }),
    subject: team.noticeSubject(row.order_number),
    parts: [
      {
        kind: "text",
        text: `${team.notice(formatMoment(row.received_at.toISOString(), TEAM_LANGUAGE))} ${receiptNote(team)}`,
      },
      statementOf(row, { ...team, what: team.whatCustomer }, seller.name, TEAM_LANGUAGE),
      ...textParts(team.notices[money]),
      {
        kind: "link",
        text: team.open,
        url: order ? teamLink(context, order.id) : teamLinkTo(context, "/admin/orders", TEAM_LANGUAGE),
      },
    ],
  });
}

/** Receipts to one address in a day: of statements that name no order of that address, and of those that do. */
const MOST = { stranger: 3, customer: 10 };
const DAY_MS = 24 * 3_600_000;

/** Whoever types somebody else's address can't have them mailed without end; the statement counts all the same. */
async function mayReceive(
  { now }: Context,
  tx: Database,
  email: string,
  order: About["order"],
): Promise<boolean> {
  const who = order ? "customer" : "stranger";
  const key = `withdrawal receipts ${who} ${email.toLowerCase()}`;
  return (await takeHits({ db: tx, now }, [{ key, limit: MOST[who], windowMs: DAY_MS }])).allowed;
}

async function queueReceipt(
  context: Context,
  tx: Database,
  row: Row,
  { order, money }: About,
): Promise<void> {
  const { seller, inbox } = await sellerOf(tx, row.language);
  const t = await mailTexts(tx, WITHDRAWAL_MAIL, row.language, {
    customer: unlinked(row.name),
    order: unlinked(row.order_number),
    time: formatMoment(row.received_at.toISOString(), row.language),
  });
  const isOut = order !== null && (order.shipped_at !== null || order.delivered_at !== null);
  const hasGoods = isOut && (await hasParcel(tx, await itemsMeant(tx, order.id, row)));
  const parts = receiptParts(row, t, { ...seller, money, hasGoods });
  await context.mailer.queueMail(tx, {
    kind: WITHDRAWAL_MAIL.kind,
    ...(order && { about: aboutOrder(order.id) }),
    to: row.email,
    ...(inbox && { replyTo: inbox }),
    language: row.language,
    subject: t.subject,
    text: mailText(parts),
    html: mailHtml(parts, row.language),
  });
}

/** The items that are withdrawn from; where they are named in words, it may be any of the order. */
async function itemsMeant(tx: Database, orderId: number, { items }: Row) {
  const meant = items.filter(({ doubt }) => doubt === undefined).map(({ id }) => id);
  const all = await itemsOf(tx, orderId);
  return items.length === 0 ? all : all.filter(({ id }) => meant.includes(id));
}
