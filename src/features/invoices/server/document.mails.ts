import { moneyPlaceholder, ORDER_PLACEHOLDERS, orderSample } from "#features/orders/server/index.ts";
import { GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail } from "#kit/server/mail/declared-mail.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import { DOCUMENT_MAIL_WORDS } from "./document-mail-words.ts";

/** The mails that bring a paper. */

const number = (en: string, cs: string, sample: string) => ({
  label: { en, cs },
  sample: { en: sample, cs: sample },
});

const INVOICE = number("Invoice number", "Číslo faktury", "202600042");

export const INVOICE_MAIL = declareMail({
  key: "invoice",
  group: "money",
  name: { en: "Invoice", cs: "Faktura" },
  when: {
    en: "When an invoice is sent on its own, for example because you issued it by hand.",
    cs: "Když faktura odchází samostatně, třeba když ji vystavíte ručně.",
  },
  placeholders: {
    ...ORDER_PLACEHOLDERS,
    invoice: INVOICE,
    amount: moneyPlaceholder("Invoice total", "Částka faktury", 1669),
  },
  texts: {
    subject: { en: "Invoice {invoice}", cs: "Faktura {invoice}" },
    greeting: GREETING,
    introduction: {
      en: "Invoice {invoice} for {amount} (your order {order}) is attached. Please keep it for your records.",
      cs: "v příloze posíláme fakturu {invoice} na částku {amount} k vaší objednávce {order}. Uschovejte si ji prosím.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["invoice", "order"] },
  sample: (t, made) =>
    orderSample(
      textParts(t.greeting, t.introduction, DOCUMENT_MAIL_WORDS[made.language].paid, t.closing),
      made,
    ),
});

export const CREDIT_MAIL = declareMail({
  key: "credit-note",
  group: "money",
  name: { en: "Credit note", cs: "Dobropis" },
  when: {
    en: "When an invoice is cancelled or reduced: the order or part of it was cancelled, or the invoice is being corrected. The date by which the refund is due is added automatically.",
    cs: "Když se faktura ruší nebo snižuje: objednávka nebo její část je zrušená, nebo se faktura opravuje. Do kdy se vrátí peníze, se doplní samo.",
  },
  placeholders: {
    ...ORDER_PLACEHOLDERS,
    note: number("Credit note number", "Číslo dobropisu", "202600007"),
    invoice: INVOICE,
  },
  texts: {
    subject: { en: "Credit note {note}", cs: "Dobropis {note}" },
    greeting: GREETING,
    introduction: {
      en: "Your order {order} was cancelled. Attached is credit note {note}, which cancels invoice {invoice}.",
      cs: "vaše objednávka {order} byla zrušena. V příloze posíláme dobropis {note}, který ruší fakturu {invoice}.",
    },
    corrected: {
      en: "We have to correct the invoice for your order {order}. Attached is credit note {note}, which cancels invoice {invoice}.",
      cs: "fakturu k vaší objednávce {order} opravujeme. V příloze posíláme dobropis {note}, který ruší fakturu {invoice}.",
    },
    part: {
      en: "We have cancelled part of your order {order}. Attached is credit note {note} to invoice {invoice}; the rest of the invoice still stands.",
      cs: "část vaší objednávky {order} jsme zrušili. V příloze posíláme dobropis {note} k faktuře {invoice}; zbytek faktury platí dál.",
    },
    closing: NO_CLOSING,
  },
  required: {
    introduction: ["note", "invoice"],
    corrected: ["note", "invoice"],
    part: ["note", "invoice"],
  },
  sample: (t, made) => orderSample(textParts(t.greeting, t.introduction, t.closing), made),
});
