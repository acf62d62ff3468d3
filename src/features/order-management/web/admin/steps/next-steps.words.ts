import { defineWords } from "#kit/web/language/words.ts";

/** Texts of the next steps of an order, and of what they bring beside what a change of status brings. */
export const nextStepsWords = defineWords(
  {
    title: "Next steps",
    steps: {
      pay: "Mark as paid",
      send: "Sent",
      ready: "Ready for pick-up",
      deliver: "Delivered",
      finish: "Done",
      cancel: "Cancel the order",
      reopen: "Reopen the order",
    },
    pickedUp: "Picked up",
    cancelPaid: "Cancel and refund",
    confirmCancel: (number: string) => `Cancel order ${number}?`,
    tracking: "Tracking number, if there is one",
    reason: "Why it is cancelled (optional)",
    reasonHint: "The customer reads it in the cancellation e-mail, exactly as you write it.",
    done: {
      pay: "Marked as paid.",
      send: "Marked as sent.",
      ready: "Marked as ready for pick-up.",
      deliver: "Marked as delivered.",
      finish: "Marked as done.",
      cancel: "Cancelled.",
      reopen: "Reopened.",
    },
    undoStatus: (status: string) => `A mistake? Undo “${status}”`,
    undoPayment: "A mistake? Undo the payment",
    undone: "Undone.",
    failed: (reason: string) => `That didn’t work: ${reason}`,
    failedToLoad: (reason: string) => `The next steps couldn’t be loaded: ${reason}`,
    effects: {
      "issue-paid-invoice": "A final invoice is issued.",
      "renew-invoice": "A new, unpaid invoice is issued.",
      "hold-seats":
        "Its places on ride days are held for 7 days. If it isn’t paid by then, they become free.",
    },
    mail: {
      "mail-paid": "The customer gets an e-mail confirming the payment.",
      "mail-paid-with-invoice":
        "The customer gets an e-mail confirming the payment, with the invoice already issued.",
      "issue-paid-invoice":
        "A final invoice is issued and goes to the customer with the e-mail confirming the payment.",
      "renew-invoice": "A new, unpaid invoice is issued and e-mailed to the customer.",
      "mail-undone": "The customer gets an e-mail saying that the order isn’t ready yet.",
      "mail-unpaid": "The customer gets an e-mail saying that the payment was recorded by mistake.",
    },
    file: {
      "mail-paid": "The e-mail confirming the payment is only written to a file.",
      "mail-paid-with-invoice":
        "The e-mail confirming the payment, with the invoice already issued, is only written to a file.",
      "issue-paid-invoice": "The e-mail with it is only written to a file.",
      "renew-invoice": "The e-mail with it is only written to a file.",
      "mail-undone": "The e-mail saying that the order isn’t ready yet is only written to a file.",
      "mail-unpaid": "The e-mail saying that the payment was recorded by mistake is only written to a file.",
    },
  },
  {
    title: "Další kroky",
    steps: {
      pay: "Označit jako zaplacené",
      send: "Odesláno",
      ready: "Připraveno k vyzvednutí",
      deliver: "Doručeno",
      finish: "Hotovo",
      cancel: "Zrušit objednávku",
      reopen: "Obnovit objednávku",
    },
    pickedUp: "Vyzvednuto",
    cancelPaid: "Zrušit a vrátit peníze",
    confirmCancel: (number: string) => `Zrušit objednávku ${number}?`,
    tracking: "Číslo zásilky, pokud nějaké je",
    reason: "Proč se objednávka ruší (nepovinné)",
    reasonHint: "Zákazník se to dočte v e-mailu o zrušení, tak jak to napíšete.",
    done: {
      pay: "Označeno jako zaplacené.",
      send: "Označeno jako odeslané.",
      ready: "Označeno jako připravené k vyzvednutí.",
      deliver: "Označeno jako doručené.",
      finish: "Označeno jako hotové.",
      cancel: "Zrušeno.",
      reopen: "Obnoveno.",
    },
    undoStatus: (status: string) => `Omyl? Vzít „${status}“ zpět`,
    undoPayment: "Omyl? Vzít platbu zpět",
    undone: "Vzato zpět.",
    failed: (reason: string) => `Nepovedlo se to: ${reason}`,
    failedToLoad: (reason: string) => `Další kroky se nepodařilo načíst: ${reason}`,
    effects: {
      "issue-paid-invoice": "Vystaví se konečná faktura.",
      "renew-invoice": "Vystaví se nová, zatím nezaplacená faktura.",
      "hold-seats": "Místa na jízdy se podrží 7 dnů. Pokud do té doby nepřijde platba, uvolní se.",
    },
    mail: {
      "mail-paid": "Zákazník dostane e-mail, že platba přišla.",
      "mail-paid-with-invoice":
        "Zákazník dostane e-mail, že platba přišla, s fakturou, která už je vystavená.",
      "issue-paid-invoice": "Vystaví se konečná faktura a odejde zákazníkovi s e-mailem, že platba přišla.",
      "renew-invoice": "Vystaví se nová, zatím nezaplacená faktura a odešle se zákazníkovi e-mailem.",
      "mail-undone": "Zákazník dostane e-mail, že objednávka ještě není připravená.",
      "mail-unpaid": "Zákazník dostane e-mail, že platba byla zaznamenaná omylem.",
    },
    file: {
      "mail-paid": "E-mail, že platba přišla, se jen zapíše do souboru.",
      "mail-paid-with-invoice":
        "E-mail, že platba přišla, s fakturou, která už je vystavená, se jen zapíše do souboru.",
      "issue-paid-invoice": "E-mail s ní se jen zapíše do souboru.",
      "renew-invoice": "E-mail s ní se jen zapíše do souboru.",
      "mail-undone": "E-mail, že objednávka ještě není připravená, se jen zapíše do souboru.",
      "mail-unpaid": "E-mail, že platba byla zaznamenaná omylem, se jen zapíše do souboru.",
    },
  },
);
