import { implement } from "#kit/server/http/mount.ts";
import { teamOrdersEndpoints } from "../team-orders.contract.ts";
import { placeTeamOrder } from "./place-team-order.ts";

export const teamOrdersRoutes = implement(teamOrdersEndpoints, {
  place: (context, { body }) => placeTeamOrder(context, body),
});
