import { defineWords } from "#kit/web/language/words.ts";

/** Texts about what the team does with an order that is withdrawn from or cancelled. */
export const orderStepsWords = defineWords(
  {
    title: "What to do now",
    withdrawn: "Withdrawal",
    moneyBack: "Refund due",
    paidTooMuch: "The customer has paid more than the order costs now. The order stands.",
    whole: "The customer has withdrawn from the whole order.",
    part: (what: string) => `The customer has withdrawn from part of the order: ${what}.`,
    inDoubt:
      "According to the shop’s records, the withdrawal from some or all of the items came too late or isn’t possible. Decide first: if you refuse it, write to the customer and mark the withdrawal as settled. If you accept it:",
    askedBack: (ride: string, when: string) =>
      `You cancelled or moved a day, and the customer has asked for their money back: ${ride}, ${when}. Take the item back below, or cancel the order; then refund the money.`,
    withoutDay: (ride: string, when: string) =>
      `A paid booking was cancelled and has no other day yet: ${ride}, originally ${when}. The customer can choose one on the booking’s page. If you agree on a refund instead, take the item back below.`,
    cancelUnpaid: "Cancel the order. It wasn’t paid, so there is nothing to refund.",
    cancelNoInvoice: "Cancel the order. Items go back to stock and unused vouchers become void.",
    voucherBack: "What was paid by gift voucher goes back onto it automatically.",
    cancel: "Cancel the order",
    confirmCancel: (number: string, notified: string) => `Cancel order ${number}? ${notified}`,
    send: (amount: string) => `Refund ${amount} using the same payment method.`,
    takeBack:
      "Take the items back below; this issues the credit note for them. The rest of the order stands.",
    takeBackNoInvoice: "Take the items back below. The rest of the order stands.",
    sendPart: "Refund what was paid for them.",
    toActions: "To the next steps",
    toTakeBack: "To the items to take back",
    toMoney: "To the money",
    failed: (reason: string) => `Failed to cancel the order: ${reason}`,
    refundTitle: "Refunds",
    refunded: (amount: string, at: string) => `${amount} refunded, most recently on ${at}`,
    mail: {
      cancelPaid:
        "Cancel the order. A credit note is issued and e-mailed, items go back to stock and unused vouchers become void.",
      note: "Refund it below, under Money. The customer is notified, and the withdrawal is settled.",
      noteOnly: "Refund it below, under Money. The customer is notified.",
    },
    noMail: {
      cancelPaid:
        "Cancel the order. A credit note is issued, items go back to stock and unused vouchers become void.",
      note: "Refund it below, under Money; this settles the withdrawal.",
      noteOnly: "Refund it below, under Money.",
    },
  },
  {
    title: "Co teď udělat",
    withdrawn: "Odstoupení",
    moneyBack: "Vrátit peníze",
    paidTooMuch: "Zákazník zaplatil víc, než objednávka teď stojí. Objednávka platí dál.",
    whole: "Zákazník odstoupil od celé objednávky.",
    part: (what: string) => `Zákazník odstoupil od části objednávky: ${what}.`,
    inDoubt:
      "Podle záznamů e-shopu přišlo odstoupení aspoň u části položek pozdě, nebo od nich odstoupit nejde. Nejdřív rozhodněte: pokud odstoupení neuznáte, napište zákazníkovi a odstoupení označte jako vyřízené. Pokud ho uznáte:",
    askedBack: (ride: string, when: string) =>
      `Den jste zrušili nebo přesunuli a zákazník žádá o vrácení peněz: ${ride}, ${when}. Níže vezměte položku zpět, nebo objednávku zrušte, a pak peníze vraťte.`,
    withoutDay: (ride: string, when: string) =>
      `Zaplacená rezervace je zrušená a jiný den k ní zatím vybraný není: ${ride}, původně ${when}. Zákazník si ho může vybrat na stránce rezervace. Pokud se dohodnete na vrácení peněz, vezměte položku níže zpět.`,
    cancelUnpaid: "Zrušte objednávku. Není zaplacená, takže není co vracet.",
    cancelNoInvoice: "Zrušte objednávku. Kusy se vrátí na sklad a nepoužité poukazy přestanou platit.",
    voucherBack: "Co se zaplatilo dárkovým poukazem, vrátí se na něj samo.",
    cancel: "Zrušit objednávku",
    confirmCancel: (number: string, notified: string) => `Zrušit objednávku ${number}? ${notified}`,
    send: (amount: string) => `Vraťte ${amount} stejným způsobem, jakým zákazník platil.`,
    takeBack: "Níže vezměte kusy zpět, tím se na ně vystaví dobropis. Zbytek objednávky platí dál.",
    takeBackNoInvoice: "Níže vezměte kusy zpět. Zbytek objednávky platí dál.",
    sendPart: "Vraťte, co zákazník za tyto kusy zaplatil.",
    toActions: "K dalším krokům",
    toTakeBack: "Ke kusům, které se berou zpět",
    toMoney: "K penězům",
    failed: (reason: string) => `Objednávku se nepodařilo zrušit: ${reason}`,
    refundTitle: "Vrácené peníze",
    refunded: (amount: string, at: string) => `Vráceno ${amount}, naposledy ${at}`,
    mail: {
      cancelPaid:
        "Zrušte objednávku. Vystaví se a odešle dobropis, kusy se vrátí na sklad a nepoužité poukazy přestanou platit.",
      noteOnly: "Peníze vraťte níže v části Peníze. Zákazníkovi odejde e-mail.",
      note: "Peníze vraťte níže v části Peníze. Zákazníkovi odejde e-mail a odstoupení je vyřízené.",
    },
    noMail: {
      cancelPaid:
        "Zrušte objednávku. Vystaví se dobropis, kusy se vrátí na sklad a nepoužité poukazy přestanou platit.",
      noteOnly: "Peníze vraťte níže v části Peníze.",
      note: "Peníze vraťte níže v části Peníze a odstoupení je vyřízené.",
    },
  },
);
