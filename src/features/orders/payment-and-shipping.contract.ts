import { z } from "zod";
import { contentContract, text } from "#kit/contract/content.ts";
import { flag, wholeNumber } from "#kit/contract/fields.ts";
import { price } from "#kit/contract/price.ts";
import { says } from "#kit/contract/says.ts";
import { COUNTRIES } from "./address-country.ts";
import { PAYMENT_KINDS } from "./order-status.ts";

const nameRequired = says({
  en: "Name is required in both languages",
  cs: "Název je povinný v obou jazycích",
});

const carriesNothing = says({
  en: "Say what it carries: goods, or vouchers and courses.",
  cs: "Určete, co se takto posílá: zboží, nebo poukazy a kurzy.",
});

export const shippingContent = contentContract({
  texts: { name: text({ required: nameRequired }) },
  fields: {
    price: price(),
    for_goods: flag().describe("Whether it carries goods that are sent or handed over"),
    for_services: flag().describe(
      "Whether it is for orders of vouchers and courses alone, where nothing is sent",
    ),
    is_pickup: flag().describe("Whether customers come for it, so that nothing is sent"),
    countries: z
      .array(z.enum(COUNTRIES))
      .max(COUNTRIES.length)
      .describe("ISO codes of the countries it goes to; empty: everywhere"),
    display_order: wholeNumber(0),
    is_active: flag(),
  },
});

/** A way of shipping that may be saved: it carries something. */
export const wholeShipping = shippingContent.whole.refine(
  ({ for_goods, for_services }) => for_goods || for_services,
  { ...carriesNothing, path: ["for_goods"] },
);

export const paymentContent = contentContract({
  texts: { name: text({ required: nameRequired }) },
  fields: {
    kind: z.enum(PAYMENT_KINDS),
    shipping_methods: z
      .array(z.int().min(1).max(2_147_483_647))
      .max(200)
      .describe("Ids of the ways of shipping it goes with; empty: all"),
    display_order: wholeNumber(0),
    is_active: flag(),
  },
});

export const shippingMethod = shippingContent.record;
export const paymentMethod = paymentContent.record.extend({
  offered: z
    .boolean()
    .describe(
      "False where customers are not offered it although it is active: cards without a gateway, transfers without an account",
    ),
});

export type ShippingMethod = z.output<typeof shippingMethod>;
export type PaymentMethod = z.output<typeof paymentMethod>;
export type ShippingInput = z.output<typeof shippingContent.input>;
export type PaymentInput = z.output<typeof paymentContent.input>;
