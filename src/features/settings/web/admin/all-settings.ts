import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { Setting, SettingsEndpoints } from "../../settings.contract.ts";

/** All settings as they are now: the team does not wait 30 minutes for its own change. */
export const allSettingsQuery: ApiQuery<Setting[]> = {
  key: ["admin", "settings"],
  staleTime: 0,
  fetch: (api, signal) => api.of<SettingsEndpoints>()("GET /settings", { signal }),
};
