import { isApiError } from "#kit/web/api/api-error.ts";
import { type ApiQuery, retryBusyOrOffline } from "#kit/web/api/queries.ts";
import type { SettingsEndpoints } from "../settings.contract.ts";
import { type PublicSettings, shownSettings } from "../shown-settings.ts";

const HALF_AN_HOUR_MS = 1_800_000;
const RETRY_DELAY_MS = 2000;

/** What pages show of all settings, cached per language for 30 minutes. Pages take `useSettings`. */
export const settingsQuery: ApiQuery<PublicSettings> = {
  key: ["settings"],
  fetch: async (api, signal) =>
    shownSettings(await api.of<SettingsEndpoints>()("GET /settings", { signal }), api.language),
  staleTime: HALF_AN_HOUR_MS,
  retry: retryBusyOrOffline,
  retryDelay: RETRY_DELAY_MS,
};

/** Unauthorized and parse errors are shown; after all other errors the built-in defaults are used. */
export function isSilent(error: Error): boolean {
  return isApiError(error) && error.kind !== "unauthorized" && error.kind !== "parse" && error.status !== 401;
}
