export {
  alertsOf,
  applyAlertRetention,
  countAlertsOf,
  declareStockAlerts,
  eraseAlertsOf,
} from "./stock-alerts.ts";
