import { defineWords } from "#kit/web/words.ts";

/** The sign that says whether payments by card are real. */
export const gatewaySignWords = defineWords(
  {
    test: "Payments by card are a test: the order turns paid, but no money moves. Real payments are switched on by the keys of Stripe or Comgate; ask whoever runs the site.",
    inTest: (name: string) =>
      `${name} runs in test mode: the order turns paid, but no money moves. Real payments need the live keys of ${name}.`,
    live: (name: string) => `Cards are taken by ${name}.`,
    names: { stripe: "Stripe", comgate: "Comgate" },
    check: "Test the connection",
    isFine: (name: string) => `${name} answers, and the keys are right.`,
    failed: (reason: string) => `The connection could not be tested: ${reason}`,
    faults: {
      refused: (name: string) =>
        `${name} refuses our keys, so nobody can pay by card. Ask whoever runs the site to check them.`,
      away: (name: string) => `${name} does not answer now. Payments by card work again once it does.`,
    },
    none: "Customers are not offered payment by card, because no payment gateway is switched on. It is switched on by the keys of Stripe or Comgate; ask whoever runs the site.",
  },
  {
    test: "Platby kartou jsou jen zkušební: objednávka se označí jako zaplacená, ale žádné peníze nepřijdou. Skutečné platby zapnou klíče ke službě Stripe nebo Comgate, požádejte o to správce webu.",
    inTest: (name: string) =>
      `${name} běží ve zkušebním režimu: objednávka se označí jako zaplacená, ale žádné peníze nepřijdou. Skutečné platby potřebují ostré klíče.`,
    live: (name: string) => `Karty přijímá ${name}.`,
    names: { stripe: "Stripe", comgate: "Comgate" },
    check: "Vyzkoušet spojení",
    isFine: (name: string) => `${name} odpovídá a klíče platí.`,
    failed: (reason: string) => `Spojení se nepodařilo vyzkoušet: ${reason}`,
    faults: {
      refused: (name: string) =>
        `${name} naše klíče nepřijímá, kartou teď nikdo nezaplatí. Požádejte správce webu, ať je zkontroluje.`,
      away: (name: string) => `${name} teď neodpovídá. Platby kartou půjdou, jakmile zase odpoví.`,
    },
    none: "Platbu kartou zákazníkům nenabízíme, protože není zapnutá žádná platební brána. Zapnou ji klíče ke službě Stripe nebo Comgate, požádejte o to správce webu.",
  },
);
