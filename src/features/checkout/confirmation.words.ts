import { defineWords } from "#kit/web/language/words.ts";

/** Texts of an order's confirmation. */
export const confirmationWords = defineWords(
  {
    title: "Thank you for your order",
    kicker: "Finish line",
    announced: (number: string) => `Order ${number} has been placed. Thank you.`,
    number: "Order number",
    /** Where the site has a mail server. */
    mail: {
      placed: "We have e-mailed you the order confirmation with a proforma invoice.",
      placedTo: (email: string) =>
        `We have e-mailed the order confirmation with a proforma invoice to ${email}.`,
      invoice: {
        toPay: "The invoice follows once the order is paid.",
        paid: "The invoice was e-mailed to you, too.",
      },
      howToPay: "You’ll find how to pay in the e-mail that we have sent you.",
    },
    /** Where it has none: nothing reaches anybody. */
    noMail: {
      placed:
        "We’re unable to e-mail you right now. You’ll find the confirmation and the documents on your order page.",
      placedTo: () =>
        "We’re unable to e-mail you right now. You’ll find the confirmation and the documents on your order page.",
      invoice: { toPay: "", paid: "" },
      howToPay: "Please write to us and we’ll tell you how to pay.",
    },
    unnamed: "Unnamed Product",
    cashTitle: "Pay in cash",
    cashText: (total: string) => `You’ll pay ${total} in cash when you pick up your order.`,
    codTitle: "Pay on delivery",
    codText: (total: string) => `You’ll pay ${total} to the carrier when you receive the parcel.`,
    otherTitle: "Payment",
    paidByVoucher: "Your gift voucher covered the full amount. There is nothing more to pay.",
    nothingToPay: "With your discount there is nothing to pay.",
    total: "Total",
    backToShop: "Back to the shop",
    ask: "Ask about the order",
    askSubject: (number: string) => `Order ${number}`,
  },
  {
    title: "Děkujeme za objednávku",
    kicker: "Cíl",
    announced: (number: string) => `Objednávku ${number} jsme přijali. Děkujeme.`,
    number: "Číslo objednávky",
    mail: {
      placed: "Potvrzení objednávky se zálohovou fakturou jsme vám poslali e-mailem.",
      placedTo: (email: string) => `Potvrzení objednávky se zálohovou fakturou jsme poslali na ${email}.`,
      invoice: {
        toPay: "Fakturu pošleme, jakmile bude objednávka zaplacená.",
        paid: "E-mailem jsme vám poslali i fakturu.",
      },
      howToPay: "Jak zaplatit, najdete v e-mailu, který jsme vám poslali.",
    },
    noMail: {
      placed: "E-mail vám teď poslat nemůžeme. Potvrzení a doklady najdete na stránce objednávky.",
      placedTo: () => "E-mail vám teď poslat nemůžeme. Potvrzení a doklady najdete na stránce objednávky.",
      invoice: { toPay: "", paid: "" },
      howToPay: "Napište nám prosím a řekneme vám, jak zaplatit.",
    },
    unnamed: "Produkt bez názvu",
    cashTitle: "Platba v hotovosti",
    cashText: (total: string) => `Při převzetí zaplatíte v hotovosti ${total}.`,
    codTitle: "Platba na dobírku",
    codText: (total: string) => `Až zásilku převezmete, zaplatíte dopravci ${total}.`,
    otherTitle: "Platba",
    paidByVoucher: "Celou částku pokryl váš dárkový poukaz. Nic dalšího platit nemusíte.",
    nothingToPay: "Se slevou nemusíte platit nic.",
    total: "Celkem",
    backToShop: "Zpět do e-shopu",
    ask: "Zeptat se na objednávku",
    askSubject: (number: string) => `Objednávka ${number}`,
  },
);
