import { defineWords } from "#kit/web/words.ts";

/** What a change of an order's status does, said before it is made. */
export const statusEffectsWords = defineWords(
  {
    title: "What this change does",
    loading: "Finding out what this change does...",
    unknown: "What this change does could not be found out.",
    nothing: "No document is made, and the customer gets no e-mail.",
    noneMailed: "The customer gets no e-mail.",
    onlyFiles: "No mail server is set, so the customer gets none of it.",
    effects: {
      "forget-payment": "The money was sent back, so the order waits for its payment again.",
      "return-stock": "Its pieces go back to stock.",
      "take-stock": "Its pieces are taken from stock again.",
      "void-vouchers": "Its unused vouchers become void.",
      "restore-vouchers": "Its vouchers are valid again.",
      "settle-withdrawal": "The customer’s withdrawal counts as settled.",
    },
    mail: {
      "issue-vouchers": "Its vouchers are issued and e-mailed to the customer.",
      "issue-invoice": "A final invoice with a new number is issued and e-mailed to the customer.",
      "mail-invoice": "The invoice that is issued already is e-mailed to the customer.",
      "issue-credit-note": "A credit note to the invoice is issued and e-mailed to the customer.",
      "mail-shipped": "The customer gets an e-mail that the order is on its way.",
      "mail-ready": "The customer gets an e-mail that the order is ready for pickup.",
      "mail-cancelled": "The customer gets an e-mail that the order was cancelled.",
      "mail-reopened": "The customer gets an e-mail that the order is going ahead after all.",
    },
    noMail: {
      "issue-vouchers": "Its vouchers are issued. The e-mail with them is only written to a file.",
      "issue-invoice":
        "A final invoice with a new number is issued. The e-mail with it is only written to a file.",
      "mail-invoice": "The e-mail with the invoice that is issued already is only written to a file.",
      "issue-credit-note":
        "A credit note to the invoice is issued. The e-mail with it is only written to a file.",
      "mail-shipped": "The e-mail that the order is on its way is only written to a file.",
      "mail-ready": "The e-mail that the order is ready for pickup is only written to a file.",
      "mail-cancelled": "The e-mail that the order was cancelled is only written to a file.",
      "mail-reopened": "The e-mail that the order is going ahead after all is only written to a file.",
    },
  },
  {
    title: "Co tato změna udělá",
    loading: "Zjišťuji, co tato změna udělá...",
    unknown: "Nepodařilo se zjistit, co tato změna udělá.",
    nothing: "Nevznikne žádný doklad a zákazník nedostane žádný e-mail.",
    noneMailed: "Zákazník nedostane žádný e-mail.",
    onlyFiles: "Není nastaven poštovní server, takže zákazník nic z toho nedostane.",
    effects: {
      "forget-payment": "Peníze se vrátily, objednávka proto znovu čeká na zaplacení.",
      "return-stock": "Její kusy se vrátí na sklad.",
      "take-stock": "Její kusy se znovu odečtou ze skladu.",
      "void-vouchers": "Její nepoužité poukazy přestanou platit.",
      "restore-vouchers": "Její poukazy budou znovu platit.",
      "settle-withdrawal": "Odstoupení zákazníka se považuje za vyřízené.",
    },
    mail: {
      "issue-vouchers": "Vystaví se její poukazy a odešlou se zákazníkovi e-mailem.",
      "issue-invoice": "Vystaví se konečná faktura s novým číslem a odešle se zákazníkovi e-mailem.",
      "mail-invoice": "Zákazníkovi se e-mailem odešle faktura, která už je vystavená.",
      "issue-credit-note": "K faktuře se vystaví dobropis a odešle se zákazníkovi e-mailem.",
      "mail-shipped": "Zákazník dostane e-mail, že je objednávka na cestě.",
      "mail-ready": "Zákazník dostane e-mail, že je objednávka připravená k vyzvednutí.",
      "mail-cancelled": "Zákazník dostane e-mail, že byla objednávka zrušena.",
      "mail-reopened": "Zákazník dostane e-mail, že objednávka přece jen platí.",
    },
    noMail: {
      "issue-vouchers": "Vystaví se její poukazy. E-mail s nimi se jen zapíše do souboru.",
      "issue-invoice": "Vystaví se konečná faktura s novým číslem. E-mail s ní se jen zapíše do souboru.",
      "mail-invoice": "E-mail s fakturou, která už je vystavená, se jen zapíše do souboru.",
      "issue-credit-note": "K faktuře se vystaví dobropis. E-mail s ním se jen zapíše do souboru.",
      "mail-shipped": "E-mail, že je objednávka na cestě, se jen zapíše do souboru.",
      "mail-ready": "E-mail, že je objednávka připravená k vyzvednutí, se jen zapíše do souboru.",
      "mail-cancelled": "E-mail, že byla objednávka zrušena, se jen zapíše do souboru.",
      "mail-reopened": "E-mail, že objednávka přece jen platí, se jen zapíše do souboru.",
    },
  },
);
