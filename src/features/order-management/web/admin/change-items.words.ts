import { defineWords } from "#kit/web/words.ts";

/** Texts of the sheet on which the items of an order are changed. */
export const changeItemsWords = defineWords(
  {
    open: "Change items",
    title: "Change items",
    hint: "What stays keeps its price, another size too. What is added has today’s.",
    failedToLoad: (reason: string) => `Failed to load the products: ${reason}`,
    planning: "Finding out what this change does...",
    total: (total: string, before: string) => `New total: ${total} (now ${before})`,
    same: (total: string) => `The total stays ${total}.`,
    toPay: (amount: string) => `To be paid: ${amount}`,
    toReturn: (amount: string) => `Paid too much: ${amount}. Then send it back under Money.`,
    change: "Change the order",
    close: "Leave it as it is",
    failed: (reason: string) => `The order was not changed: ${reason}`,
    effects: {
      "return-stock": "What goes is back in stock.",
      "take-stock": "What comes is taken from stock.",
      "void-vouchers": "The unused vouchers of what goes become void.",
      "free-seats": "The seats of what goes are free, and their riders are told.",
    },
    mail: {
      "issue-vouchers": "The vouchers of what comes are issued and e-mailed.",
      "credit-pieces": "A credit note over what goes is issued and e-mailed.",
      "correct-invoice": "The invoice is taken back by a credit note and issued anew; both are e-mailed.",
      "mail-request": "The customer gets an e-mail with the items, the new total and how to pay it.",
      "mail-changed": "The customer gets an e-mail with the items and the new total.",
    },
    noMail: {
      "issue-vouchers": "The vouchers of what comes are issued. The e-mail is only written to a file.",
      "credit-pieces": "A credit note over what goes is issued. The e-mail is only written to a file.",
      "correct-invoice":
        "The invoice is taken back by a credit note and issued anew. The e-mails are only written to files.",
      "mail-request": "The e-mail with the new total and how to pay it is only written to a file.",
      "mail-changed": "The e-mail with the items and the new total is only written to a file.",
    },
  },
  {
    open: "Změnit položky",
    title: "Změnit položky",
    hint: "Co zůstává, má svou cenu, i v jiné velikosti. Co přibude, má dnešní.",
    failedToLoad: (reason: string) => `Zboží se nepodařilo načíst: ${reason}`,
    planning: "Zjišťuji, co tato změna udělá...",
    total: (total: string, before: string) => `Nově celkem: ${total} (teď ${before})`,
    same: (total: string) => `Celkem zůstává ${total}.`,
    toPay: (amount: string) => `K zaplacení: ${amount}`,
    toReturn: (amount: string) => `Přeplaceno: ${amount}. Peníze pak vraťte v části Peníze.`,
    change: "Změnit objednávku",
    close: "Nechat být",
    failed: (reason: string) => `Objednávka se nezměnila: ${reason}`,
    effects: {
      "return-stock": "Co ubude, vrátí se na sklad.",
      "take-stock": "Co přibude, odečte se ze skladu.",
      "void-vouchers": "Nepoužité poukazy z toho, co ubude, přestanou platit.",
      "free-seats": "Místa z toho, co ubude, se uvolní a jezdci se to dozvědí.",
    },
    mail: {
      "issue-vouchers": "Na to, co přibude, se vystaví poukazy a odešlou se e-mailem.",
      "credit-pieces": "Na to, co ubude, se vystaví dobropis a odešle se e-mailem.",
      "correct-invoice": "Faktura se zruší dobropisem a vystaví se nová; obojí odejde e-mailem.",
      "mail-request": "Zákazník dostane e-mail s položkami, novou částkou a tím, jak ji zaplatit.",
      "mail-changed": "Zákazník dostane e-mail s položkami a novou částkou.",
    },
    noMail: {
      "issue-vouchers": "Na to, co přibude, se vystaví poukazy. E-mail se jen zapíše do souboru.",
      "credit-pieces": "Na to, co ubude, se vystaví dobropis. E-mail se jen zapíše do souboru.",
      "correct-invoice": "Faktura se zruší dobropisem a vystaví se nová. E-maily se jen zapíšou do souborů.",
      "mail-request": "E-mail s novou částkou a tím, jak ji zaplatit, se jen zapíše do souboru.",
      "mail-changed": "E-mail s položkami a novou částkou se jen zapíše do souboru.",
    },
  },
);
