import { implement } from "#kit/server/http/mount.ts";
import { giveawaysEndpoints } from "../../giveaways.contract.ts";
import { endVoucher } from "../end-voucher.ts";
import { giveVouchers, printGiveaway } from "./give-vouchers.ts";

export const giveawaysRoutes = implement(giveawaysEndpoints, {
  give: (context, { body }) => giveVouchers(context, body),
  end: (context, { params, body }) => endVoucher(context, params.code, body.reason),
  print: async (context, { params }, reply) => {
    const pdf = await printGiveaway(context, params.id);
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="vouchers-${params.id}.pdf"`)
      .send(pdf);
  },
});
