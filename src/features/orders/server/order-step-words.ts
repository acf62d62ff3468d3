import type { Both } from "#kit/contract/language/language.ts";
import type { PaidHow } from "../order-status.ts";

/** Texts of the mails that tell a customer how the order goes on. */
interface OrderStepWords {
  /** Before the link to the order's own page. */
  page: string;
  pageButton: string;
  /** Why it was cancelled, as the team wrote it. */
  reason: (reason: string) => string;
  moneyBack: string;
  payNothing: string;
  /** A part was paid: by money, or by gift vouchers that have it back already. */
  partBack: string;
  voucherBack: (amount: string) => string;
  stillToPay: string;
  /** Of an order that was paid before it cost more. */
  leftToPay: (amount: string) => string;
  /** A discount code took all of it off. */
  nothingToPay: (number: string) => string;
  nothingToPaySubject: (number: string) => string;
  withoutDiscount: (total: string) => string;
  tracking: (number: string) => string;
  /** Instead of `moneyBack`: all of it was withdrawn from; its goods went out. */
  moneyBackOfLeft: string;
  moneyBackOfSent: string;
  /** How it was sent, and when it is there. */
  refundedHow: Record<PaidHow, string>;
}

export const ORDER_STEP_WORDS: Both<OrderStepWords> = {
  en: {
    page: "Track your order, find its documents or return something. The link is for you only:",
    pageButton: "Show the order",
    reason: (reason) => `Reason: ${reason}`,
    moneyBack:
      "Within 14 days, we’ll refund what you paid, using the same payment method. You don’t have to do anything.",
    payNothing: "Please don’t pay for it now. If you think this is a mistake, just reply to this e-mail.",
    partBack: "Within 14 days, we’ll refund the part that you paid, using the same payment method.",
    voucherBack: (amount) =>
      `${amount} is back on the gift voucher you paid with, under the same code. You can use it for at least three months.`,
    leftToPay: (amount) => `${amount} remains to be paid. You’ll find how to pay on your order page.`,
    stillToPay: "It hasn’t been paid yet. You’ll find how to pay on your order page.",
    nothingToPaySubject: (number) => `Order ${number} is confirmed: nothing to pay`,
    nothingToPay: (number) => `With your discount there is nothing to pay for order ${number}.`,
    withoutDiscount: (total) =>
      `Its discount code can no longer be used, so the order costs ${total} without it. If that doesn’t suit you, just reply to this e-mail.`,
    moneyBackOfLeft:
      "We’ll refund what you paid within 14 days of your withdrawal, using the same payment method. For goods, we may wait until we have them back or you show that you have sent them.",
    moneyBackOfSent: "Within 14 days, we’ll refund what you paid, using the same payment method.",
    tracking: (number) => `Your tracking number is ${number}.`,
    refundedHow: {
      card: "It goes back to the card you paid with. Your bank should show it within a few days, ten working days at most.",
      bank: "It goes to your bank account and should reach you within a few days.",
      cash: "You received it in cash, or in the way we agreed on.",
      voucher:
        "It is back on the gift voucher you paid with, under the same code. You can use it for at least three months.",
    },
  },
  cs: {
    page: "Stav, doklady a odstoupení najdete na stránce objednávky. Odkaz je jen pro vás:",
    pageButton: "Zobrazit objednávku",
    reason: (reason) => `Důvod: ${reason}`,
    moneyBack:
      "Co jste zaplatili, vám vrátíme stejným způsobem, jakým jste platili, nejpozději do 14 dnů. Nemusíte nic dělat.",
    payNothing: "Objednávku už prosím neplaťte. Pokud si myslíte, že jde o omyl, odpovězte na tento e-mail.",
    partBack:
      "Část, kterou jste zaplatili, vám vrátíme stejným způsobem, jakým jste platili, nejpozději do 14 dnů.",
    voucherBack: (amount) =>
      `Na dárkový poukaz, kterým jste platili, jsme pod stejným kódem vrátili ${amount}. Tuto částku můžete použít ještě nejméně tři měsíce.`,
    leftToPay: (amount) => `Zbývá doplatit ${amount}. Jak zaplatit, najdete na stránce objednávky.`,
    stillToPay: "Zatím není zaplacená. Jak ji zaplatit, najdete na stránce objednávky.",
    nothingToPaySubject: (number) => `Objednávka ${number} je potvrzená: nemusíte nic platit`,
    nothingToPay: (number) => `se slevou za objednávku ${number} nemusíte platit nic.`,
    withoutDiscount: (total) =>
      `Slevový kód u ní už použít nejde, bez slevy proto stojí ${total}. Pokud vám to nevyhovuje, stačí odpovědět na tento e-mail.`,
    moneyBackOfLeft:
      "Co jste zaplatili, vám vrátíme stejným způsobem, jakým jste platili, do 14 dnů od odstoupení. U zboží můžeme počkat, než ho dostaneme zpět nebo než prokážete, že jste ho odeslali.",
    moneyBackOfSent:
      "Co jste zaplatili, vám vrátíme stejným způsobem, jakým jste platili, nejpozději do 14 dnů.",
    tracking: (number) => `Číslo zásilky u dopravce je ${number}.`,
    refundedHow: {
      card: "Přijdou na kartu, kterou jste platili. Banka vám je připíše během několika dní, nejpozději do deseti pracovních dnů.",
      bank: "Odešly převodem na váš účet a dorazí nejpozději za několik dní.",
      cash: "Dostali jste je v hotovosti, nebo tak, jak jsme se domluvili.",
      voucher:
        "Vrátili jsme je na dárkový poukaz, kterým jste platili, pod stejným kódem. Tuto částku můžete použít ještě nejméně tři měsíce.",
    },
  },
};
