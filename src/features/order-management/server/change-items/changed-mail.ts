import { billPart, paymentParts } from "#features/checkout/server/index.ts";
import { codeAttachment, documentAttachment, proforma } from "#features/invoices/server/index.ts";
import { type orders, orderValues, queueCustomerMail } from "#features/orders/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { CHANGED_MAIL } from "./order-changed.mails.ts";
import { asksForPayment, type ChangePlan } from "./plan-change.ts";

interface Words {
  /** What came of it, and what a paid order costs more now or a part leaves. */
  difference: (paid: string, due: string) => string;
  /** The earlier request for payment. */
  instead: string;
  papers: string;
  back: (amount: string) => string;
}

const WORDS: Both<Words> = {
  en: {
    difference: (paid, due) => `You have paid ${paid}; ${due} remains to be paid.`,
    instead: "Please pay as follows. Our earlier payment details no longer apply.",
    papers: "We’ll send the corrected documents in separate e-mails.",
    back: (amount) => `You have paid ${amount} more than the order costs now. We’ll refund the difference.`,
  },
  cs: {
    difference: (paid, due) => `Zaplaceno máte ${paid}, zbývá doplatit ${due}.`,
    instead: "Zaplaťte prosím podle těchto údajů. Co jsme o platbě psali dřív, už neplatí.",
    papers: "Opravené doklady přijdou v samostatných e-mailech.",
    back: (amount) => `Zaplatili jste o ${amount} víc, než objednávka stojí teď. Rozdíl vám vrátíme.`,
  },
};

/** Tells the customer what the order has now, and what is to be paid or goes back. */
export async function queueChangedMail(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  plan: Pick<ChangePlan, "toPay" | "toReturn" | "total" | "hasInvoice">,
): Promise<void> {
  const { toPay, toReturn, hasInvoice } = plan;
  const { language } = order;
  const words = WORDS[language];
  const text = (text: string): MailPart => ({ kind: "text", text });
  const money = (halere: Halere) => formatMoney(toCzk(halere), language);
  const document = await proforma(tx, order);
  const t = await mailTexts(tx, CHANGED_MAIL, language, orderValues(order));
  const asks = asksForPayment(order, { toPay, toReturn });
  await queueCustomerMail(context, tx, order, {
    kind: CHANGED_MAIL.kind,
    subject: t.subject,
    parts: [
      ...textParts(t.greeting, t.introduction),
      billPart(document),
      ...(toPay > 0 && toPay < plan.total
        ? [text(words.difference(money(plan.total - toPay), money(toPay)))]
        : []),
      ...(asks && !order.paid_at ? [text(words.instead)] : []),
      ...(asks ? paymentParts(document) : []),
      ...(toReturn > 0 ? [text(words.back(money(toReturn)))] : []),
      ...(hasInvoice ? [text(words.papers)] : []),
      ...textParts(t.closing),
    ],
    ...(asks && {
      // The invoice of a paid order has its own mail.
      attachments: [
        ...(order.paid_at ? [] : [documentAttachment(document)]),
        ...(document.spayd ? [codeAttachment(document.spayd)] : []),
      ],
    }),
  });
}
