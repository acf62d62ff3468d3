import type { Both } from "#kit/contract/language/language.ts";

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
  late: string;
  money: string;
  unmatched: string;
  goods: string;
  noticeSubject: (number: string) => string;
  notice: (at: string) => string;
  noticeLate: string;
  noticeUnmatched: string;
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
    late: "According to our records, the 14-day withdrawal period has passed. We will look at your request and write to you.",
    money:
      "We will refund what you paid no later than 14 days from today, using the same payment method. For goods, we may wait until we have them back or you show that you have sent them.",
    unmatched:
      "We will find the order from what you wrote; if we need anything more, we will ask by e-mail. We will refund what you paid no later than 14 days from today.",
    goods:
      "Please send the goods back, or bring them to us, within 14 days of your withdrawal. You pay for the return postage.",
    noticeSubject: (number) => `Withdrawal from the contract, order ${number}`,
    notice: (at) =>
      `A customer withdrew from a contract on ${at}. The confirmation of receipt was sent by e-mail.`,
    noticeLate: "According to the shop’s records, the 14 days have passed.",
    noticeUnmatched:
      "The number and e-mail match no order. The withdrawal is valid all the same: please find the order.",
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
    late: "Podle našich záznamů už čtrnáctidenní lhůta uplynula. Na vaši žádost se podíváme a ozveme se vám.",
    money:
      "Co jste zaplatili, vám vrátíme stejným způsobem, jakým jste platili, nejpozději do 14 dnů ode dneška. U zboží můžeme počkat, než ho dostaneme zpět nebo než prokážete, že jste ho odeslali.",
    unmatched:
      "Objednávku podle vašich údajů dohledáme; kdybychom potřebovali něco doplnit, ozveme se e-mailem. Co jste zaplatili, vám vrátíme nejpozději do 14 dnů ode dneška.",
    goods:
      "Zboží nám prosím pošlete nebo přivezte zpět do 14 dnů od odstoupení. Náklady na vrácení nesete vy.",
    noticeSubject: (number) => `Odstoupení od smlouvy, objednávka ${number}`,
    notice: (at) => `Zákazník ${at} odstoupil od smlouvy. Potvrzení o přijetí mu odešlo e-mailem.`,
    noticeLate: "Podle záznamů e-shopu už čtrnáctidenní lhůta uplynula.",
    noticeUnmatched:
      "Číslo a e-mail neodpovídají žádné objednávce. Odstoupení přesto platí: dohledejte ji prosím.",
    open: "Objednávky v administraci:",
  },
};
