import { paymentParts } from "#features/checkout/server/index.ts";
import { type InvoiceContent, remainingOf } from "#features/invoices/index.ts";
import { codeAttachment } from "#features/invoices/server/index.ts";
import { orderNumber } from "#features/orders/index.ts";
import { type orders, orderValues, queueCustomerMail } from "#features/orders/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { REMINDER_MAILS } from "../payment-reminders.mails.ts";
import type { ReminderKind } from "./unpaid-step.ts";

interface Words {
  /** Where a part has come. */
  part: (number: string, part: string, rest: string, due: string) => string;
  until: (day: string) => string;
}

const WORDS: Both<Words> = {
  en: {
    part: (number, part, rest, due) =>
      `You have paid ${part} towards your order ${number}, thank you. Still to be paid: ${rest}, due date ${due}.`,
    until: (day) => `If we don’t receive it by ${day}, we’ll cancel the order, and you’ll owe us nothing.`,
  },
  cs: {
    part: (number, part, rest, due) =>
      `z objednávky ${number} máte zaplaceno ${part}, děkujeme. Zbývá doplatit ${rest} (datum splatnosti: ${due}).`,
    until: (day) => `Pokud nedorazí do ${day}, objednávku zrušíme a nic nám dlužit nebudete.`,
  },
};

interface Reminder {
  kind: ReminderKind;
  /** The same as on the order's papers, so that the QR code is the same. */
  paper: InvoiceContent;
  due: string;
  /** The last day before the order is cancelled; null where that is switched off. */
  until: string | null;
}

/** Reminds a customer of an order that is to be paid by transfer. */
export async function queueReminder(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  { kind, paper, due, until }: Reminder,
): Promise<void> {
  const { language } = order;
  const fixed = WORDS[language];
  const day = formatDay(due, language);
  const money = (halere: Halere) => formatMoney(toCzk(halere), language);
  const mail = REMINDER_MAILS[kind];
  const t = await mailTexts(tx, mail, language, { ...orderValues(order), day });
  const part = paper.paid_part
    ? fixed.part(orderNumber(order.id), money(paper.paid_part), money(remainingOf(paper)), day)
    : "";
  return queueCustomerMail(context, tx, order, {
    kind: mail.kind,
    subject: t.subject,
    parts: [
      ...textParts(
        t.greeting,
        part || t.introduction,
        kind === "after" && until ? fixed.until(formatDay(until, language)) : "",
      ),
      ...paymentParts(paper),
      ...textParts(t.closing),
    ],
    ...(paper.spayd && { attachments: [codeAttachment(paper.spayd)] }),
  });
}
