import type { Both } from "#kit/contract/language/language.ts";

/** Texts of the mails about an order. */
export interface OrderMailWords {
  items: string;
  /** When a voucher comes, and how long it is valid; `isPaid`: there is nothing more to pay. */
  voucher: (name: string, validity: string, isPaid: boolean) => string;
  /** Places of ride days. */
  places: (count: number) => string;
  heldUntil: (until: string) => string;
  placeBooked: string;
  discount: string;
  shipping: string;
  fee: string;
  total: string;
  byVoucher: string;
  rounding: string;
  toPay: string;
  paidByVoucher: string;
  /** A discount code took all of it off. */
  nothingToPay: string;
  payment: string;
  payByCard: string;
  payOnDelivery: (total: string) => string;
  payInCash: (total: string) => string;
  bankTitle: string;
  payee: string;
  account: string;
  variableSymbol: string;
  amount: string;
  due: string;
  address: string;
  point: string;
  /** Alternative text of the QR code. */
  code: string;
  attached: (isPaid: boolean) => string;
  terms: string;
  noticeSubject: (number: string, total: string) => string;
  notice: (number: string) => string;
  customer: string;
  email: string;
  phone: string;
  company: string;
  companyId: string;
  vatId: string;
  open: string;
  openButton: string;
}

export const ORDER_MAIL_WORDS: Both<OrderMailWords> = {
  en: {
    items: "What you ordered",
    voucher: (name, validity, isPaid) =>
      `${name}: we’ll e-mail the voucher ${isPaid ? "separately" : "as soon as we receive your payment"}. It is valid for ${validity}.`,
    places: (count) => (count === 1 ? "Your place" : "Your places"),
    heldUntil: (until) =>
      `We’re holding it for you until ${until} (Czech time). Once your payment is here, it is booked and we’ll confirm it by e-mail. If the payment comes later, we’ll book it only if it is still free.`,
    placeBooked: "It is booked; a separate e-mail brings everything you need to know.",
    discount: "Discount",
    shipping: "Shipping",
    fee: "Payment fee",
    total: "Total",
    byVoucher: "Paid by gift voucher",
    rounding: "Rounding to whole crowns",
    toPay: "To pay",
    paidByVoucher: "Your gift voucher covers the full amount. There is nothing more to pay.",
    nothingToPay: "With your discount there is nothing to pay.",
    payment: "Payment",
    payByCard: "If the payment hasn’t gone through yet, you can pay by card on your order page.",
    payOnDelivery: (total) => `You’ll pay ${total} to the carrier when you receive the parcel.`,
    payInCash: (total) => `You’ll pay ${total} in cash when you pick up your order.`,
    bankTitle: "Please pay by bank transfer",
    payee: "Payee",
    account: "Account number",
    variableSymbol: "Variable symbol",
    amount: "Amount",
    due: "Due date",
    address: "Address",
    point: "Pick-up point",
    code: "QR code for the payment, to scan with your banking app",
    attached: (isPaid) =>
      `The proforma invoice and our terms and conditions are attached. We’ll send the invoice ${isPaid ? "separately" : "once the order is paid"}.`,
    terms: "The order is governed by our terms and conditions, which also explain how to return goods:",
    noticeSubject: (number, total) => `New order ${number} – ${total}`,
    notice: (number) => `A new order has come in. Its number is ${number}.`,
    customer: "Customer",
    email: "E-mail",
    phone: "Phone",
    company: "Company",
    companyId: "Company number (IČO)",
    vatId: "VAT number (DIČ)",
    open: "The order in the back office, with the next steps:",
    openButton: "Open the order",
  },
  cs: {
    items: "Co jste si objednali",
    voucher: (name, validity, isPaid) =>
      `${name}: poukaz pošleme ${isPaid ? "samostatným e-mailem" : "e-mailem, jakmile platba dorazí"}. Platí ${validity}.`,
    places: (count) => (count === 1 ? "Vaše místo" : "Vaše místa"),
    heldUntil: (until) =>
      `Držíme ho pro vás do ${until}. Jakmile dorazí platba, je rezervované a potvrdíme ho e-mailem. Pokud přijde později, rezervujeme ho, jen když bude ještě volné.`,
    placeBooked: "Je rezervované; vše potřebné najdete v samostatném e-mailu.",
    discount: "Sleva",
    shipping: "Doprava",
    fee: "Poplatek za platbu",
    total: "Celkem",
    byVoucher: "Uhrazeno poukazem",
    rounding: "Zaokrouhlení na koruny",
    toPay: "K úhradě",
    paidByVoucher: "Celou částku pokryl váš dárkový poukaz. Nic dalšího platit nemusíte.",
    nothingToPay: "Se slevou nemusíte platit nic.",
    payment: "Platba",
    payByCard: "Pokud platba ještě neproběhla, zaplatíte kartou na stránce objednávky.",
    payOnDelivery: (total) => `Až zásilku převezmete, zaplatíte dopravci ${total}.`,
    payInCash: (total) => `Při převzetí zaplatíte v hotovosti ${total}.`,
    bankTitle: "Zaplaťte prosím bankovním převodem",
    payee: "Příjemce",
    account: "Číslo účtu",
    variableSymbol: "Variabilní symbol",
    amount: "Částka",
    due: "Splatnost",
    address: "Adresa",
    point: "Výdejní místo",
    code: "QR kód platby pro bankovní aplikaci",
    attached: (isPaid) =>
      `V příloze je zálohová faktura a naše obchodní podmínky. Fakturu pošleme${isPaid ? " samostatným e-mailem" : ", jakmile bude objednávka zaplacená"}.`,
    terms: "Objednávka se řídí našimi obchodními podmínkami, ve kterých najdete i postup při vrácení zboží:",
    noticeSubject: (number, total) => `Nová objednávka ${number} – ${total}`,
    notice: (number) => `Přišla nová objednávka. Její číslo je ${number}.`,
    customer: "Zákazník",
    email: "E-mail",
    phone: "Telefon",
    company: "Firma",
    companyId: "IČO",
    vatId: "DIČ",
    open: "Objednávka v administraci a další kroky:",
    openButton: "Otevřít objednávku",
  },
};
