import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { VoucherState } from "../../voucher-state.ts";
import type { Outstanding, Voucher, VoucherDetail, VouchersEndpoints } from "../../vouchers.contract.ts";

const PER_PAGE = 50;

interface VouchersFilter {
  page: number;
  q: string;
  state: VoucherState | undefined;
  /** Those of one giveaway alone. */
  giveaway: number | null;
}

interface VoucherPage {
  vouchers: Voucher[];
  pagination: { page: number; limit: number; total: number; totalPages: number };
}

/** One page of the vouchers, newest first. */
export function vouchersQuery({ page, q, state, giveaway }: VouchersFilter): ApiQuery<VoucherPage> {
  return {
    key: ["vouchers", "list", { page, q, state: state ?? null, giveaway }],
    staleTime: 0,
    fetch: (api, signal) =>
      api.of<VouchersEndpoints>()("GET /vouchers", {
        query: { page, limit: PER_PAGE, q, state, giveaway: giveaway ?? undefined },
        signal,
      }),
  };
}

/** One voucher by its code. */
export function voucherQuery(code: string): ApiQuery<VoucherDetail> {
  return {
    key: ["vouchers", "one", code],
    staleTime: 0,
    fetch: (api, signal) => api.of<VouchersEndpoints>()("GET /vouchers/:code", { params: { code }, signal }),
  };
}

/** How much money is left on all vouchers. */
export const outstandingQuery: ApiQuery<Outstanding> = {
  key: ["vouchers", "outstanding"],
  staleTime: 0,
  fetch: (api, signal) => api.of<VouchersEndpoints>()("GET /vouchers/outstanding", { signal }),
};
