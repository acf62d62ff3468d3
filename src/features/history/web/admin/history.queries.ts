import type { ResponseOf } from "#kit/contract/endpoint.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { HistoryDetail, HistoryEndpoints } from "../../history.contract.ts";

type HistoryPage = ResponseOf<HistoryEndpoints["list"]>;

export interface HistoryFilter {
  /** Blank: all kinds. */
  type: string;
  record: string;
  user: string;
  q: string;
  page: number;
}

/** One page of the log of changes. */
export const historyQuery = (filter: HistoryFilter): ApiQuery<HistoryPage> => ({
  key: ["admin", "history", filter],
  staleTime: 0,
  fetch: (api, signal) => api.of<HistoryEndpoints>()("GET /history", { query: { ...filter }, signal }),
});

/** One change with both versions. */
export const historyEntryQuery = (id: number): ApiQuery<HistoryDetail> => ({
  key: ["admin", "history", "entry", id],
  staleTime: 0,
  fetch: (api, signal) => api.of<HistoryEndpoints>()("GET /history/:id", { params: { id }, signal }),
});
