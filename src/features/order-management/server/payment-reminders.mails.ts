import { paymentParts, sampleDocument } from "#features/checkout/server/index.ts";
import { ORDER_PLACEHOLDERS, orderSample } from "#features/orders/server/index.ts";
import { GREETING } from "#kit/server/mail/common-texts.ts";
import { declareMail, type SampleWith } from "#kit/server/mail/declared-mail.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";

/** Reminders of orders that are to be paid by transfer. */

const PLACEHOLDERS = {
  ...ORDER_PLACEHOLDERS,
  day: {
    label: { en: "Due date", cs: "Den splatnosti" },
    sample: { en: "15 June 2026", cs: "15. června 2026" },
  },
};

const CLOSING = {
  en: "If you have paid in the last few days, please ignore this e-mail: the transfer can take a day or two.",
  cs: "Pokud jste v posledních dnech zaplatili, tento e-mail prosím neřešte: bance to den dva trvá.",
};

type Texts = Record<"greeting" | "introduction" | "closing", string>;
const sample = (t: Texts, made: SampleWith) =>
  orderSample(
    [
      ...textParts(t.greeting, t.introduction),
      ...paymentParts(sampleDocument(made.language, made.seller)),
      ...textParts(t.closing),
    ],
    made,
  );

const REMINDER = {
  kind: "payment-reminder",
  group: "money",
  placeholders: PLACEHOLDERS,
  required: { introduction: ["order", "day"] },
  sample,
} as const;

export const REMINDER_MAILS = {
  before: declareMail({
    ...REMINDER,
    key: "payment-reminder-before",
    name: { en: "Reminder before the due date", cs: "Připomínka před splatností" },
    when: {
      en: "A few days before a transfer is due, as set in the settings. If part of the order has been paid, the e-mail says so in place of the introduction.",
      cs: "Pár dní před splatností převodu, podle nastavení. U zčásti zaplacené objednávky je místo úvodu uvedeno, kolik zbývá.",
    },
    texts: {
      subject: {
        en: "Payment for order {order} is due soon",
        cs: "Platba za objednávku {order} bude brzy splatná",
      },
      greeting: GREETING,
      introduction: {
        en: "Your order {order} is waiting for payment, which is due on {day}.",
        cs: "vaše objednávka {order} čeká na zaplacení, platba je splatná {day}.",
      },
      closing: CLOSING,
    },
  }),
  after: declareMail({
    ...REMINDER,
    key: "payment-reminder-after",
    name: { en: "Reminder after the due date", cs: "Upomínka po splatnosti" },
    when: {
      en: "A few days after a transfer was due, as set in the settings. How long the order will wait is added automatically.",
      cs: "Pár dní po splatnosti převodu, podle nastavení. Do kdy objednávka čeká, se doplní samo.",
    },
    texts: {
      subject: {
        en: "Order {order} is still waiting for payment",
        cs: "Objednávka {order} stále čeká na zaplacení",
      },
      greeting: GREETING,
      introduction: {
        en: "The payment for your order {order} was due on {day} and hasn’t reached us yet.",
        cs: "platba za vaši objednávku {order} byla splatná {day} a zatím nedorazila.",
      },
      closing: CLOSING,
    },
  }),
};
