import { implement } from "#kit/server/http/mount.ts";
import { discountsEndpoints } from "../discounts.contract.ts";
import { checkDiscount } from "./check-discount.ts";
import { codeLimits } from "#features/vouchers/server/index.ts";
import {
  createDiscount,
  listDiscounts,
  removeDiscount,
  suggestCode,
  updateDiscount,
} from "./discounts.service.ts";

export const discountsRoutes = implement(discountsEndpoints, {
  list: (context) => listDiscounts(context),
  suggest: (context) => suggestCode(context),
  create: (context, { body }) => createDiscount(context, body),
  update: (context, { params, body }) => updateDiscount(context, params.id, body),
  remove: (context, { params }) => removeDiscount(context, params.id),
  check: (context, { body }) => checkDiscount(context, body.code),
}, { check: { room: codeLimits } });
