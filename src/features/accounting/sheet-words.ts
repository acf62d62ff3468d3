import type { MoneyWay } from "#features/orders/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { PaymentSource } from "./books.ts";

/** Texts of the month's sheet, wherever it is shown. */
interface SheetWords {
  title: (month: string) => string;
  file: string;
  made: (day: string) => string;
  section: string;
  item: string;
  count: string;
  amount: string;
  total: string;
  orders: string;
  placed: string;
  cancelled: string;
  discounts: string;
  payments: string;
  refunds: string;
  disputes: string;
  disputesTaken: string;
  disputesReturned: string;
  disputesNote: string;
  ways: Record<MoneyWay, string>;
  sources: Record<PaymentSource, string>;
  papers: string;
  invoices: string;
  credits: string;
  vat: string;
  base: string;
  vatSum: string;
  withVat: string;
  noVat: string;
  rate: (rate: number) => string;
  outsideVat: string;
  vouchers: string;
  vouchersSold: string;
  vouchersGiven: string;
  vouchersPaidWith: string;
  vouchersTakenOff: string;
  vouchersReturned: string;
  vouchersVoided: string;
  leftOnSold: string;
  leftOnGiven: string;
  takenOffNote: string;
  plusVouchers: string;
  otherTaxMonth: (numbers: string) => string;
  balance: string;
  balanceNote: string;
  opening: string;
  plusPayments: string;
  lessRefunds: string;
  lessRounding: string;
  lessDisputes: string;
  lessPapers: string;
  closing: string;
  held: string;
  owed: string;
  open: string;
  openNote: string;
  order: (number: string) => string;
}

export const SHEET_WORDS: Both<SheetWords> = {
  en: {
    title: (month) => `Monthly summary: ${month}`,
    file: "monthly-summary",
    made: (day) => `According to the records on ${day}.`,
    section: "Section",
    item: "Item",
    count: "Count",
    amount: "CZK",
    total: "Total",
    orders: "Orders placed in the month",
    placed: "All",
    cancelled: "Of which since cancelled",
    payments: "Payments received",
    refunds: "Refunds",
    disputes: "Card payments disputed at customers’ banks",
    disputesTaken: "Taken by the banks",
    disputesReturned: "Given back",
    disputesNote: "The gateway’s fee for a dispute is not included.",
    discounts: "Discounts from discount codes",
    ways: { bank: "Bank transfer", card: "Card", cash: "Cash" },
    sources: {
      statement: "bank statement",
      stripe: "Stripe",
      comgate: "Comgate",
      test: "test gateway",
      noted: "recorded by the team",
      unrecorded: "without a separate record",
      voucher: "gift voucher",
    },
    papers: "Documents issued in the month",
    invoices: "Invoices",
    credits: "Credit notes",
    vat: "VAT of these documents by rate",
    base: "Excluding VAT",
    vatSum: "VAT",
    withVat: "Including VAT",
    noVat: "Seller not registered for VAT",
    rate: (rate) => `${rate}%`,
    outsideVat: "Outside the scope of VAT: gift vouchers with a monetary value",
    vouchers: "Gift vouchers with a monetary value",
    vouchersSold: "Sold",
    vouchersGiven: "Given away",
    vouchersPaidWith: "Used to pay for orders",
    vouchersTakenOff: "Deducted by the team without an order",
    vouchersReturned: "Put back by refunds",
    vouchersVoided: "Voided",
    leftOnSold: "Balance of those sold at the end of the month: owed to their holders",
    leftOnGiven: "Balance of those given away at the end of the month",
    takenOffNote: "VAT is due on what was deducted without an order: no invoice covers it.",
    plusVouchers: "Paid by gift vouchers, which isn’t new money",
    otherTaxMonth: (numbers) => `For VAT, these invoices belong to another month: ${numbers}.`,
    balance: "Customers’ money against documents",
    balanceNote:
      "Payments less refunds less documents. Above zero: paid in advance, or to be refunded. Below zero: invoiced and not yet paid.",
    opening: "At the beginning of the month",
    plusPayments: "Payments received",
    lessRefunds: "Refunds",
    lessRounding: "Rounding of cash to whole crowns",
    lessDisputes: "Disputed card payments",
    lessPapers: "Documents issued",
    closing: "At the end of the month",
    held: "Of which paid in excess of documents",
    owed: "Of which invoiced and not paid",
    open: "Orders not settled at the end of the month",
    openNote: "Above zero: paid in excess of its documents. Below zero: invoiced and not paid.",
    order: (number) => `Order ${number}`,
  },
  cs: {
    title: (month) => `Měsíční přehled: ${month}`,
    file: "mesicni-prehled",
    made: (day) => `Podle záznamů ke dni ${day}.`,
    section: "Oddíl",
    item: "Položka",
    count: "Počet",
    amount: "Kč",
    total: "Celkem",
    orders: "Objednávky vytvořené v měsíci",
    placed: "Všechny",
    cancelled: "Z toho mezitím zrušené",
    discounts: "Slevy ze slevových kódů",
    payments: "Přijaté platby",
    refunds: "Vrácené peníze",
    disputes: "Platby kartou reklamované u bank zákazníků",
    disputesTaken: "Banky stáhly",
    disputesReturned: "Banky vrátily",
    disputesNote: "Poplatek brány za reklamaci tu započtený není.",
    ways: { bank: "Převodem", card: "Kartou", cash: "Hotově" },
    sources: {
      statement: "platba na účtu",
      stripe: "Stripe",
      comgate: "Comgate",
      test: "zkušební brána",
      noted: "zaznamenal tým",
      unrecorded: "bez vlastního záznamu",
      voucher: "dárkový poukaz",
    },
    papers: "Doklady vystavené v měsíci",
    invoices: "Faktury",
    credits: "Dobropisy",
    vat: "DPH těchto dokladů podle sazeb",
    base: "Bez DPH",
    vatSum: "DPH",
    withVat: "S DPH",
    noVat: "Prodávající není plátce DPH",
    rate: (rate) => `${String(rate).replace(".", ",")} %`,
    outsideVat: "Mimo DPH: dárkové poukazy na částku",
    vouchers: "Dárkové poukazy na částku",
    vouchersSold: "Prodané",
    vouchersGiven: "Darované",
    vouchersPaidWith: "Zaplaceno jimi v objednávkách",
    vouchersTakenOff: "Odečetl tým bez objednávky",
    vouchersReturned: "Vráceno na poukazy",
    vouchersVoided: "Zneplatněno",
    leftOnSold: "Na prodaných zbývá na konci měsíce: závazek vůči držitelům",
    leftOnGiven: "Na darovaných zbývá na konci měsíce",
    takenOffNote: "Z částek odečtených bez objednávky je třeba odvést DPH: žádná faktura je neobsahuje.",
    plusVouchers: "Zaplaceno poukazy, nové peníze to nejsou",
    otherTaxMonth: (numbers) => `Zdanitelné plnění těchto faktur patří do jiného měsíce: ${numbers}.`,
    balance: "Peníze zákazníků oproti dokladům",
    balanceNote:
      "Platby minus vrácené peníze minus doklady. Nad nulou: zaplaceno předem nebo k vrácení. Pod nulou: vyfakturováno a zatím nezaplaceno.",
    opening: "Na začátku měsíce",
    plusPayments: "Přijaté platby",
    lessRefunds: "Vrácené peníze",
    lessRounding: "Zaokrouhlení hotovosti na koruny",
    lessDisputes: "Reklamované platby kartou",
    lessPapers: "Vystavené doklady",
    closing: "Na konci měsíce",
    held: "Z toho zaplaceno nad doklady",
    owed: "Z toho vyfakturováno a nezaplaceno",
    open: "Objednávky, které na konci měsíce nejsou vyrovnané",
    openNote: "Nad nulou: zaplaceno nad doklady. Pod nulou: vyfakturováno a nezaplaceno.",
    order: (number) => `Objednávka ${number}`,
  },
};
