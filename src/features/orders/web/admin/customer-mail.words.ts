import { defineWords } from "#kit/web/language/words.ts";

/** Whether the customer of an order is notified, and why not. */
export const customerMailWords = defineWords(
  {
    notified: "The customer is notified by e-mail.",
    notNotified: (reason: string) => `The customer gets no e-mail: ${reason}.`,
    tellYourself: (reason: string) => `Tell the customer yourself: ${reason}.`,
    reasons: {
      written: "no mail server is set up",
      "no-address": "the order has no e-mail address",
    },
  },
  {
    notified: "Zákazníkovi odejde e-mail.",
    notNotified: (reason: string) => `Zákazník nedostane žádný e-mail: ${reason}.`,
    tellYourself: (reason: string) => `Dejte zákazníkovi vědět sami, ${reason}.`,
    reasons: {
      written: "není nastaven poštovní server",
      "no-address": "u objednávky není e-mailová adresa",
    },
  },
);
