import { implement } from "#kit/server/http/mount.ts";
import { checkoutEndpoints } from "../checkout.contract.ts";
import { limitOf, placeOrder } from "./place-order.ts";

export const checkoutRoutes = implement(checkoutEndpoints, {
  place: (context, { body }) => placeOrder(context, body),
}, { place: { room: (context) => [limitOf(context)] } });
