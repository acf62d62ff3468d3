import { defineFeature } from "#kit/server/feature.ts";
import { changeItemsRoutes } from "./change-items/change-items.routes.ts";
import { CHANGED_MAIL } from "./change-items/order-changed.mails.ts";
import { orderFinders } from "./order-management.finder.ts";
import { orderManagementRoutes } from "./order-management.routes.ts";
import { noticeOfOrder } from "./order-notice.ts";
import { REMINDER_MAILS } from "./payment-reminders.mails.ts";
import { applyOrderRetention } from "./retention/retention.ts";
import { declareFinishedVouchers } from "./status/finish-vouchers.ts";
import {
  CANCELLED_MAIL,
  READY_MAIL,
  REDUCED_MAIL,
  REOPENED_MAIL,
  SHIPPED_MAIL,
  UNDONE_MAIL,
  UNPAID_MAIL,
} from "./status/order-steps.mails.ts";
import { declareUnpaidOrders } from "./unpaid/unpaid-orders.ts";

export const orderManagement = defineFeature({
  name: "order-management",
  routes: [orderManagementRoutes, changeItemsRoutes],
  mails: [
    SHIPPED_MAIL,
    READY_MAIL,
    CANCELLED_MAIL,
    REOPENED_MAIL,
    UNDONE_MAIL,
    CHANGED_MAIL,
    REDUCED_MAIL,
    REMINDER_MAILS.before,
    REMINDER_MAILS.after,
    UNPAID_MAIL,
  ],
  jobs: [declareUnpaidOrders, declareFinishedVouchers],
  nightly: [({ db, now }) => applyOrderRetention(db, now())],
  restores: { orders: null },
  notices: { order: noticeOfOrder },
  finders: orderFinders,
});
