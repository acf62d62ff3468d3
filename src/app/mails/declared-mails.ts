import { BOOKING_MAILS, SIGNED_MAIL } from "#features/bookings/server/booking.mails.ts";
import { WAITING_MAILS } from "#features/bookings/server/waiting.mails.ts";
import { CONFIRMATION_MAIL } from "#features/checkout/server/mail/order.mails.ts";
import { CREDIT_MAIL, INVOICE_MAIL } from "#features/invoices/server/document.mails.ts";
import { ALREADY_MAIL, CONFIRM_MAIL } from "#features/newsletter/server/newsletter.mails.ts";
import { CHANGED_MAIL } from "#features/order-management/server/change-items/order-changed.mails.ts";
import { REMINDER_MAILS } from "#features/order-management/server/payment-reminders.mails.ts";
import {
  CANCELLED_MAIL,
  READY_MAIL,
  REDUCED_MAIL,
  REOPENED_MAIL,
  SHIPPED_MAIL,
  UNDONE_MAIL,
  UNPAID_MAIL,
} from "#features/order-management/server/status/order-steps.mails.ts";
import { PARCEL_MAILS } from "#features/parcels/server/parcel.mails.ts";
import { PAID_MAIL, REFUNDED_MAIL } from "#features/payments/server/payment.mails.ts";
import { RECEIPT_MAIL } from "#features/receipts/server/receipt.mails.ts";
import { ASK_MAIL, HIDDEN_MAIL } from "#features/reviews/server/review.mails.ts";
import { ALERT_ASKED_MAIL, BACK_MAIL } from "#features/stock-alerts/server/stock-alert.mails.ts";
import { GIFT_MAIL, GIFT_READY_MAIL } from "#features/vouchers/server/gifts/gift.mails.ts";
import { VOUCHERS_GIVEN_MAIL, VOUCHERS_MAIL } from "#features/vouchers/server/voucher.mails.ts";
import { WITHDRAWAL_MAIL } from "#features/withdrawals/server/withdrawal.mails.ts";
import type { AnyMail } from "#kit/server/mail/declared-mail.ts";

/** Every mail whose words the team can change, in the order in which a customer may get them. */
export const DECLARED_MAILS: readonly AnyMail[] = [
  CONFIRMATION_MAIL,
  SHIPPED_MAIL,
  READY_MAIL,
  ...Object.values(PARCEL_MAILS),
  CANCELLED_MAIL,
  REOPENED_MAIL,
  UNDONE_MAIL,
  CHANGED_MAIL,
  REDUCED_MAIL,
  WITHDRAWAL_MAIL,
  REMINDER_MAILS.before,
  REMINDER_MAILS.after,
  PAID_MAIL,
  UNPAID_MAIL,
  INVOICE_MAIL,
  RECEIPT_MAIL,
  CREDIT_MAIL,
  REFUNDED_MAIL,
  VOUCHERS_MAIL,
  GIFT_READY_MAIL,
  GIFT_MAIL,
  VOUCHERS_GIVEN_MAIL,
  ...Object.values(BOOKING_MAILS),
  ...Object.values(WAITING_MAILS),
  SIGNED_MAIL,
  ASK_MAIL,
  HIDDEN_MAIL,
  ALERT_ASKED_MAIL,
  BACK_MAIL,
  CONFIRM_MAIL,
  ALREADY_MAIL,
];
