import type { Language } from "#kit/contract/language/language.ts";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import { unlinked } from "#kit/server/mail/unlinked.ts";
import {
  type MoneyAnswer,
  WITHDRAWAL_MAIL_WORDS,
  type WithdrawalMailWords,
} from "./withdrawal-mail-words.ts";
import type { withdrawals } from "./withdrawals.table.ts";

type Stated = Pick<
  typeof withdrawals.$inferSelect,
  "language" | "order_number" | "scope" | "items" | "is_late" | "name" | "email" | "received_at"
>;

/** The texts of the receipt that the team can change. */
type Texts = Record<"greeting" | "introduction" | "closing", string>;

/** The receipt of a withdrawal; `hasGoods`: there is something to send back. */
export function receiptParts(
  row: Stated,
  texts: Texts,
  {
    name,
    address,
    money,
    hasGoods,
  }: { name: string; address: string; money: MoneyAnswer; hasGoods: boolean },
): MailPart[] {
  const words = WITHDRAWAL_MAIL_WORDS[row.language];
  return [
    ...textParts(texts.greeting, texts.introduction),
    { kind: "heading", text: words.statement },
    statementOf(row, words, name, row.language),
    ...textParts(
      ...words.money[money],
      // Of one that the team has to decide on first, nothing is asked for yet.
      hasGoods && money !== "late" && money !== "exempt" ? words.goods : "",
      texts.closing,
      name && [name, address].filter(Boolean).join("\n"),
    ),
  ];
}

/** What was stated, as it was received; a stranger may have typed it, so that nothing in it is a link. */
export function statementOf(
  row: Stated,
  words: Pick<WithdrawalMailWords, "order" | "what" | "wholeOrder" | "name" | "email" | "seller" | "at">,
  seller: string,
  language: Language,
): MailPart {
  const items = row.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");
  return {
    kind: "rows",
    rows: [
      [words.order, unlinked(row.order_number)],
      [words.what, unlinked(row.scope) || items || words.wholeOrder],
      [words.name, unlinked(row.name)],
      [words.email, row.email],
      ...(seller ? [[words.seller, seller] as [string, string]] : []),
      [words.at, formatMoment(row.received_at.toISOString(), language)],
    ],
  };
}
