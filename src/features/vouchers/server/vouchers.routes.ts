import { implement } from "#kit/server/http/mount.ts";
import { vouchersEndpoints } from "../vouchers.contract.ts";
import { extendVoucher, undoUse, useVoucher } from "./use-voucher.ts";
import { balanceOf, outstandingBalances } from "./value/balances.ts";
import { redeemAmount } from "./value/redeem-amount.ts";
import { getVoucher, listVouchers, voucherDocument } from "./vouchers.service.ts";
import { codeLimits } from "./wrong-codes.ts";

export const vouchersRoutes = implement(vouchersEndpoints, {
  list: (context, { query }) => listVouchers(context, query),
  outstanding: (context) => outstandingBalances(context),
  balance: (context, { body }) => balanceOf(context, body.code),
  redeem: (context, { params, body }) => redeemAmount(context, params.code, body),
  get: (context, { params }) => getVoucher(context, params.code),
  use: (context, { params }) => useVoucher(context, params.code),
  undo: (context, { params, body }) => undoUse(context, params.code, body.reason),
  extend: (context, { params, body }) => extendVoucher(context, params.code, body.valid_until),
  pdf: async (context, { params }, reply) => {
    const { code, pdf } = await voucherDocument(context, params.code);
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="${code}.pdf"`)
      .send(pdf);
  },
}, { balance: { room: codeLimits } });
