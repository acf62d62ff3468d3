import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { Withdrawal, WithdrawalsEndpoints } from "../withdrawals.contract.ts";

/** Withdrawals that wait for the team, or all of one order. */
export function withdrawalsQuery(order?: number): ApiQuery<Withdrawal[]> {
  return {
    key: ["orders", "withdrawals", order ?? null],
    fetch: (api, signal) =>
      api.of<WithdrawalsEndpoints>()("GET /withdrawals", { query: order ? { order } : {}, signal }),
  };
}
