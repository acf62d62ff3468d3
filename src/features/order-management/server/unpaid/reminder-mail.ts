import { paymentParts } from "#features/checkout/server/index.ts";
import { type InvoiceContent, remainingOf } from "#features/invoices/index.ts";
import { codeAttachment } from "#features/invoices/server/index.ts";
import { orderNumber } from "#features/orders/index.ts";
import { ORDER_STEP_WORDS, type orders, queueCustomerMail } from "#features/orders/server/index.ts";
import { formatDay } from "#kit/contract/format-date.ts";
import type { Both } from "#kit/contract/language.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { ReminderKind } from "./unpaid-step.ts";

interface Words {
  subject: Record<ReminderKind, (number: string) => string>;
  text: Record<ReminderKind, (number: string, due: string) => string>;
  /** Where a part has come. */
  part: (number: string, part: string, rest: string, due: string) => string;
  until: (day: string) => string;
  already: string;
}

const WORDS: Both<Words> = {
  en: {
    subject: {
      before: (number) => `Payment for order ${number} is due soon`,
      after: (number) => `Order ${number} is still waiting for payment`,
    },
    text: {
      before: (number, due) => `your order ${number} is waiting for payment, which is due on ${due}.`,
      after: (number, due) =>
        `the payment for your order ${number} was due on ${due} and hasn’t reached us yet.`,
    },
    part: (number, part, rest, due) =>
      `you have paid ${part} of your order ${number}, thank you. The remaining ${rest} is due on ${due}.`,
    until: (day) => `If we don’t receive it by ${day}, we’ll cancel the order, and you’ll owe us nothing.`,
    already:
      "If you have paid in the last few days, please ignore this e-mail: the transfer can take a day or two.",
  },
  cs: {
    subject: {
      before: (number) => `Objednávka ${number} bude brzy splatná`,
      after: (number) => `Objednávka ${number} stále čeká na zaplacení`,
    },
    text: {
      before: (number, due) => `vaše objednávka ${number} čeká na zaplacení, platba je splatná ${due}.`,
      after: (number, due) => `platba za vaši objednávku ${number} byla splatná ${due} a zatím nedorazila.`,
    },
    part: (number, part, rest, due) =>
      `z objednávky ${number} máte zaplaceno ${part}, děkujeme. Zbývá doplatit ${rest}, splatnost je ${due}.`,
    until: (day) => `Pokud nedorazí do ${day}, objednávku zrušíme a nic nám dlužit nebudete.`,
    already: "Pokud jste v posledních dnech zaplatili, tento e-mail prosím neřešte: bance to den dva trvá.",
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
export function queueReminder(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  { kind, paper, due, until }: Reminder,
): Promise<void> {
  const { language } = order;
  const words = WORDS[language];
  const number = orderNumber(order.id);
  const money = (halere: Halere) => formatMoney(toCzk(halere), language);
  const part = words.part(
    number,
    money(paper.paid_part ?? 0),
    money(remainingOf(paper)),
    formatDay(due, language),
  );
  return queueCustomerMail(context, tx, order, {
    kind: "payment-reminder",
    subject: words.subject[kind](number),
    parts: [
      { kind: "text", text: ORDER_STEP_WORDS[language].greeting },
      { kind: "text", text: paper.paid_part ? part : words.text[kind](number, formatDay(due, language)) },
      ...(kind === "after" && until
        ? [{ kind: "text" as const, text: words.until(formatDay(until, language)) }]
        : []),
      ...paymentParts(paper),
      { kind: "text", text: words.already },
    ],
    ...(paper.spayd && { attachments: [codeAttachment(paper.spayd)] }),
  });
}
