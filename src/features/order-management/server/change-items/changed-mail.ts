import { billPart, paymentParts } from "#features/checkout/server/index.ts";
import { codeAttachment, paperAttachment, proforma } from "#features/invoices/server/index.ts";
import { orderNumber } from "#features/orders/index.ts";
import {
  type MailPart,
  ORDER_STEP_WORDS,
  type orders,
  queueCustomerMail,
} from "#features/orders/server/index.ts";
import type { Both } from "#kit/contract/language.ts";
import { formatMoneyExact, type Halere, toCzk } from "#kit/contract/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { asksForPayment, type ChangePlan } from "./plan-change.ts";

interface Words {
  subject: (number: string) => string;
  changed: (number: string) => string;
  /** What came of it, and what a paid order costs more now or a part leaves. */
  difference: (paid: string, due: string) => string;
  /** The earlier request for payment. */
  instead: string;
  papers: string;
  back: (amount: string) => string;
}

const WORDS: Both<Words> = {
  en: {
    subject: (number) => `Order ${number} has changed`,
    changed: (number) => `as agreed, we have changed your order ${number}. This is what’s in it now:`,
    difference: (paid, due) => `You have paid ${paid}; ${due} remains to be paid.`,
    instead: "Please pay as follows. Our earlier payment details no longer apply.",
    papers: "We’ll send the corrected documents in separate e-mails.",
    back: (amount) => `You have paid ${amount} more than the order costs now. We’ll send it back to you.`,
  },
  cs: {
    subject: (number) => `Objednávka ${number} se změnila`,
    changed: (number) => `podle domluvy jsme změnili vaši objednávku ${number}. Teď v ní je:`,
    difference: (paid, due) => `Zaplaceno máte ${paid}, zbývá doplatit ${due}.`,
    instead: "Zaplaťte ji prosím podle těchto údajů. Co jsme o platbě psali dřív, už neplatí.",
    papers: "Opravené doklady přijdou v samostatných e-mailech.",
    back: (amount) => `Zaplatili jste o ${amount} víc, než objednávka stojí teď. Peníze vám pošleme zpět.`,
  },
};

/** Tells the customer what the order has now, and what is to be paid or goes back. */
export async function queueChangedMail(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  plan: ChangePlan,
): Promise<void> {
  const { toPay, toReturn, hasInvoice } = plan;
  const { language, id } = order;
  const words = WORDS[language];
  const text = (text: string): MailPart => ({ kind: "text", text });
  const money = (halere: Halere) => formatMoneyExact(toCzk(halere), language);
  const paper = await proforma(tx, order);
  const asks = asksForPayment(order, { toPay, toReturn });
  await queueCustomerMail(context, tx, order, {
    kind: "order-changed",
    subject: words.subject(orderNumber(id)),
    parts: [
      text(ORDER_STEP_WORDS[language].greeting),
      text(words.changed(orderNumber(id))),
      billPart(paper),
      ...(toPay > 0 && toPay < plan.total
        ? [text(words.difference(money(plan.total - toPay), money(toPay)))]
        : []),
      ...(asks && !order.paid_at ? [text(words.instead)] : []),
      ...(asks ? paymentParts(paper) : []),
      ...(toReturn > 0 ? [text(words.back(money(toReturn)))] : []),
      ...(hasInvoice ? [text(words.papers)] : []),
    ],
    ...(asks && {
      // The invoice of a paid order has its own mail.
      attachments: [
        ...(order.paid_at ? [] : [paperAttachment(paper)]),
        ...(paper.spayd ? [codeAttachment(paper.spayd)] : []),
      ],
    }),
  });
}
