import { defineWords } from "#kit/web/language/words.ts";

/** Texts about the tries to pay an order by card. */
export const cardTriesWords = defineWords(
  {
    title: "Card payments",
    gateways: { stripe: "Stripe", comgate: "Comgate", test: "test gateway" },
    states: {
      opening: "Opening",
      open: "Waiting for the customer",
      paid: "Paid",
      failed: "Failed",
      expired: "Left unfinished",
      refused: "Doesn’t match",
    },
    wrong: (came: string, asked: string) =>
      `${came} arrived instead of ${asked}. The order hasn’t been marked as paid: please check it in the payment gateway.`,
  },
  {
    title: "Platby kartou",
    gateways: { stripe: "Stripe", comgate: "Comgate", test: "zkušební brána" },
    states: {
      opening: "Otevírá se",
      open: "Čeká na zákazníka",
      paid: "Zaplaceno",
      failed: "Neprošla",
      expired: "Nedokončena",
      refused: "Nesouhlasí",
    },
    wrong: (came: string, asked: string) =>
      `Přišlo ${came} místo ${asked}. Objednávka proto není označená jako zaplacená: prověřte to prosím v platební bráně.`,
  },
);
