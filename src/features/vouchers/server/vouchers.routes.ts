import { implement } from "#kit/server/http/mount.ts";
import { vouchersEndpoints } from "../vouchers.contract.ts";
import { extendVoucher, undoUse, useVoucher } from "./use-voucher.ts";
import { getVoucher, listVouchers, voucherPaper } from "./vouchers.service.ts";

export const vouchersRoutes = implement(vouchersEndpoints, {
  list: (context, { query }) => listVouchers(context, query),
  get: (context, { params }) => getVoucher(context, params.code),
  use: (context, { params }) => useVoucher(context, params.code),
  undo: (context, { params, body }) => undoUse(context, params.code, body.reason),
  extend: (context, { params, body }) => extendVoucher(context, params.code, body.valid_until),
  pdf: async (context, { params }, reply) => {
    const { code, pdf } = await voucherPaper(context, params.code);
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="${code}.pdf"`)
      .send(pdf);
  },
});
