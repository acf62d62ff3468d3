import { z } from "zod";
import { isPaidAtHandover, type PaymentKind } from "#features/orders/index.ts";
import { choiceField, ownField } from "#kit/contract/content/content-fields.ts";
import { defineContent, type RecordOf, schemasOf } from "#kit/contract/content/content-type.ts";
import { price } from "#kit/contract/money/price.ts";
import { says } from "#kit/contract/validation/says.ts";
import { methodFacts, methodFields } from "./method-fields.ts";

const optionalPrice = () => z.preprocess((sent) => (sent === "" ? null : sent), price().nullable());

export const paymentMethods = defineContent({
  ...methodFacts,
  type: "payment-methods",
  path: "orders/payment-methods",
  names: {
    one: { en: "Payment method", cs: "Způsob platby" },
    many: { en: "Payment methods", cs: "Způsoby platby" },
  },
  screen: "/admin/shipping-and-payment?tab=payment",
  fields: {
    kind: {
      ...choiceField<PaymentKind>({
        label: { en: "Kind", cs: "Druh" },
        choices: {
          bank: { en: "Bank transfer", cs: "Bankovní převod" },
          card: { en: "Card", cs: "Karta" },
          cash: { en: "Cash", cs: "Hotovost" },
          cod: { en: "Cash on delivery", cs: "Dobírka" },
        },
        empty: "bank",
      }),
      // A write has to say it; only the form proposes one.
      empty: null,
    },
    fee: ownField({
      label: { en: "Fee (CZK)", cs: "Poplatek (Kč)" },
      schema: price(),
      empty: 0,
      parts: { fee_halere: { en: "Fee", cs: "Poplatek" } },
    }),
    least: ownField({
      label: { en: "Least sum (CZK)", cs: "Nejmenší částka (Kč)" },
      schema: optionalPrice().describe("The least sum that is paid so, CZK; null: any"),
      empty: null,
      parts: { least_halere: { en: "Least sum", cs: "Nejmenší částka" } },
    }),
    greatest: ownField({
      label: { en: "Greatest sum (CZK)", cs: "Největší částka (Kč)" },
      schema: optionalPrice().describe("The greatest sum that is paid so, CZK; null: any"),
      empty: null,
      parts: { greatest_halere: { en: "Greatest sum", cs: "Největší částka" } },
    }),
    shipping_methods: ownField({
      label: { en: "Offered with these shipping methods", cs: "Nabízí se s dopravou" },
      schema: z
        .array(z.int().min(1).max(2_147_483_647))
        .max(200)
        .describe("Ids of the ways of shipping it goes with; empty: all"),
      empty: [],
    }),
    ...methodFields,
  },
});

const NOT_RISING = says({
  en: "The greatest sum must be above the least one.",
  cs: "Největší částka musí být vyšší než nejmenší.",
});

/** A way of paying that may be saved: the law lets nobody charge for a card or a transfer (docs/law.md). */
export const wholePayment = schemasOf(paymentMethods)
  .whole.refine(({ least, greatest }) => least === null || greatest === null || least <= greatest, {
    ...NOT_RISING,
    path: ["greatest"],
  })
  .refine(({ kind, fee }) => fee === 0 || isPaidAtHandover(kind), {
    ...says({
      en: "The law doesn’t allow a fee for paying by card or bank transfer. Set it to 0.",
      cs: "Za platbu kartou ani převodem zákon poplatek nedovoluje. Nastavte 0.",
    }),
    path: ["fee"],
  });

/** `takes_*`: the sums that can be paid so, its own limits and those of the gateway together, CZK; null: any. */
export type PaymentMethod = RecordOf<typeof paymentMethods> & {
  offered: boolean;
  takes_from: number | null;
  takes_to: number | null;
};
