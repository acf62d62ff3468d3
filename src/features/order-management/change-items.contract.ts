import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { idParams } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { ORDER_EFFECTS } from "./order-effects.ts";
import { orderDetail, orderSums } from "./order-records.contract.ts";

const pieces = says({ en: "Enter a number from 1 to 99.", cs: "Zadejte počet od 1 do 99." });

/** The order as it shall be: what is left out goes. */
const wanted = z.object({
  lines: z
    .array(
      z.object({
        /** The item that it was; null for a further one. */
        item: z.int().min(1).nullable(),
        product: z
          .string()
          .min(1, says({ en: "Choose a product.", cs: "Vyberte produkt." }))
          .max(200),
        /** One of its sizes; null where it has none. */
        variant: z.int().min(1).nullable().default(null),
        quantity: z.int(pieces).min(1, pieces).max(99, pieces),
      }),
    )
    .max(100),
});

const plan = orderSums.extend({
  /** What a discount code takes off the lines then, in CZK. */
  discount: z.number(),
  /** The lines as they will be sold. */
  items: z.array(z.object({ name: z.string(), quantity: z.int(), price: z.number() })),
  effects: z.array(z.enum(ORDER_EFFECTS)),
});

/** `version`: the `updated_at` that the person has seen; `seen`: the sums that the plan told. */
const change = wanted.extend({ version: z.iso.datetime(), seen: orderSums });

export type WantedLine = z.output<typeof wanted>["lines"][number];
export type ItemsPlan = z.output<typeof plan>;
export type ItemsChange = z.output<typeof change>;

export const changeItemsEndpoints = {
  planItems: endpoint({
    method: "POST",
    path: "/orders/admin/orders/:id/items/plan",
    access: "admin",
    roles: ["shop"],
    summary:
      "What an order would cost with other items, and which documents, e-mails, vouchers and stock would follow; nothing is changed",
    params: idParams,
    body: wanted,
    response: plan,
    keepsAnswers: true,
  }),
  changeItems: endpoint({
    method: "PUT",
    path: "/orders/admin/orders/:id/items",
    access: "admin",
    roles: ["shop"],
    summary:
      "Changes what an order that is not sent yet has: sizes, pieces, products, with stock, documents, vouchers and e-mails. 409 once it was sent, for used vouchers, for all items, or where it has changed since",
    params: idParams,
    body: change,
    response: orderDetail,
    keepsAnswers: true,
  }),
};

export type ChangeItemsEndpoints = typeof changeItemsEndpoints;
