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
      stray: "Not asked for",
    },
    wrong: (came: string, asked: string) =>
      `${came} arrived instead of ${asked}. The order hasn’t been marked as paid: please check it in the payment gateway.`,
    stray: (came: string, reference: string) =>
      `${came} arrived with this order’s number, but the shop didn’t ask for this payment (${reference} in the payment gateway). Find out there who paid it. If it’s for this order, count it; otherwise refund it in the gateway.`,
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
      stray: "Nevyžádaná",
    },
    wrong: (came: string, asked: string) =>
      `Přišlo ${came} místo ${asked}. Objednávka proto není označená jako zaplacená: prověřte to prosím v platební bráně.`,
    stray: (came: string, reference: string) =>
      `S číslem této objednávky přišlo ${came}, e-shop ale o tuto platbu nežádal (v platební bráně má označení ${reference}). Zjistěte v bráně, kdo ji zaplatil. Pokud patří k této objednávce, připočtěte ji, jinak ji v bráně vraťte.`,
  },
);
