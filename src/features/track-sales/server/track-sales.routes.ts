import { implement } from "#kit/server/http/mount.ts";
import { trackSalesEndpoints } from "../track-sales.contract.ts";
import { sellAtStall } from "./sell-at-stall.ts";

export const trackSalesRoutes = implement(trackSalesEndpoints, {
  sell: (context, { body }) => sellAtStall(context, body),
});
