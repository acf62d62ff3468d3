import { implement } from "#kit/server/http/mount.ts";
import { stockAlertsEndpoints } from "../stock-alerts.contract.ts";
import { alertCounts, askForAlert, confirmAlert, leaveAlert, ownAlert } from "./stock-alerts.ts";

export const stockAlertsRoutes = implement(stockAlertsEndpoints, {
  ask: (context, { body }) => askForAlert(context, body),
  mine: (context, { params }) => ownAlert(context, params),
  confirm: (context, { params }) => confirmAlert(context, params),
  leave: (context, { params }) => leaveAlert(context, params),
  counts: (context) => alertCounts(context),
});
