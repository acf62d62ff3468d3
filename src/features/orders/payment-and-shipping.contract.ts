import { z } from "zod";
import { price } from "#features/products/products.contract.ts";
import { contentContract, text } from "#kit/contract/content.ts";
import { flag, wholeNumber } from "#kit/contract/fields.ts";
import { says } from "#kit/contract/says.ts";
import { PAYMENT_KINDS } from "./order-status.ts";

const nameRequired = says({
  en: "Name is required in both languages",
  cs: "Název je povinný v obou jazycích",
});

export const shippingContent = contentContract({
  texts: { name: text({ required: nameRequired }) },
  fields: { price: price(), display_order: wholeNumber(0), is_active: flag() },
});

export const paymentContent = contentContract({
  texts: { name: text({ required: nameRequired }) },
  fields: { kind: z.enum(PAYMENT_KINDS), display_order: wholeNumber(0), is_active: flag() },
});

export const shippingMethod = shippingContent.record;
export const paymentMethod = paymentContent.record;

export type ShippingMethod = z.output<typeof shippingMethod>;
export type PaymentMethod = z.output<typeof paymentMethod>;
export type ShippingInput = z.output<typeof shippingContent.input>;
export type PaymentInput = z.output<typeof paymentContent.input>;
