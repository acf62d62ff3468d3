import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { AccountingEndpoints, BooksCheck, ShownSheet } from "../../accounting.contract.ts";

/** The last comparison of orders, payments, refunds and papers; null before the first. */
export function booksCheckQuery(): ApiQuery<BooksCheck | null> {
  return {
    key: ["accounting", "check"],
    staleTime: 0,
    fetch: (api, signal) => api.of<AccountingEndpoints>()("GET /accounting/check", { signal }),
  };
}

/** The sheet of a month (YYYY-MM). */
export function sheetQuery(month: string): ApiQuery<ShownSheet> {
  return {
    key: ["accounting", "month", month],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<AccountingEndpoints>()("GET /accounting/month", { query: { month }, signal }),
  };
}
