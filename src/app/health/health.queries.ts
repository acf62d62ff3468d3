import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { Health, HealthEndpoints } from "./health.contract.ts";

/** How the site is; on its screen always asked anew. */
export const healthQuery: ApiQuery<Health> = {
  key: ["health"],
  fetch: (api, signal) => api.of<HealthEndpoints>()("GET /health", { signal }),
  staleTime: 0,
};

/** For the sign in the menu, which stands on every screen. */
export const healthSignQuery: ApiQuery<Health> = { ...healthQuery, staleTime: 300_000 };
