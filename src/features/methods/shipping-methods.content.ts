import { z } from "zod";
import type { Carrier } from "#features/parcels/index.ts";
import { COUNTRIES } from "#kit/contract/companies/address-country.ts";
import {
  choiceField,
  numberField,
  optionalNumberField,
  ownField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, type RecordOf, schemasOf } from "#kit/contract/content/content-type.ts";
import { price } from "#kit/contract/money/price.ts";
import { flag, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { methodFacts, methodFields } from "./method-fields.ts";

/** More than any carrier takes. */
const MOST_GRAMS = 1_000_000;

const priceSteps = z
  .array(z.object({ up_to_grams: wholeNumber(1, MOST_GRAMS), price: price() }))
  .max(20)
  .superRefine((steps, context) => {
    for (const [i, { up_to_grams }] of steps.entries())
      if (i > 0 && up_to_grams <= (steps[i - 1]?.up_to_grams ?? 0))
        context.addIssue({ code: "custom", path: [i, "up_to_grams"], message: NOT_RISING.error() });
  })
  .describe("Prices by weight, rising; the last one is the heaviest parcel. Empty: one price");

const NOT_RISING = says({
  en: "Each step must be heavier than the one before.",
  cs: "Každý stupeň musí být těžší než předchozí.",
});

export const shippingMethods = defineContent({
  ...methodFacts,
  type: "shipping-methods",
  path: "orders/shipping-methods",
  names: {
    one: { en: "Shipping method", cs: "Způsob dopravy" },
    many: { en: "Shipping methods", cs: "Způsoby dopravy" },
  },
  screen: "/admin/shipping-and-payment",
  fields: {
    price: ownField({
      label: { en: "Price (CZK)", cs: "Cena (Kč)" },
      schema: price(),
      empty: null,
      parts: { price_halere: { en: "Price", cs: "Cena" } },
    }),
    /** Where it costs by the weight; `price` is then the first of them. */
    price_steps: ownField({
      label: { en: "Price by weight", cs: "Cena podle hmotnosti" },
      schema: priceSteps,
      empty: [],
      parts: {
        up_to_grams: { en: "Up to (g)", cs: "Do (g)" },
        price_halere: { en: "Price", cs: "Cena" },
      },
    }),
    max_weight_grams: optionalNumberField({
      label: { en: "Heaviest parcel (g)", cs: "Nejtěžší balík (g)" },
      min: 1,
      max: MOST_GRAMS,
    }),
    free_from: ownField({
      label: { en: "Free for goods worth at least (CZK)", cs: "Zdarma při nákupu zboží od (Kč)" },
      schema: z.preprocess((sent) => (sent === "" ? null : sent), price().nullable()),
      empty: null,
      parts: { free_from_halere: { en: "Free from", cs: "Zdarma od" } },
    }),
    for_goods: ownField({
      label: { en: "Goods that are sent or handed over", cs: "Zboží, které se posílá nebo předává" },
      schema: flag().describe("Whether it carries goods that are sent or handed over"),
      empty: true,
    }),
    for_services: ownField({
      label: {
        en: "Orders of vouchers and courses alone, where nothing is sent",
        cs: "Objednávky samotných poukazů a kurzů, kdy se nic neposílá",
      },
      schema: flag().describe(
        "Whether it is for orders of vouchers and courses alone, where nothing is sent",
      ),
      empty: true,
    }),
    is_pickup: ownField({
      label: {
        en: "Customers pick the order up themselves",
        cs: "Zákazník si objednávku vyzvedne sám (osobní odběr)",
      },
      schema: flag().describe("Whether customers come for it, so that nothing is sent"),
      empty: false,
    }),
    countries: ownField({
      label: { en: "Countries it goes to", cs: "Do kterých zemí" },
      schema: z
        .array(z.enum(COUNTRIES))
        .max(COUNTRIES.length)
        .describe("ISO codes of the countries it goes to; empty: everywhere"),
      empty: [],
    }),
    carrier: choiceField<Carrier>({
      label: { en: "Pick-up points", cs: "Výdejní místa" },
      choices: {
        none: { en: "None: it goes to the customer’s address", cs: "Žádná: jede na adresu zákazníka" },
        packeta: { en: "Packeta: the customer chooses a point", cs: "Zásilkovna: zákazník si místo vybere" },
      },
      empty: "none",
    }),
    weight_grams: {
      ...numberField({
        label: { en: "Weight of a usual parcel (g)", cs: "Hmotnost běžného balíku (g)" },
        min: 1,
        max: 30_000,
      }),
      empty: 1000,
    },
    ...methodFields,
  },
});

/** A way of shipping that may be saved: it carries something. */
export const wholeShipping = schemasOf(shippingMethods).whole.refine(
  ({ for_goods, for_services }) => for_goods || for_services,
  {
    ...says({
      en: "Say what it carries: goods, or vouchers and courses.",
      cs: "Určete, na co se používá: na zboží, nebo na poukazy a kurzy.",
    }),
    path: ["for_goods"],
  },
);

export type ShippingMethod = RecordOf<typeof shippingMethods>;
