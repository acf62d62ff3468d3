import { defineWords } from "#kit/web/words.ts";

/** The heads of the terms and the privacy page. */
export const termsWords = defineWords(
  {
    title: "Terms and conditions",
    lead: "What applies when you buy from us, in sentences that can be read.",
    description:
      "Terms of the team’s shop: order, prices, delivery in 3–7 working days, returns within 14 days, complaints, vouchers.",
    descriptionWithVat:
      "Terms of the team’s shop: order, prices including VAT, delivery in 3–7 working days, returns within 14 days, complaints, vouchers.",
  },
  {
    title: "Obchodní podmínky",
    lead: "Co platí, když u nás nakupujete, ve větách, které se dají číst.",
    description:
      "Podmínky týmového e-shopu: objednávka, ceny, dodání do 3–7 pracovních dnů, vrácení do 14 dnů, reklamace, poukazy.",
    descriptionWithVat:
      "Podmínky týmového e-shopu: objednávka, ceny včetně DPH, dodání do 3–7 pracovních dnů, vrácení do 14 dnů, reklamace, poukazy.",
  },
);

export const privacyWords = defineWords(
  {
    title: "Privacy",
    lead: "Which of your data we have, why, for how long, and what you can do about it.",
    description: "How the team treats personal data: orders, messages, technical data, and your rights.",
  },
  {
    title: "Ochrana soukromí",
    lead: "Které vaše údaje máme, proč, jak dlouho a co s tím můžete dělat.",
    description: "Jak tým zachází s osobními údaji: objednávky, zprávy, technické údaje a vaše práva.",
  },
);
