import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { BankEntryPage, BankLink, BankTransfersEndpoints } from "../../bank-transfers.contract.ts";

interface EntriesFilter {
  page: number;
  q: string;
  view: "waiting" | "all";
}

/** One page of the payments on the account, newest first. */
export function entriesQuery({ page, q, view }: EntriesFilter): ApiQuery<BankEntryPage> {
  return {
    key: ["bank-transfers", "list", { page, q, view }],
    fetch: (api, signal) =>
      api.of<BankTransfersEndpoints>()("GET /bank-transfers", {
        query: { page, view, ...(q && { q }) },
        signal,
      }),
  };
}

/** Whether the bank is asked, and how it went. */
export function bankLinkQuery(): ApiQuery<BankLink> {
  return {
    key: ["bank-transfers", "link"],
    fetch: (api, signal) => api.of<BankTransfersEndpoints>()("GET /bank-transfers/link", { signal }),
  };
}
