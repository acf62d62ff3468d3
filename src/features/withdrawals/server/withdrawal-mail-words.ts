import type { Both } from "#kit/contract/language/language.ts";

/** What is said of the money: `sure` where all that is stated can be withdrawn from, `unsure` where some of it can't. */
export type MoneyAnswer = "sure" | "unsure" | "late" | "exempt" | "unmatched";

const IF_ALLOWED: Both<string> = {
  en: "As far as you may withdraw and did so in time, we will refund what you paid for it no later than 14 days from today, using the same payment method. For goods, we may wait until we have them back or you show that you have sent them.",
  cs: "Za to, od čeho odstoupit lze a u čeho jste stihli lhůtu, vám peníze vrátíme stejným způsobem, jakým jste platili, nejpozději do 14 dnů ode dneška. U zboží můžeme počkat, než ho dostaneme zpět nebo než prokážete, že jste ho odeslali.",
};

/** Texts of the receipt of a withdrawal and of the team's notice. */
export interface WithdrawalMailWords {
  statement: string;
  order: string;
  what: string;
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
  noReceipt: string;
  notices: Record<MoneyAnswer, string>;
  open: string;
}

export const WITHDRAWAL_MAIL_WORDS: Both<WithdrawalMailWords> = {
  en: {
    statement: "What you told us",
    order: "Order",
    what: "Withdrawn from",
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
        "By law, there is no right of withdrawal from a leisure service on a fixed date. We will look at your message and write to you.",
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
    noReceipt:
      "There is no e-mail on the order, so no confirmation of receipt went out: the customer saw it on the order’s page only. Please give it to them in another way, such as on paper.",
    notices: {
      sure: "",
      unsure:
        "According to the shop’s records, part of this can’t be withdrawn from, or the 14 days have passed for it. Please look at the order and decide.",
      late: "According to the shop’s records, the 14 days have passed. Please decide and write to the customer.",
      exempt:
        "According to the shop’s records, this is a leisure service on a fixed date, from which the law gives no right of withdrawal. Please decide and write to the customer.",
      unmatched:
        "The number and e-mail match no order: please find it. The withdrawal is valid if it came in time and concerns what can be withdrawn from.",
    },
    open: "Orders in the back office:",
  },
  cs: {
    statement: "Co jste nám sdělili",
    order: "Objednávka",
    what: "Od čeho odstupujete",
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
        "Od volnočasové služby v pevném termínu podle zákona odstoupit nelze. Na vaši zprávu se podíváme a ozveme se vám.",
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
    noReceipt:
      "U objednávky není e-mail, potvrzení o přijetí proto neodešlo: zákazník ho viděl jen na stránce objednávky. Předejte mu ho prosím jinak, třeba na papíře.",
    notices: {
      sure: "",
      unsure:
        "Podle záznamů e-shopu od části objednávky odstoupit nejde, nebo u ní lhůta 14 dnů uplynula. Podívejte se prosím na ni a rozhodněte.",
      late: "Podle záznamů e-shopu už čtrnáctidenní lhůta uplynula. Rozhodněte prosím a napište zákazníkovi.",
      exempt:
        "Podle záznamů e-shopu jde o volnočasovou službu v pevném termínu, od které podle zákona odstoupit nelze. Rozhodněte prosím a napište zákazníkovi.",
      unmatched:
        "Číslo a e-mail neodpovídají žádné objednávce: dohledejte ji prosím. Odstoupení platí, pokud přišlo včas a týká se něčeho, od čeho odstoupit lze.",
    },
    open: "Objednávky v administraci:",
  },
};
