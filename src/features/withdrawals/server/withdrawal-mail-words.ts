import type { Both } from "#kit/contract/language/language.ts";

/** What is said of the money: `sure` where all that is stated can be withdrawn from, `unsure` where some of it can't. */
export type MoneyAnswer = "sure" | "unsure" | "late" | "exempt" | "unmatched";

const IF_ALLOWED: Both<string> = {
  en: "For everything that you may withdraw from and did withdraw from in time, we will refund what you paid no later than 14 days from today, using the same payment method. For goods, we may wait until we have them back or you show that you have sent them.",
  cs: "Za vše, od čeho odstoupit lze a od čeho jste odstoupili včas, vám peníze vrátíme stejným způsobem, jakým jste platili, nejpozději do 14 dnů ode dneška. U zboží můžeme počkat, než ho dostaneme zpět nebo než prokážete, že jste ho odeslali.",
};

/** Texts of the receipt of a withdrawal and of the team's notice. */
export interface WithdrawalMailWords {
  statement: string;
  order: string;
  what: string;
  /** The same, told to the team. */
  whatCustomer: string;
  wholeOrder: string;
  name: string;
  email: string;
  seller: string;
  at: string;
  /** Paragraphs about the money. */
  money: Record<MoneyAnswer, string[]>;
  goods: string;
  noticeSubject: (number: string) => string;
  notice: (at: string) => string;
  receiptSent: string;
  /** The site has no mail server. */
  receiptWritten: string;
  /** So many have gone to this address today that somebody else may be typing it. */
  receiptHeld: string;
  noReceipt: string;
  notices: Record<MoneyAnswer, string>;
  open: string;
}

export const WITHDRAWAL_MAIL_WORDS: Both<WithdrawalMailWords> = {
  en: {
    statement: "What you told us",
    order: "Order",
    what: "Withdrawn from",
    whatCustomer: "Withdrawn from",
    wholeOrder: "the whole order",
    name: "Name",
    email: "E-mail",
    seller: "Seller",
    at: "Received",
    money: {
      sure: [
        "We will refund what you paid no later than 14 days from today, using the same payment method. For goods, we may wait until we have them back or you show that you have sent them.",
      ],
      unsure: [IF_ALLOWED.en],
      late: [
        "According to our records, the 14-day withdrawal period has passed. We will look at your request and write to you.",
      ],
      exempt: [
        "By law, the 14-day right of withdrawal doesn’t apply to this. We will look at your message and write to you.",
      ],
      unmatched: [
        "We will find the order from what you wrote; if we need anything more, we will ask by e-mail.",
        IF_ALLOWED.en,
      ],
    },
    goods:
      "Please send the goods back, or bring them to us, within 14 days of your withdrawal. You pay for the return postage.",
    noticeSubject: (number) => `Withdrawal from the contract, order ${number}`,
    notice: (at) => `A customer withdrew from a contract on ${at}.`,
    receiptSent: "The confirmation of receipt was sent by e-mail.",
    receiptWritten:
      "The site has no mail server, so no confirmation of receipt went out: the customer saw it on the page only. Please give it to them in another way.",
    receiptHeld:
      "No confirmation of receipt was sent: this address has had several today already, and somebody else may be typing it. Please check with the customer.",
    noReceipt:
      "There is no e-mail on the order, so no confirmation of receipt went out: the customer saw it on the order’s page only. Please give it to them in another way, such as on paper.",
    notices: {
      sure: "",
      unsure:
        "According to the shop’s records, the customer can’t withdraw from part of this, or the 14 days for it have passed. Please look at the order and decide.",
      late: "According to the shop’s records, the 14 days have passed. Please decide and write to the customer.",
      exempt:
        "According to the shop’s records, the law gives no right of withdrawal here. Please decide and write to the customer.",
      unmatched:
        "The number and e-mail match no order: please find it. The withdrawal is valid if it came in time and is from something the customer may withdraw from.",
    },
    open: "Orders in the back office:",
  },
  cs: {
    statement: "Co jste nám sdělili",
    order: "Objednávka",
    what: "Od čeho odstupujete",
    whatCustomer: "Od čeho odstoupil",
    wholeOrder: "celá objednávka",
    name: "Jméno",
    email: "E-mail",
    seller: "Prodávající",
    at: "Přijato",
    money: {
      sure: [
        "Co jste zaplatili, vám vrátíme stejným způsobem, jakým jste platili, nejpozději do 14 dnů ode dneška. U zboží můžeme počkat, než ho dostaneme zpět nebo než prokážete, že jste ho odeslali.",
      ],
      unsure: [IF_ALLOWED.cs],
      late: [
        "Podle našich záznamů už čtrnáctidenní lhůta uplynula. Na vaši žádost se podíváme a ozveme se vám.",
      ],
      exempt: [
        "Podle zákona se na tuto koupi právo odstoupit do 14 dnů nevztahuje. Na vaši zprávu se podíváme a ozveme se vám.",
      ],
      unmatched: [
        "Objednávku podle vašich údajů dohledáme; kdybychom potřebovali něco doplnit, ozveme se e-mailem.",
        IF_ALLOWED.cs,
      ],
    },
    goods:
      "Zboží nám prosím pošlete nebo přivezte zpět do 14 dnů od odstoupení. Náklady na vrácení nesete vy.",
    noticeSubject: (number) => `Odstoupení od smlouvy, objednávka ${number}`,
    notice: (at) => `Zákazník ${at} odstoupil od smlouvy.`,
    receiptSent: "Potvrzení o přijetí mu odešlo e-mailem.",
    receiptWritten:
      "Web nemá poštovní server, potvrzení o přijetí proto neodešlo: zákazník ho viděl jen na stránce. Předejte mu ho prosím jinak.",
    receiptHeld:
      "Potvrzení o přijetí neodešlo: na tuto adresu jich dnes přišlo už několik a může ji zadávat někdo cizí. Ověřte to prosím u zákazníka.",
    noReceipt:
      "U objednávky není e-mail, potvrzení o přijetí proto neodešlo: zákazník ho viděl jen na stránce objednávky. Předejte mu ho prosím jinak, třeba na papíře.",
    notices: {
      sure: "",
      unsure:
        "Podle záznamů e-shopu od části objednávky odstoupit nejde, nebo u ní lhůta 14 dnů uplynula. Podívejte se prosím na objednávku a rozhodněte.",
      late: "Podle záznamů e-shopu už čtrnáctidenní lhůta uplynula. Rozhodněte prosím a napište zákazníkovi.",
      exempt:
        "Podle záznamů e-shopu v tomto případě zákon odstoupení neumožňuje. Rozhodněte prosím a napište zákazníkovi.",
      unmatched:
        "Číslo a e-mail neodpovídají žádné objednávce: dohledejte ji prosím. Odstoupení platí, pokud přišlo včas a týká se něčeho, od čeho odstoupit lze.",
    },
    open: "Objednávky v administraci:",
  },
};
