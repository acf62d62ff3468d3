import type { Both } from "#kit/contract/language.ts";

/** Texts of the mails that bring a paper. */
interface PaperMailWords {
  greeting: string;
  invoiceSubject: (number: string) => string;
  invoice: (number: string, order: string, total: string) => string;
  paid: string;
  withPayment: (number: string) => string;
  isdoc: string;
  creditSubject: (number: string) => string;
  credit: (number: string, invoice: string, order: string) => string;
  corrected: (number: string, invoice: string, order: string) => string;
  creditOfPart: (number: string, invoice: string, order: string) => string;
  refund: (total: string) => string;
  refundOfPart: (total: string) => string;
}

export const PAPER_MAIL_WORDS: Both<PaperMailWords> = {
  en: {
    greeting: "Hello,",
    invoiceSubject: (number) => `Invoice ${number}`,
    invoice: (number, order, total) =>
      `invoice ${number} for ${total} (your order ${order}) is attached. Please keep it for your records.`,
    paid: "It has been paid; there is nothing more to pay.",
    withPayment: (number) => `Invoice ${number} is attached. Please keep it for your records.`,
    isdoc: "The .isdoc file is the same invoice in a format for accounting software.",
    creditSubject: (number) => `Credit note ${number}`,
    credit: (number, invoice, order) =>
      `your order ${order} was cancelled. Attached is credit note ${number}, which cancels invoice ${invoice}.`,
    corrected: (number, invoice, order) =>
      `we have to correct the invoice for your order ${order}. Attached is credit note ${number}, which cancels invoice ${invoice}.`,
    creditOfPart: (number, invoice, order) =>
      `we have taken back part of your order ${order}. Attached is credit note ${number} to invoice ${invoice}; the rest of the invoice still stands.`,
    refundOfPart: (total) =>
      `We’ll refund ${total} to you using the same payment method, within 14 days of your withdrawal.`,
    refund: (total) =>
      `We’ll refund ${total} to you using the same payment method, within 14 days of the cancellation.`,
  },
  cs: {
    greeting: "Dobrý den,",
    invoiceSubject: (number) => `Faktura ${number}`,
    invoice: (number, order, total) =>
      `v příloze posíláme fakturu ${number} na částku ${total} k vaší objednávce ${order}. Uschovejte si ji prosím.`,
    paid: "Faktura je zaplacená, nic dalšího platit nemusíte.",
    withPayment: (number) => `V příloze najdete fakturu ${number}. Uschovejte si ji prosím.`,
    isdoc: "Soubor s koncovkou .isdoc je tatáž faktura pro účetní program.",
    creditSubject: (number) => `Dobropis ${number}`,
    credit: (number, invoice, order) =>
      `vaše objednávka ${order} byla zrušena. V příloze posíláme dobropis ${number}, který ruší fakturu ${invoice}.`,
    corrected: (number, invoice, order) =>
      `fakturu k vaší objednávce ${order} opravujeme. V příloze posíláme dobropis ${number}, který ruší fakturu ${invoice}.`,
    creditOfPart: (number, invoice, order) =>
      `část vaší objednávky ${order} jsme vzali zpět. V příloze posíláme dobropis ${number} k faktuře ${invoice}; zbytek faktury platí dál.`,
    refundOfPart: (total) =>
      `Částku ${total} vám vrátíme stejnou cestou, jakou přišla, do 14 dnů od odstoupení.`,
    refund: (total) => `Částku ${total} vám vrátíme stejnou cestou, jakou přišla, do 14 dnů od zrušení.`,
  },
};
