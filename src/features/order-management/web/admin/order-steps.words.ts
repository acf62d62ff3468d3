import { defineWords } from "#kit/web/words.ts";

/** Texts about what the team does with an order that is withdrawn from or cancelled. */
export const orderStepsWords = defineWords(
  {
    title: "What to do now",
    withdrawn: "Withdrawn from",
    moneyBack: "Send money back",
    whole: "The customer has withdrawn from the whole order.",
    part: (what: string) => `The customer has withdrawn from a part: ${what}.`,
    cancelUnpaid: "Cancel the order. It was not paid, so there is nothing to send back.",
    cancel: "Cancel the order",
    send: (amount: string) => `Send ${amount} back in the way in which it was paid.`,
    takeBack:
      "Take the pieces back below: that issues the credit note over them. The rest of the order stays.",
    sendPart: "Send back what was paid for them.",
    failed: (reason: string) => `Failed to cancel the order: ${reason}`,
    refundTitle: "Money sent back",
    refunded: (amount: string, at: string) => `${amount} sent back, last on ${at}`,
    mail: {
      cancelPaid:
        "Cancel the order. A credit note is issued and mailed, pieces go back to stock and unused vouchers become void.",
      confirmCancel: (number: string) => `Cancel order ${number}? The customer is told by e-mail.`,
      note: "Send it below, under Money sent back. The customer is told, and the withdrawal is settled.",
    },
    noMail: {
      cancelPaid:
        "Cancel the order. A credit note is issued, pieces go back to stock and unused vouchers become void. Tell the customer yourself: no mail server is set.",
      confirmCancel: (number: string) =>
        `Cancel order ${number}? The customer is not told: no mail server is set, so the e-mail is only written to a file.`,
      note: "Send it below, under Money sent back; the withdrawal is settled by it. Tell the customer yourself: no mail server is set.",
    },
  },
  {
    title: "Co teď udělat",
    withdrawn: "Odstoupení",
    moneyBack: "Vrátit peníze",
    whole: "Zákazník odstoupil od celé objednávky.",
    part: (what: string) => `Zákazník odstoupil od části objednávky: ${what}.`,
    cancelUnpaid: "Zrušte objednávku. Není zaplacená, takže není co vracet.",
    cancel: "Zrušit objednávku",
    send: (amount: string) => `Pošlete zpět ${amount} stejným způsobem, jakým zákazník platil.`,
    takeBack: "Níže vezměte kusy zpět, tím se na ně vystaví dobropis. Zbytek objednávky platí dál.",
    sendPart: "Pošlete zpět, co za ně zákazník zaplatil.",
    failed: (reason: string) => `Objednávku se nepodařilo zrušit: ${reason}`,
    refundTitle: "Vrácené peníze",
    refunded: (amount: string, at: string) => `Vráceno ${amount}, naposledy ${at}`,
    mail: {
      cancelPaid:
        "Zrušte objednávku. Vystaví se a odešle dobropis, kusy se vrátí na sklad a nepoužité poukazy přestanou platit.",
      confirmCancel: (number: string) => `Zrušit objednávku ${number}? Zákazníkovi odejde e-mail.`,
      note: "Vraťte je níže v části Vrácené peníze. Zákazníkovi odejde e-mail a odstoupení je vyřízené.",
    },
    noMail: {
      cancelPaid:
        "Zrušte objednávku. Vystaví se dobropis, kusy se vrátí na sklad a nepoužité poukazy přestanou platit. Dejte zákazníkovi vědět sami, není nastaven poštovní server.",
      confirmCancel: (number: string) =>
        `Zrušit objednávku ${number}? Zákazník se to nedozví: není nastaven poštovní server, e-mail se jen zapíše do souboru.`,
      note: "Vraťte je níže v části Vrácené peníze a odstoupení je vyřízené. Dejte zákazníkovi vědět sami, není nastaven poštovní server.",
    },
  },
);
