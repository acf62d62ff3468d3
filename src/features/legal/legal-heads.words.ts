import { defineWords } from "#kit/web/words.ts";

/** The heads of the legal pages. */
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

export const guaranteeWords = defineWords(
  {
    title: "Legal guarantee",
    lead: "Goods that turn out faulty are repaired, replaced or paid back, for at least two years.",
    description:
      "The legal guarantee of conformity on goods of the team’s shop: how long, what for, and how to use it.",
  },
  {
    title: "Zákonná záruka",
    lead: "Vadné zboží opravíme, vyměníme nebo za ně vrátíme peníze, a to nejméně po dva roky.",
    description:
      "Zákonná záruka za shodu zboží z týmového e-shopu: jak dlouho platí, na co a jak ji uplatnit.",
  },
);

export const accessibilityWords = defineWords(
  {
    title: "Accessibility",
    lead: "This site is for everybody. Here is how far that goes today, and whom to tell where it does not.",
    description: "Accessibility statement of the team’s site and shop: standard, known limits, and contact.",
  },
  {
    title: "Přístupnost",
    lead: "Tento web je pro každého. Tady je, jak daleko to dnes sahá a komu napsat, když to neplatí.",
    description: "Prohlášení o přístupnosti webu a e-shopu týmu: norma, známá omezení a kontakt.",
  },
);
