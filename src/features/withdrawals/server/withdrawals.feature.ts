import { defineFeature } from "#kit/server/feature.ts";
import { WITHDRAWAL_MAIL } from "./withdrawal.mails.ts";
import { noticeOfWithdrawal } from "./withdrawal-notice.ts";
import { withdrawalsRoutes } from "./withdrawals.routes.ts";

export const withdrawals = defineFeature({
  name: "withdrawals",
  routes: [withdrawalsRoutes],
  mails: [WITHDRAWAL_MAIL],
  restores: { withdrawals: null },
  notices: { withdrawal: noticeOfWithdrawal },
});
