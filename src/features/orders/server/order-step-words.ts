import type { Both } from "#kit/contract/language.ts";

/** Texts of the mails that tell a customer how the order goes on. */
interface OrderStepWords {
  greeting: string;
  paidSubject: (number: string) => string;
  paid: (number: string, total: string) => string;
  paidNext: string;
  paidThoughCancelled: string;
}

export const ORDER_STEP_WORDS: Both<OrderStepWords> = {
  en: {
    greeting: "Hello,",
    paidSubject: (number) => `We have received your payment for order ${number}`,
    paid: (number, total) => `we have received your payment of ${total} for order ${number}. Thank you.`,
    paidNext: "We are getting to work on it and will write to you as soon as there is news.",
    paidThoughCancelled:
      "This order had been cancelled before. We will get in touch with you and agree on whether it goes out after all, or send the money back.",
  },
  cs: {
    greeting: "Dobrý den,",
    paidSubject: (number) => `Platbu za objednávku ${number} jsme přijali`,
    paid: (number, total) => `přijali jsme Vaši platbu ${total} za objednávku ${number}. Děkujeme.`,
    paidNext: "Pouštíme se do ní a ozveme se, jakmile bude co nového.",
    paidThoughCancelled:
      "Objednávka ale byla předtím zrušená. Ozveme se Vám a domluvíme se, zda ji přece jen vyřídíme, nebo peníze pošleme zpět.",
  },
};
