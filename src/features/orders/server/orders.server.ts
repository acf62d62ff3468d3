import type { ContentServer } from "#kit/server/content-server.ts";
import { paymentMethodsServer, shippingMethodsServer } from "./methods.server.ts";

/** The content types of the shop's checkout. Orders are none: customers make them. */
export default [shippingMethodsServer, paymentMethodsServer] satisfies ContentServer[];
