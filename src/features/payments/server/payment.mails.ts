import {
  moneyPlaceholder,
  ORDER_PLACEHOLDERS,
  ORDER_STEP_WORDS,
  orderSample,
} from "#features/orders/server/index.ts";
import { GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail, fixedMail } from "#kit/server/mail/declared-mail.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";

/** What customers are told of their money. */

export const PAID_MAIL = declareMail({
  key: "order-paid",
  group: "money",
  name: { en: "Payment received", cs: "Platba přijata" },
  when: {
    en: "When the payment for an order arrives, with the invoice attached if there is one.",
    cs: "Když dorazí peníze za objednávku, s fakturou v příloze, pokud už je vystavená.",
  },
  placeholders: {
    ...ORDER_PLACEHOLDERS,
    amount: moneyPlaceholder("Amount received", "Přijatá částka", 1669),
  },
  texts: {
    subject: {
      en: "We have received your payment for order {order}",
      cs: "Platbu za objednávku {order} jsme přijali",
    },
    greeting: GREETING,
    introduction: {
      en: "We have received your payment of {amount} for order {order}. Thank you.",
      cs: "přijali jsme vaši platbu {amount} za objednávku {order}. Děkujeme.",
    },
    paid_by_voucher: {
      en: "Order {order} is paid: {amount} by gift voucher. There is nothing more to pay. Thank you.",
      cs: "objednávka {order} je zaplacená: {amount} dárkovým poukazem. Nic dalšího platit nemusíte. Děkujeme.",
    },
    next: {
      en: "We’re getting it ready and will write to you as soon as there is news.",
      cs: "Připravujeme ji a dáme vám vědět, jakmile bude co nového.",
    },
    vouchers_next: {
      en: "A separate e-mail brings what you bought.",
      cs: "Co jste koupili, posíláme v dalším e-mailu.",
    },
    cancelled: {
      en: "However, this order had already been cancelled. We’ll get in touch to agree whether to go ahead with it or refund you.",
      cs: "Objednávka ale byla předtím zrušená. Ozveme se vám a domluvíme se, zda ji přece jen vyřídíme, nebo vám peníze vrátíme.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order", "amount"], paid_by_voucher: ["order", "amount"] },
  sample: (t, made) => orderSample(textParts(t.greeting, t.introduction, t.next, t.closing), made),
});

export const REFUNDED_MAIL = declareMail({
  key: "order-refunded",
  group: "money",
  name: { en: "Refund", cs: "Vrácení peněz" },
  when: {
    en: "When a customer is refunded. How, and when the money should arrive, is added automatically.",
    cs: "Když zákazníkovi vracíte peníze. Jak a kdy dorazí, se doplní samo.",
  },
  placeholders: { ...ORDER_PLACEHOLDERS, amount: moneyPlaceholder("Amount", "Částka", 1669) },
  texts: {
    subject: {
      en: "We have refunded you for order {order}",
      cs: "Peníze za objednávku {order} jsme vám vrátili",
    },
    greeting: GREETING,
    introduction: {
      en: "We have refunded you {amount} for order {order}.",
      cs: "za objednávku {order} jsme vám vrátili {amount}.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order", "amount"] },
  sample: (t, made) =>
    orderSample(
      textParts(t.greeting, t.introduction, ORDER_STEP_WORDS[made.language].refundedHow.bank, t.closing),
      made,
    ),
});

/** The team's own notice of money that does not fit. */
export const PROBLEM_NOTICE = fixedMail("payment-problem", "notice");
