import { defineWords } from "#kit/web/language/words.ts";

/** Texts about pieces of an order that are taken back. */
export const takeBackWords = defineWords(
  {
    open: "Take some items back",
    title: "Take items back",
    of: (pieces: number) => `Of ${pieces}`,
    thenRefund: "Then refund the money under Money.",
    enough:
      "What has been paid then covers the order: the order is marked as paid, and any vouchers are issued.",
    take: "Take back",
    close: "Leave it as it is",
    failed: (reason: string) => `The items weren’t taken back: ${reason}`,
    mail: {
      credit: (sum: string) =>
        `A credit note for ${sum} is issued and e-mailed. The items go back to stock; their unused vouchers become void and their places become free.`,
      noInvoice: (sum: string) =>
        `The order costs ${sum} less, and the customer is notified by e-mail. The items go back to stock; their places become free.`,
    },
    noMail: {
      credit: (sum: string) =>
        `A credit note for ${sum} is issued. The items go back to stock; their unused vouchers become void and their places become free.`,
      noInvoice: (sum: string) =>
        `The order costs ${sum} less. The items go back to stock; their places become free.`,
    },
  },
  {
    open: "Vzít část zpět",
    title: "Vzít kusy zpět",
    of: (pieces: number) => `Z ${pieces}`,
    thenRefund: "Peníze pak vraťte v části Peníze.",
    enough:
      "Zaplacená částka pak stačí: objednávka se označí jako zaplacená a vystaví se její případné poukazy.",
    take: "Vzít zpět",
    close: "Neměnit",
    failed: (reason: string) => `Kusy se nepodařilo vzít zpět: ${reason}`,
    mail: {
      credit: (sum: string) =>
        `Vystaví se a odešle dobropis na ${sum}. Kusy se vrátí na sklad, jejich nepoužité poukazy přestanou platit a místa se uvolní.`,
      noInvoice: (sum: string) =>
        `Objednávka bude o ${sum} levnější a zákazníkovi odejde e-mail. Kusy se vrátí na sklad a jejich místa se uvolní.`,
    },
    noMail: {
      credit: (sum: string) =>
        `Vystaví se dobropis na ${sum}. Kusy se vrátí na sklad, jejich nepoužité poukazy přestanou platit a místa se uvolní.`,
      noInvoice: (sum: string) =>
        `Objednávka bude o ${sum} levnější. Kusy se vrátí na sklad a jejich místa se uvolní.`,
    },
  },
);
