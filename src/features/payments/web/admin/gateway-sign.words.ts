import { defineWords } from "#kit/web/language/words.ts";

/** The sign that says whether payments by card are real. */
export const gatewaySignWords = defineWords(
  {
    test: "Card payments are only a test: the order is marked as paid, but no money moves. Real payments need the keys of Stripe or Comgate; ask whoever runs the site.",
    inTest: (name: string) =>
      `${name} is in test mode: the order is marked as paid, but no money moves. Real payments need ${name}’s live keys.`,
    live: (name: string) => `Card payments go through ${name}.`,
    names: { stripe: "Stripe", comgate: "Comgate" },
    check: "Test the connection",
    isFine: (name: string) => `${name} responds, and the keys are valid.`,
    failed: (reason: string) => `The connection couldn’t be tested: ${reason}`,
    faults: {
      refused: (name: string) =>
        `${name} refuses our keys, so nobody can pay by card. Ask whoever runs the site to check them.`,
      away: (name: string) =>
        `${name} isn’t responding right now. Card payments will work again once it does.`,
    },
    none: "Customers aren’t offered card payment because no payment gateway is switched on. It needs the keys of Stripe or Comgate; ask whoever runs the site.",
  },
  {
    test: "Platby kartou jsou jen zkušební: objednávka se označí jako zaplacená, ale žádné peníze nepřijdou. Ke skutečným platbám jsou potřeba klíče ke službě Stripe nebo Comgate, požádejte o ně správce webu.",
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
      away: (name: string) => `${name} teď neodpovídá. Platby kartou budou fungovat, jakmile se zase ozve.`,
    },
    none: "Platbu kartou zákazníkům nenabízíme, protože není zapnutá žádná platební brána. Jsou k ní potřeba klíče ke službě Stripe nebo Comgate, požádejte o ně správce webu.",
  },
);
