export { alertsOf, countAlertsOf, eraseAlertsOf } from "./stock-alerts.ts";
