import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { DashboardEndpoints, ShopFigures, Today } from "./dashboard.contract.ts";

/** All of the first screen. */
export const todayQuery: ApiQuery<Today> = {
  key: ["dashboard", "today"],
  fetch: (api, signal) => api.of<DashboardEndpoints>()("GET /dashboard/today", { signal }),
  staleTime: 0,
};

/** Sales of a year, vouchers and low stock. */
export const shopFiguresQuery: ApiQuery<ShopFigures> = {
  key: ["dashboard", "shop"],
  fetch: (api, signal) => api.of<DashboardEndpoints>()("GET /dashboard/shop", { signal }),
  staleTime: 0,
};
