import { ORDER_PLACEHOLDERS, orderSample } from "#features/orders/server/index.ts";
import { GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail } from "#kit/server/mail/declared-mail.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";

export const RECEIPT_MAIL = declareMail({
  key: "order-receipt",
  group: "money",
  name: { en: "Receipt", cs: "Účtenka" },
  when: {
    en: "When you issue a receipt for a payment on site; it is attached.",
    cs: "Když vystavíte účtenku za platbu na místě; je v příloze.",
  },
  placeholders: {
    ...ORDER_PLACEHOLDERS,
    receipt: {
      label: { en: "Receipt number", cs: "Číslo účtenky" },
      sample: { en: "U202600012", cs: "U202600012" },
    },
  },
  texts: {
    subject: { en: "Receipt {receipt}", cs: "Účtenka {receipt}" },
    greeting: GREETING,
    introduction: {
      en: "Thank you for your payment. The receipt is attached.",
      cs: "děkujeme za platbu. Účtenka je v příloze.",
    },
    closing: NO_CLOSING,
  },
  sample: (t, made) => orderSample(textParts(t.greeting, t.introduction, t.closing), made),
});
