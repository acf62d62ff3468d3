/** What a step does beside the step itself, in the order in which it is told: money, stock, vouchers, papers, mails, seats. */
export const ORDER_EFFECTS = [
  "forget-payment",
  "mark-paid",
  "mail-paid",
  "mail-paid-with-invoice",
  "issue-paid-invoice",
  "release-vouchers",
  "release-discount",
  "take-discount",
  "drop-discount",
  "take-vouchers",
  "return-stock",
  "take-stock",
  "void-vouchers",
  "restore-vouchers",
  "issue-vouchers",
  "issue-vouchers-later",
  "issue-invoice",
  "mail-invoice",
  "issue-credit-note",
  "renew-invoice",
  "credit-pieces",
  "correct-invoice",
  "mail-shipped",
  "mail-ready",
  "mail-cancelled",
  "mail-reopened",
  "mail-undone",
  "mail-unpaid",
  "mail-reduced",
  "mail-request",
  "mail-changed",
  "settle-withdrawal",
  "free-seats",
  "hold-seats",
  "book-seats",
] as const;
const MAKES_AND_MAILS = new Set<string>([
  "issue-paid-invoice",
  "issue-vouchers",
  "issue-invoice",
  "issue-credit-note",
  "renew-invoice",
  "credit-pieces",
  "correct-invoice",
]);
export type OrderEffect = (typeof ORDER_EFFECTS)[number];

/** Those that send the customer an e-mail; of seats their riders hear. */
export const MAILING_EFFECTS = ORDER_EFFECTS.filter(
  (effect) => effect.startsWith("mail-") || MAKES_AND_MAILS.has(effect),
);
