import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { Discount, DiscountsEndpoints } from "../../discounts.contract.ts";

/** All discount codes, as they are now. */
export const discountsQuery: ApiQuery<Discount[]> = {
  key: ["admin", "discount-codes"],
  staleTime: 0,
  fetch: (api, signal) => api.of<DiscountsEndpoints>()("GET /discount-codes", { signal }),
};
