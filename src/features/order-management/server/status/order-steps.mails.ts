import {
  moneyPlaceholder,
  ORDER_PLACEHOLDERS,
  ORDER_STEP_WORDS,
  orderSample,
} from "#features/orders/server/index.ts";
import { GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail } from "#kit/server/mail/declared-mail.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";

/** What customers are told of the steps of their orders. */

const SHIPPING = {
  label: { en: "Shipping method", cs: "Doprava" },
  sample: { en: "Parcel to the door", cs: "Balík domů" },
};

export const SHIPPED_MAIL = declareMail({
  key: "order-shipped",
  group: "orders",
  name: { en: "Sent", cs: "Odesláno" },
  when: {
    en: "When an order is marked as sent. The tracking number is added where there is one.",
    cs: "Když objednávku označíte jako odeslanou. Číslo zásilky se přidá samo, pokud je.",
  },
  placeholders: { ...ORDER_PLACEHOLDERS, shipping: SHIPPING },
  texts: {
    subject: { en: "Order {order} is on its way", cs: "Objednávka {order} je na cestě" },
    greeting: GREETING,
    introduction: {
      en: "Your order {order} has left us and is on its way to you ({shipping}).",
      cs: "vaše objednávka {order} od nás odešla a je na cestě k vám ({shipping}).",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order"] },
  sample: (t, made) =>
    orderSample(
      textParts(
        t.greeting,
        t.introduction,
        ORDER_STEP_WORDS[made.language].tracking("Z 123 4567 890"),
        t.closing,
      ),
      made,
    ),
});

export const READY_MAIL = declareMail({
  key: "order-ready",
  kind: "order-shipped",
  group: "orders",
  name: { en: "Ready for pick-up", cs: "Připraveno k vyzvednutí" },
  when: {
    en: "When an order that the customer picks up is marked as ready.",
    cs: "Když objednávku k osobnímu odběru označíte jako připravenou.",
  },
  placeholders: { ...ORDER_PLACEHOLDERS, shipping: SHIPPING },
  texts: {
    subject: {
      en: "Order {order} is ready for pick-up",
      cs: "Objednávka {order} je připravená k vyzvednutí",
    },
    greeting: GREETING,
    introduction: {
      en: "Your order {order} is ready for you to pick up ({shipping}).",
      cs: "vaše objednávka {order} je připravená, můžete si ji vyzvednout ({shipping}).",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order"] },
  sample: (t, made) => orderSample(textParts(t.greeting, t.introduction, t.closing), made),
});

export const CANCELLED_MAIL = declareMail({
  key: "order-cancelled",
  group: "orders",
  name: { en: "Cancelled", cs: "Zrušeno" },
  when: {
    en: "When an order is cancelled. What happens to the money is added automatically.",
    cs: "Když se objednávka zruší. Co bude s penězi, se doplní samo.",
  },
  placeholders: ORDER_PLACEHOLDERS,
  texts: {
    subject: { en: "Order {order} was cancelled", cs: "Objednávka {order} byla zrušena" },
    greeting: GREETING,
    introduction: { en: "Your order {order} was cancelled.", cs: "vaše objednávka {order} byla zrušena." },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order"] },
  sample: (t, made) =>
    orderSample(
      textParts(t.greeting, t.introduction, ORDER_STEP_WORDS[made.language].payNothing, t.closing),
      made,
    ),
});

export const REOPENED_MAIL = declareMail({
  key: "order-reopened",
  group: "orders",
  name: { en: "Reopened", cs: "Obnoveno" },
  when: { en: "When you reopen a cancelled order.", cs: "Když zrušenou objednávku obnovíte." },
  placeholders: ORDER_PLACEHOLDERS,
  texts: {
    subject: { en: "Order {order} is going ahead after all", cs: "Objednávka {order} přece jen platí" },
    greeting: GREETING,
    introduction: {
      en: "We have reopened your order {order}. Please disregard our earlier e-mail saying that it was cancelled.",
      cs: "vaši objednávku {order} jsme obnovili. Náš předchozí e-mail o jejím zrušení už neplatí.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order"] },
  sample: (t, made) =>
    orderSample(
      textParts(t.greeting, t.introduction, ORDER_STEP_WORDS[made.language].stillToPay, t.closing),
      made,
    ),
});

export const UNDONE_MAIL = declareMail({
  key: "order-undone",
  group: "orders",
  name: { en: "Not ready yet", cs: "Ještě nepřipraveno" },
  when: {
    en: "When you undo “sent” or “ready for pick-up”.",
    cs: "Když vezmete zpět označení, že objednávka odešla nebo je připravená.",
  },
  placeholders: ORDER_PLACEHOLDERS,
  texts: {
    subject: { en: "Order {order} isn’t ready yet", cs: "Objednávka {order} ještě není připravená" },
    greeting: GREETING,
    introduction: {
      en: "We told you by mistake that your order {order} was on its way: we’re still preparing it. We’ll write as soon as there’s news.",
      cs: "omylem jsme vám napsali, že je vaše objednávka {order} na cestě. Teprve ji připravujeme. Ozveme se, jakmile bude co nového.",
    },
    pickup: {
      en: "We told you by mistake that your order {order} was ready: we’re still preparing it. We’ll write as soon as there’s news.",
      cs: "omylem jsme vám napsali, že je vaše objednávka {order} připravená. Teprve ji připravujeme. Ozveme se, jakmile bude co nového.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order"], pickup: ["order"] },
  sample: (t, made) => orderSample(textParts(t.greeting, t.introduction, t.closing), made),
});

export const UNPAID_MAIL = declareMail({
  key: "order-unpaid",
  group: "money",
  name: { en: "Not paid after all", cs: "Přece jen nezaplaceno" },
  when: {
    en: "When you undo a payment.",
    cs: "Když vezmete zpět označení, že je objednávka zaplacená.",
  },
  placeholders: ORDER_PLACEHOLDERS,
  texts: {
    subject: {
      en: "We’re still waiting for the payment for order {order}",
      cs: "Platba za objednávku {order} zatím nedorazila",
    },
    greeting: GREETING,
    introduction: {
      en: "We recorded a payment for your order {order} by mistake. Please disregard our e-mail about it: the order is still waiting for payment. You’ll find how to pay on your order page.",
      cs: "platbu za vaši objednávku {order} jsme zaznamenali omylem a náš e-mail o ní neplatí. Objednávka čeká na zaplacení. Jak ji zaplatit, najdete na stránce objednávky.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order"] },
  sample: (t, made) => orderSample(textParts(t.greeting, t.introduction, t.closing), made),
});

export const REDUCED_MAIL = declareMail({
  key: "order-reduced",
  group: "orders",
  name: { en: "Part of the order cancelled", cs: "Část objednávky zrušena" },
  when: {
    en: "When you take back some items and no credit note is sent.",
    cs: "Když z objednávky vezmete zpět některé kusy a neposílá se dobropis.",
  },
  placeholders: {
    ...ORDER_PLACEHOLDERS,
    items: {
      label: { en: "What was taken out", cs: "Co z objednávky ubylo" },
      sample: { en: "1 × Team cap", cs: "1 × Týmová kšiltovka" },
    },
    amount: moneyPlaceholder("What the rest costs", "Kolik stojí zbytek", 990),
  },
  texts: {
    subject: { en: "Order {order} has changed", cs: "Objednávka {order} se změnila" },
    greeting: GREETING,
    introduction: {
      en: "We have cancelled part of your order {order}: {items}. The rest comes to {amount}.",
      cs: "část vaší objednávky {order} jsme zrušili: {items}. Zbývající část stojí {amount}.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order", "items", "amount"] },
  sample: (t, made) => orderSample(textParts(t.greeting, t.introduction, t.closing), made),
});
