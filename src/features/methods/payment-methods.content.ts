import { z } from "zod";
import type { PaymentKind } from "#features/orders/index.ts";
import { choiceField, ownField } from "#kit/contract/content-fields.ts";
import { defineContent, type RecordOf, schemasOf } from "#kit/contract/content-type.ts";
import { methodFacts, methodFields } from "./method-fields.ts";

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
        },
        empty: "bank",
      }),
      // A write has to say it; only the form proposes one.
      empty: null,
    },
    shipping_methods: ownField({
      label: { en: "Offered with this shipping", cs: "Nabízí se s dopravou" },
      schema: z
        .array(z.int().min(1).max(2_147_483_647))
        .max(200)
        .describe("Ids of the ways of shipping it goes with; empty: all"),
      empty: [],
    }),
    ...methodFields,
  },
});

export const wholePayment = schemasOf(paymentMethods).whole;

export type PaymentMethod = RecordOf<typeof paymentMethods> & { offered: boolean };
