import { defineFeature } from "#kit/server/feature.ts";
import { checkoutRoutes } from "./checkout.routes.ts";
import { forgetIdempotencyKeys } from "./idempotency.ts";
import { CONFIRMATION_MAIL } from "./mail/order.mails.ts";

export const checkout = defineFeature({
  name: "checkout",
  routes: [checkoutRoutes],
  mails: [CONFIRMATION_MAIL],
  nightly: [({ db, now }) => forgetIdempotencyKeys(db, now())],
});
