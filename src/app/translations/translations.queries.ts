import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { TranslationsEndpoints, UntranslatedRecord } from "./translations.contract.ts";

/** Records with missing or older words. */
export const untranslatedQuery: ApiQuery<UntranslatedRecord[]> = {
  key: ["admin", "translations"],
  staleTime: 0,
  fetch: (api, signal) => api.of<TranslationsEndpoints>()("GET /translations", { signal }),
};
