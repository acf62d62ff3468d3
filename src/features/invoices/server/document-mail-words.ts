import type { Both } from "#kit/contract/language/language.ts";
import type { CreditReason } from "../invoice-content.ts";

/** What the mails that bring a paper say whatever the team makes of their words. */
interface DocumentMailWords {
  paid: string;
  withPayment: (number: string) => string;
  isdoc: string;
  /** Nothing goes back where the invoice is only put right. */
  refunds: Record<Exclude<CreditReason, "corrected">, (total: string) => string>;
}

export const DOCUMENT_MAIL_WORDS: Both<DocumentMailWords> = {
  en: {
    paid: "It has been paid; there is nothing more to pay.",
    withPayment: (number) => `Invoice ${number} is attached. Please keep it for your records.`,
    isdoc: "The .isdoc file is the same invoice in a format for accounting software.",
    refunds: {
      cancelled: (total) =>
        `We’ll refund ${total} to you using the same payment method, within 14 days of the cancellation.`,
      left: (total) =>
        `We’ll refund ${total} to you using the same payment method, within 14 days of your withdrawal.`,
      withdrawn: (total) =>
        `We’ll refund ${total} to you using the same payment method, within 14 days of your withdrawal.`,
      reduced: (total) => `We’ll refund ${total} to you using the same payment method, within 14 days.`,
    },
  },
  cs: {
    paid: "Faktura je zaplacená, nic dalšího platit nemusíte.",
    withPayment: (number) => `V příloze najdete fakturu ${number}. Uschovejte si ji prosím.`,
    isdoc: "Soubor s koncovkou .isdoc je tatáž faktura pro účetní program.",
    refunds: {
      cancelled: (total) =>
        `Částku ${total} vám vrátíme stejným způsobem, jakým jste zaplatili, do 14 dnů od zrušení.`,
      left: (total) =>
        `Částku ${total} vám vrátíme stejným způsobem, jakým jste zaplatili, do 14 dnů od odstoupení.`,
      withdrawn: (total) =>
        `Částku ${total} vám vrátíme stejným způsobem, jakým jste zaplatili, do 14 dnů od odstoupení.`,
      reduced: (total) => `Částku ${total} vám vrátíme stejným způsobem, jakým jste zaplatili, do 14 dnů.`,
    },
  },
};
