import { defineWords } from "#kit/web/language/words.ts";

/** Texts about an order's payment in the back office. */
export const orderPaymentWords = defineWords(
  {
    title: "Payment",
    paid: "Paid",
    unpaid: "Unpaid",
    due: "Balance due",
    dueText: (amount: string) => `${amount} remains to be paid.`,
    refunded: "Refunded",
    partly: "Partly refunded",
    paidAt: (moment: string, how: string) => `Paid on ${moment}, ${how}`,
    waiting: "The payment hasn’t arrived yet.",
    how: "How it was paid",
    kinds: { bank: "by bank transfer", card: "by card", cash: "in cash", voucher: "by gift voucher" },
    byVoucher: "Gift voucher",
    toPay: (amount: string) => `Still to pay: ${amount}`,
    mark: "Mark as paid",
    confirm: (number: string) => `Mark order ${number} as paid? The customer is notified by e-mail.`,
    confirmNoMail: (number: string) =>
      `Mark order ${number} as paid? The customer won’t be notified: no mail server is set up.`,
    failed: (reason: string) => `Failed to mark the order as paid: ${reason}`,
  },
  {
    title: "Platba",
    paid: "Zaplaceno",
    unpaid: "Nezaplaceno",
    due: "K doplacení",
    dueText: (amount: string) => `Zbývá doplatit ${amount}.`,
    refunded: "Vráceno",
    partly: "Část vrácena",
    paidAt: (moment: string, how: string) => `Zaplaceno ${moment}, ${how}`,
    waiting: "Platba zatím nepřišla.",
    how: "Jak bylo zaplaceno",
    kinds: { bank: "převodem", card: "kartou", cash: "hotově", voucher: "dárkovým poukazem" },
    byVoucher: "Dárkový poukaz",
    toPay: (amount: string) => `Zbývá doplatit: ${amount}`,
    mark: "Označit jako zaplacené",
    confirm: (number: string) => `Označit objednávku ${number} jako zaplacenou? Zákazníkovi odejde e-mail.`,
    confirmNoMail: (number: string) =>
      `Označit objednávku ${number} jako zaplacenou? Zákazník e-mail nedostane: není nastaven poštovní server.`,
    failed: (reason: string) => `Objednávku se nepodařilo označit jako zaplacenou: ${reason}`,
  },
);
