import { defineWords } from "#kit/web/language/words.ts";
import { type DifferenceKind, REFUND_DAYS } from "../../differences.ts";

interface Said {
  what: string;
  expected: string;
  found: string;
}

type Sentences = Record<DifferenceKind, (said: Said) => string>;

const EN: Sentences = {
  "payment-differs": ({ expected, found }) =>
    `Its payments and refunds come to ${found}; it should be ${expected}. Look for the missing payment, or refund the excess.`,
  "payment-unseen": ({ expected, found }) =>
    `${found} was received for it and it costs ${expected}, but it isn’t marked as paid. Mark it as paid.`,
  "payment-twice": ({ what, found }) =>
    `A payment of ${found} looks like the one counted towards order ${what}. If it is the same one, choose “Belongs to no order” for one of them in Bank payments.`,
  "money-of-cancelled": ({ found }) =>
    `It was cancelled, but ${found} still hasn’t been refunded after more than ${REFUND_DAYS} days. Refund it.`,
  "refund-without-credit": ({ expected, found }) =>
    `${found} of its price was refunded, but its credit notes cover only ${expected}. A credit note is missing.`,
  "credit-without-refund": ({ what, expected, found }) =>
    `Credit notes cancel ${expected} of invoice ${what}, but only ${found} has been refunded, even after more than ${REFUND_DAYS} days. Refund the rest.`,
  "invoice-differs": ({ what, expected, found }) =>
    what === ""
      ? "It is paid but has no invoice. Open its invoice to issue it."
      : `Invoice ${what} and its credit notes come to ${found}; it should be ${expected}. Ask your accountant how to correct it.`,
  "voucher-differs": ({ what, expected, found }) =>
    what === ""
      ? `According to the order, gift vouchers cover ${found} of it; according to their transactions, ${expected}. Ask whoever runs the server.`
      : `Gift voucher ${what} shows a balance of ${found}; its transactions add up to ${expected}. Ask whoever runs the server.`,
  "number-missing": ({ what }) =>
    `Missing from the document numbering: ${what}. Ask whoever runs the server.`,
};

const CS: Sentences = {
  "payment-differs": ({ expected, found }) =>
    `Podle plateb a vrácených peněz je u ní ${found}, má tu být ${expected}. Dohledejte chybějící platbu, nebo vraťte, co přebývá.`,
  "payment-unseen": ({ expected, found }) =>
    `Přišlo na ni ${found}, stojí ${expected}, ale není označená jako zaplacená. Označte ji jako zaplacenou.`,
  "payment-twice": ({ what, found }) =>
    `Platba ${found} vypadá stejně jako ta, která se započítala k objednávce ${what}. Pokud je to tatáž, u jedné z nich v platbách na účtu zvolte „Nepatří k objednávce“.`,
  "money-of-cancelled": ({ found }) =>
    `Je zrušená a už přes ${REFUND_DAYS} dní u ní zůstává ${found}. Peníze vraťte.`,
  "refund-without-credit": ({ expected, found }) =>
    `Z ceny se vrátilo ${found}, ale dobropisy jsou jen na ${expected}. Chybí dobropis.`,
  "credit-without-refund": ({ what, expected, found }) =>
    `Dobropisy k faktuře ${what} jsou na ${expected}. Uplynulo už přes ${REFUND_DAYS} dní, ale vrátilo se jen ${found}. Vraťte zbytek.`,
  "invoice-differs": ({ what, expected, found }) =>
    what === ""
      ? "Je zaplacená a nemá fakturu. Otevřete její fakturu, tím se vystaví."
      : `Faktura ${what} a její dobropisy jsou dohromady na ${found}, má to být ${expected}. Zeptejte se účetní, jak to opravit.`,
  "voucher-differs": ({ what, expected, found }) =>
    what === ""
      ? `Uvádí, že dárkové poukazy pokrývají ${found}, podle jejich pohybů je to ${expected}. Obraťte se na správce serveru.`
      : `Dárkový poukaz ${what} uvádí zůstatek ${found}, podle jeho pohybů je to ${expected}. Obraťte se na správce serveru.`,
  "number-missing": ({ what }) => `V číselné řadě dokladů chybí ${what}. Obraťte se na správce serveru.`,
};

/** Each kind of difference as a sentence that says what to do. */
export const differenceWords = defineWords(
  { order: (number: string) => `Order ${number}:`, kinds: EN },
  { order: (number: string) => `Objednávka ${number}:`, kinds: CS },
);
