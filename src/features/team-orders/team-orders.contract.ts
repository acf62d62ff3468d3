import { z } from "zod";
import { teamOrderPayload } from "#features/checkout/order-payload.contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { says } from "#kit/contract/validation/says.ts";

/** How money came that is there already; blank where it is still to come. */
export const PAID_NOW = ["cash", "card"] as const;

const language = z.enum(LANGUAGES, says({ en: "Choose a language.", cs: "Vyberte jazyk." }));

/** An order that the team makes for somebody, by telephone or at the track. */
export const teamOrdersEndpoints = {
  place: endpoint({
    method: "POST",
    path: "/orders/admin/orders",
    access: "admin",
    roles: ["shop"],
    summary:
      "Places an order for a customer, with the papers and mails of a customer's own; `paid` notes the money at once. With an `Idempotency-Key` header it is placed once",
    body: teamOrderPayload.extend({
      /** Of the customer: their mails and papers are in it. */
      language,
      paid: z.enum(PAID_NOW).nullable().default(null),
    }),
    status: 201,
    response: z.object({ id: z.int(), order_number: z.string(), total: z.number() }),
    keepsAnswers: true,
  }),
};

export type TeamOrdersEndpoints = typeof teamOrdersEndpoints;
