import { defineFeature } from "#kit/server/feature.ts";
import { ALERT_ASKED_MAIL, BACK_MAIL } from "./stock-alert.mails.ts";
import { stockAlertsRoutes } from "./stock-alerts.routes.ts";
import { applyAlertRetention, declareStockAlerts } from "./stock-alerts.ts";

export const stockAlerts = defineFeature({
  name: "stock-alerts",
  routes: [stockAlertsRoutes],
  mails: [ALERT_ASKED_MAIL, BACK_MAIL],
  jobs: [declareStockAlerts],
  nightly: [({ db, now }) => applyAlertRetention(db, now())],
});
