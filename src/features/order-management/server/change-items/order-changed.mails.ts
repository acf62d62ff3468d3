import { billPart, paymentParts, sampleDocument } from "#features/checkout/server/index.ts";
import { ORDER_PLACEHOLDERS, orderSample } from "#features/orders/server/index.ts";
import { GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail } from "#kit/server/mail/declared-mail.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";

export const CHANGED_MAIL = declareMail({
  key: "order-changed",
  group: "orders",
  name: { en: "Items changed", cs: "Změněné položky" },
  when: {
    en: "When you change the items of an order. The new items and what is still to be paid or refunded are added automatically.",
    cs: "Když změníte položky objednávky. Co v ní teď je a co se doplácí nebo vrací, se doplní samo.",
  },
  placeholders: ORDER_PLACEHOLDERS,
  texts: {
    subject: { en: "Order {order} has changed", cs: "Objednávka {order} se změnila" },
    greeting: GREETING,
    introduction: {
      en: "As agreed, we have changed your order {order}. This is what’s in it now:",
      cs: "podle domluvy jsme změnili vaši objednávku {order}. Teď v ní je:",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order"] },
  sample(t, made) {
    const document = sampleDocument(made.language, made.seller);
    return orderSample(
      [
        ...textParts(t.greeting, t.introduction),
        billPart(document),
        ...paymentParts(document),
        ...textParts(t.closing),
      ],
      made,
    );
  },
});
