import { defineFeature } from "#kit/server/feature.ts";
import { declareBankJobs } from "./bank-jobs.ts";
import { bankTransfersRoutes } from "./bank-transfers.routes.ts";
import { noticeOfPayment } from "./payment-notice.ts";

export const bankTransfers = defineFeature({
  name: "bank-transfers",
  routes: [bankTransfersRoutes],
  jobs: [declareBankJobs],
  restores: { "bank-transfers": null },
  notices: { payment: noticeOfPayment },
});
