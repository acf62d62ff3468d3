import { ORDER_PLACEHOLDERS, orderSample } from "#features/orders/server/index.ts";
import { CUSTOMER, GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail } from "#kit/server/mail/declared-mail.ts";
import { textParts } from "#kit/server/mail/mail-words.ts";
import { HIDE_REASON_WORDS } from "../hide-reasons.ts";
import { ASK_WORDS } from "./ask-words.ts";

/** What mails say of reviews. */

const PRODUCT = { en: "Team T-shirt", cs: "Týmové tričko" };

export const ASK_MAIL = declareMail({
  key: "review-request",
  group: "reviews",
  name: { en: "Request for a review", cs: "Prosba o recenzi" },
  when: {
    en: "A few days after the goods have arrived, once per order. How we handle reviews and how to opt out are added automatically.",
    cs: "Pár dní po doručení zboží, jednou za objednávku. Jak s recenzemi zacházíme a jak se odhlásit, se doplní samo.",
  },
  placeholders: ORDER_PLACEHOLDERS,
  texts: {
    subject: { en: "How do you like it? Order {order}", cs: "Jak jste spokojeni? Objednávka {order}" },
    greeting: GREETING,
    introduction: {
      en: "You’ve had the goods from your order for a few days now. How do you like them?",
      cs: "zboží z vaší objednávky máte už pár dní doma. Jak jste s ním spokojeni?",
    },
    closing: NO_CLOSING,
  },
  sample(t, made) {
    const words = ASK_WORDS[made.language];
    return orderSample(
      [
        ...textParts(t.greeting, t.introduction),
        { kind: "rows", rows: [[words.goods, PRODUCT[made.language]]] },
        { kind: "button", text: words.ask, label: words.button, url: made.link("/review") },
        ...textParts(words.once, t.closing),
      ],
      made,
    );
  },
});

export const HIDDEN_MAIL = declareMail({
  key: "review-hidden",
  group: "reviews",
  name: { en: "Review not shown", cs: "Nezveřejněná recenze" },
  when: {
    en: "When you hide a review. The reason and how to object are added automatically, as the law requires.",
    cs: "Když recenzi skryjete. Důvod a jak se bránit se doplní samy, jak to vyžaduje zákon.",
  },
  placeholders: {
    customer: CUSTOMER,
    product: { label: { en: "Product", cs: "Produkt" }, sample: PRODUCT },
  },
  texts: {
    subject: {
      en: "We aren’t showing your review: {product}",
      cs: "Vaši recenzi nezveřejňujeme: {product}",
    },
    greeting: GREETING,
    introduction: {
      en: "Thank you for your review. We aren’t showing it on our site, and here is why.",
      cs: "děkujeme za vaši recenzi. Na webu ji nezveřejňujeme, a to z tohoto důvodu.",
    },
    closing: NO_CLOSING,
  },
  sample(t, { language, seller, link }) {
    const words = ASK_WORDS[language].hidden;
    const [reason = ""] = Object.values(HIDE_REASON_WORDS[language]);
    return [
      ...textParts(t.greeting, t.introduction),
      {
        kind: "rows",
        rows: [
          [words.product, PRODUCT[language]],
          [words.reason, reason],
        ],
      },
      { kind: "button", text: words.appeal, label: words.button, url: link("/review") },
      ...textParts(t.closing, seller),
    ];
  },
});
