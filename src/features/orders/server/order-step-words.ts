import type { Both } from "#kit/contract/language.ts";

/** Texts of the mails that tell a customer how the order goes on. */
interface OrderStepWords {
  greeting: string;
  paidSubject: (number: string) => string;
  paid: (number: string, total: string) => string;
}

export const ORDER_STEP_WORDS: Both<OrderStepWords> = {
  en: {
    greeting: "Hello,",
    paidSubject: (number) => `We have received your payment for order ${number}`,
    paid: (number, total) =>
      `we have received your payment of ${total} for order ${number}. Thank you, we are getting to work on it.`,
  },
  cs: {
    greeting: "Dobrý den,",
    paidSubject: (number) => `Platbu za objednávku ${number} jsme přijali`,
    paid: (number, total) =>
      `přijali jsme Vaši platbu ${total} za objednávku ${number}. Děkujeme, pouštíme se do ní.`,
  },
};
