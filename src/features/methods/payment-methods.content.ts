import { z } from "zod";
import type { PaymentKind } from "#features/orders/index.ts";
import { activeField, choiceField, orderField, ownField, textField } from "#kit/contract/content-fields.ts";
import { defineContent, type InputOf, type RecordOf, schemasOf } from "#kit/contract/content-type.ts";

export const paymentMethods = defineContent({
  type: "payment-methods",
  feature: "methods",
  names: {
    one: { en: "Payment method", cs: "Způsob platby" },
    many: { en: "Payment methods", cs: "Způsoby platby" },
  },
  title: "name",
  screen: "/admin/shipping-and-payment?tab=payment",
  addressOf: () => "/admin/shipping-and-payment",
  texts: {
    name: textField({
      label: { en: "Name", cs: "Název" },
      required: { en: "Name is required in both languages", cs: "Název je povinný v obou jazycích" },
    }),
  },
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
    display_order: orderField(),
    is_active: activeField(),
  },
  logged: { names: { en: "Name", cs: "Název" } },
});

export const wholePayment = schemasOf(paymentMethods).whole;

export type PaymentMethod = RecordOf<typeof paymentMethods> & { offered: boolean };
export type PaymentInput = InputOf<typeof paymentMethods>;
