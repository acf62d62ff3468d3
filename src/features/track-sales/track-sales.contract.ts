import { z } from "zod";
import { orderPayload } from "#features/checkout/order-payload.contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { price } from "#kit/contract/money/price.ts";

export const trackSalesEndpoints = {
  sell: endpoint({
    method: "POST",
    path: "/stall/sales",
    access: "admin",
    roles: ["shop", "track"],
    summary:
      "Sells goods over the counter: an order without a name that is paid and handed over at once. With an `Idempotency-Key` header it is sold once",
    body: z.object({
      items: orderPayload.shape.items,
      how: z.enum(["cash", "card"]),
      /** What the goods cost as it was shown, CZK. */
      total: price(),
    }),
    status: 201,
    response: z.object({
      id: z.int(),
      order_number: z.string(),
      /** What changes hands: in cash whole crowns. */
      paid: z.number(),
    }),
    keepsAnswers: true,
  }),
};

export type TrackSalesEndpoints = typeof trackSalesEndpoints;
