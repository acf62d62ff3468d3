import type { Both } from "#kit/contract/language.ts";
import type { PaidHow } from "../order-status.ts";

/** Texts of the mails that tell a customer how the order goes on. */
interface OrderStepWords {
  greeting: string;
  /** Before the link to the order's own page. */
  page: string;
  pageButton: string;
  paidSubject: (number: string) => string;
  paid: (number: string, total: string) => string;
  paidByVoucher: (number: string, total: string) => string;
  paidNext: string;
  paidThoughCancelled: string;
  shippedSubject: (number: string) => string;
  shipped: (number: string, shipping: string) => string;
  readySubject: (number: string) => string;
  ready: (number: string, shipping: string) => string;
  cancelledSubject: (number: string) => string;
  cancelled: (number: string) => string;
  moneyBack: string;
  payNothing: string;
  reopenedSubject: (number: string) => string;
  reopened: (number: string) => string;
  stillToPay: string;
  tracking: (number: string) => string;
  undoneSubject: (number: string) => string;
  undone: (number: string) => string;
  unpaidSubject: (number: string) => string;
  unpaid: (number: string) => string;
  reducedSubject: (number: string) => string;
  reduced: (number: string, what: string, total: string) => string;
  refundedSubject: (number: string) => string;
  refunded: (number: string, amount: string) => string;
  /** How it was sent, and when it is there. */
  refundedHow: Record<PaidHow, string>;
}

export const ORDER_STEP_WORDS: Both<OrderStepWords> = {
  en: {
    greeting: "Hello,",
    page: "Track your order, find its documents or return something. The link is for you only:",
    pageButton: "Show the order",
    paidSubject: (number) => `We have received your payment for order ${number}`,
    paid: (number, total) => `we have received your payment of ${total} for order ${number}. Thank you.`,
    paidByVoucher: (number, total) =>
      `order ${number} is paid: ${total} by gift voucher. There is nothing more to pay. Thank you.`,
    paidNext: "We’re on it and will write to you as soon as there is news.",
    paidThoughCancelled:
      "However, this order had already been cancelled. We’ll get in touch to agree whether to go ahead with it or refund you.",
    shippedSubject: (number) => `Order ${number} is on its way`,
    shipped: (number, shipping) => `your order ${number} has left us and is on its way to you (${shipping}).`,
    readySubject: (number) => `Order ${number} is ready for pickup`,
    ready: (number, shipping) => `your order ${number} is ready for you to pick up (${shipping}).`,
    cancelledSubject: (number) => `Order ${number} was cancelled`,
    cancelled: (number) => `your order ${number} was cancelled.`,
    moneyBack:
      "We’ll refund what you paid using the same payment method, within 14 days at the latest. You don’t have to do anything.",
    payNothing: "Please don’t pay for it now. If you think this is a mistake, just reply to this e-mail.",
    reopenedSubject: (number) => `Order ${number} is going ahead after all`,
    reopened: (number) =>
      `we have reopened your order ${number}. Please disregard our earlier e-mail saying that it was cancelled.`,
    stillToPay: "It hasn’t been paid yet. You’ll find how to pay on the order’s page.",
    tracking: (number) => `Your tracking number is ${number}.`,
    undoneSubject: (number) => `Order ${number} has not left us yet`,
    undone: (number) =>
      `our last e-mail about order ${number} was a mistake: it has not left us yet. We’ll write as soon as it’s ready for you.`,
    unpaidSubject: (number) => `We’re still waiting for the payment for order ${number}`,
    unpaid: (number) =>
      `we recorded a payment for your order ${number} by mistake. Please disregard our e-mail about it: the order is still waiting for payment. You’ll find how to pay on the order’s page.`,
    reducedSubject: (number) => `Order ${number} has changed`,
    reduced: (number, what, total) =>
      `we have taken back part of your order ${number}: ${what}. The rest comes to ${total}.`,
    refundedSubject: (number) => `Your refund for order ${number} is on its way`,
    refunded: (number, amount) => `we have refunded you ${amount} for order ${number}.`,
    refundedHow: {
      card: "It goes back to the card you paid with. Your bank should show it within a few days, ten working days at most.",
      bank: "It goes to your bank account and should reach you within a few days.",
      cash: "You received it in cash, or in the way we agreed on.",
      voucher:
        "It is back on the gift voucher you paid with, under the same code. You can use it for at least three months.",
    },
  },
  cs: {
    greeting: "Dobrý den,",
    page: "Stav, doklady a odstoupení najdete na stránce objednávky. Odkaz je jen pro vás:",
    pageButton: "Zobrazit objednávku",
    paidSubject: (number) => `Platbu za objednávku ${number} jsme přijali`,
    paid: (number, total) => `přijali jsme vaši platbu ${total} za objednávku ${number}. Děkujeme.`,
    paidByVoucher: (number, total) =>
      `objednávka ${number} je zaplacená: ${total} dárkovým poukazem. Nic dalšího platit nemusíte. Děkujeme.`,
    paidNext: "Pouštíme se do ní a ozveme se, jakmile bude co nového.",
    paidThoughCancelled:
      "Objednávka ale byla předtím zrušená. Ozveme se vám a domluvíme se, zda ji přece jen vyřídíme, nebo peníze pošleme zpět.",
    shippedSubject: (number) => `Objednávka ${number} je na cestě`,
    shipped: (number, shipping) =>
      `vaše objednávka ${number} od nás odešla a je na cestě k vám (${shipping}).`,
    readySubject: (number) => `Objednávka ${number} je připravená k vyzvednutí`,
    ready: (number, shipping) =>
      `vaše objednávka ${number} je připravená, můžete si ji vyzvednout (${shipping}).`,
    cancelledSubject: (number) => `Objednávka ${number} byla zrušena`,
    cancelled: (number) => `vaše objednávka ${number} byla zrušena.`,
    moneyBack:
      "Co jste zaplatili, vám pošleme zpět stejným způsobem, jakým jste platili, nejpozději do 14 dnů. Nemusíte nic dělat.",
    payNothing: "Už ji prosím neplaťte. Pokud si myslíte, že jde o omyl, odpovězte na tento e-mail.",
    reopenedSubject: (number) => `Objednávka ${number} přece jen platí`,
    reopened: (number) =>
      `vaši objednávku ${number} jsme obnovili. Náš předchozí e-mail o jejím zrušení už neplatí.`,
    stillToPay: "Zatím není zaplacená. Jak ji zaplatit, najdete na stránce objednávky.",
    tracking: (number) => `Číslo zásilky u dopravce je ${number}.`,
    undoneSubject: (number) => `Objednávka ${number} zatím neodešla`,
    undone: (number) =>
      `náš poslední e-mail o objednávce ${number} byl omyl: zatím od nás neodešla. Ozveme se, jakmile pro vás bude připravená.`,
    unpaidSubject: (number) => `Platba za objednávku ${number} zatím nedorazila`,
    unpaid: (number) =>
      `platbu za vaši objednávku ${number} jsme zaznamenali omylem a náš e-mail o ní neplatí. Objednávka čeká na zaplacení. Jak ji zaplatit, najdete na stránce objednávky.`,
    reducedSubject: (number) => `Objednávka ${number} se změnila`,
    reduced: (number, what, total) =>
      `část vaší objednávky ${number} jsme vzali zpět: ${what}. Zbývající část stojí ${total}.`,
    refundedSubject: (number) => `Peníze za objednávku ${number} jsme vám poslali zpět`,
    refunded: (number, amount) => `za objednávku ${number} jsme vám poslali zpět ${amount}.`,
    refundedHow: {
      card: "Vrátí se na kartu, kterou jste platili. Banka vám je připíše během několika dní, nejpozději do deseti pracovních dnů.",
      bank: "Odešly převodem na váš účet a dorazí nejpozději za několik dní.",
      cash: "Dostali jste je v hotovosti, nebo tak, jak jsme se domluvili.",
      voucher:
        "Vrátili jsme je na dárkový poukaz, kterým jste platili, pod stejným kódem. Použít je můžete nejméně tři měsíce.",
    },
  },
};
