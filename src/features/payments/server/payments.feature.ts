import { defineFeature } from "#kit/server/feature.ts";
import { PAID_MAIL, REFUNDED_MAIL } from "./payment.mails.ts";
import { declarePaymentJobs } from "./payment-jobs.ts";
import { paymentsRoutes } from "./payments.routes.ts";
import { declareRefundJobs } from "./refunds/refund-jobs.ts";

export const payments = defineFeature({
  name: "payments",
  routes: [paymentsRoutes],
  mails: [PAID_MAIL, REFUNDED_MAIL],
  jobs: [declareRefundJobs, declarePaymentJobs],
});
