import { defineFeature } from "#kit/server/feature.ts";
import { discountsRoutes } from "./discounts.routes.ts";
import { restoreDiscount } from "./discounts.service.ts";

export const discounts = defineFeature({
  name: "discounts",
  routes: [discountsRoutes],
  restores: { "discount-codes": restoreDiscount },
});
