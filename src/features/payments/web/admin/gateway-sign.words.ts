import { defineWords } from "#kit/web/words.ts";

/** The sign that says whether payments by card are real. */
export const gatewaySignWords = defineWords(
  {
    test: "Payments by card are a test: the order turns paid, but no money moves. Real payments are switched on by the keys of Stripe; ask whoever runs the site.",
    stripeTest:
      "Stripe runs in test mode: the order turns paid, but no money moves. Real payments need Stripe’s live keys.",
    stripe: "Cards are taken by Stripe.",
    none: "Customers are not offered payment by card, because no payment gateway is switched on. It is switched on by the keys of Stripe; ask whoever runs the site.",
  },
  {
    test: "Platby kartou jsou jen zkušební: objednávka se označí jako zaplacená, ale žádné peníze nepřijdou. Skutečné platby zapnou klíče ke službě Stripe, požádejte o to správce webu.",
    stripeTest:
      "Stripe běží ve zkušebním režimu: objednávka se označí jako zaplacená, ale žádné peníze nepřijdou. Skutečné platby potřebují ostré klíče.",
    stripe: "Karty přijímá Stripe.",
    none: "Platbu kartou zákazníkům nenabízíme, protože není zapnutá žádná platební brána. Zapnou ji klíče ke službě Stripe, požádejte o to správce webu.",
  },
);
