import { defineWords } from "#kit/web/language/words.ts";

/** Texts about vouchers over an amount. */
export const valueWords = defineWords(
  {
    left: (balance: string, value: string) => `${balance} left of ${value}`,
    balance: "Left",
    amount: "Amount to deduct (CZK)",
    note: "What for (optional)",
    takeOff: "Deduct the amount",
    confirm: (amount: string, left: string) => `Deduct ${amount}? ${left} will be left.`,
    takenOff: (amount: string) => `${amount} was deducted.`,
    noReceipt: "Without an order there is no invoice. Write in the note what it was for.",
    undo: "Put the last amount back",
    undone: "The amount is back on the voucher.",
    movements: "Transactions",
    kinds: {
      issued: "Issued",
      used: "Paid",
      released: "Returned from an unpaid order",
      returned: "Refunded onto it",
      undone: "Put back",
      voided: "Voided",
      restored: "Valid again",
    },
    order: (number: string) => `order ${number}`,
    outstanding: (sold: string) =>
      `${sold} is left on sold gift vouchers: the shop owes this to their holders.`,
    given: (sum: string) => `On those given away: ${sum}.`,
    expired: (sum: string) => `On expired ones: ${sum}.`,
  },
  {
    left: (balance: string, value: string) => `Zbývá ${balance} z ${value}`,
    balance: "Zbývá",
    amount: "Kolik odečíst (Kč)",
    note: "Za co (nepovinné)",
    takeOff: "Odečíst částku",
    confirm: (amount: string, left: string) => `Odečíst ${amount}? Zbude ${left}.`,
    takenOff: (amount: string) => `Odečteno: ${amount}.`,
    noReceipt: "Bez objednávky nevznikne doklad. Do poznámky napište, za co to bylo.",
    undo: "Vrátit poslední částku",
    undone: "Částka je zpět na poukazu.",
    movements: "Pohyby na poukazu",
    kinds: {
      issued: "Vystaveno",
      used: "Zaplaceno",
      released: "Vráceno z nezaplacené objednávky",
      returned: "Vráceny peníze",
      undone: "Vráceno zpět",
      voided: "Zneplatněno",
      restored: "Znovu platí",
    },
    order: (number: string) => `objednávka ${number}`,
    outstanding: (sold: string) =>
      `Na prodaných dárkových poukazech zbývá ${sold}: tolik e-shop dluží jejich držitelům.`,
    given: (sum: string) => `Na darovaných: ${sum}.`,
    expired: (sum: string) => `Na propadlých: ${sum}.`,
  },
);
