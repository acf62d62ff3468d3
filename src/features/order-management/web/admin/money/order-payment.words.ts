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
    confirm: (number: string, notified: string) => `Mark order ${number} as paid? ${notified}`,
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
    confirm: (number: string, notified: string) =>
      `Označit objednávku ${number} jako zaplacenou? ${notified}`,
    failed: (reason: string) => `Objednávku se nepodařilo označit jako zaplacenou: ${reason}`,
  },
);
