import { defineWords } from "#kit/web/language/define-words.ts";

/** Texts of the views of the list of orders. */
export const orderViewsWords = defineWords(
  {
    title: "To do",
    all: "All",
    views: {
      "to-pay": "Awaiting payment",
      "to-ship": "To ship",
      "to-pick-up": "To hand over",
      withdrawals: "Withdrawals",
      refunds: "Refunds due",
      "without-day": "Paid, without a date",
    },
    none: "Nothing to do here.",
    refundBy: (day: string) => `refund by ${day}`,
  },
  {
    title: "Co je potřeba udělat",
    all: "Všechny",
    views: {
      "to-pay": "K zaplacení",
      "to-ship": "K odeslání",
      "to-pick-up": "K předání",
      withdrawals: "Odstoupení",
      refunds: "Peníze k vrácení",
      "without-day": "Zaplaceno, bez termínu",
    },
    none: "Tady není co dělat.",
    refundBy: (day: string) => `peníze vrátit do ${day}`,
  },
);
