import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { OwnAlert, StockAlertsEndpoints } from "../stock-alerts.contract.ts";

export interface AlertAddress {
  id: number;
  key: string;
}

/** One's own wish; never older than the page. */
export function ownAlertQuery({ id, key }: AlertAddress): ApiQuery<OwnAlert> {
  return {
    key: ["own-stock-alert", id, key],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<StockAlertsEndpoints>()("GET /stock-alerts/mine/:id/:key", { params: { id, key }, signal }),
  };
}
