import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";

const count = z.int().min(0);
const names = z.object({ en: z.string(), cs: z.string() });

/** Fewer pieces than this are worth a look. */
export const LOW_STOCK = 4;

const figures = z.object({
  /** The last twelve months in Prague, the oldest first. `received` in CZK: what was paid less what was sent back. */
  months: z.array(z.object({ month: z.string(), orders: count, received: z.number() })),
  /** What brought most in these months, by the prices as sold, in CZK. */
  products: z.array(z.object({ id: z.string(), name: names, pieces: count, sold: z.number() })),
  /** Vouchers of these months: handed in, too late, and still to come. */
  /** What became of sold ones, and how many more were given away. */
  vouchers: z.object({ issued: count, used: count, ended: count, open: count, given: count }),
  /** What runs out; `size` is null where the product has none. */
  low_stock: z.array(z.object({ slug: z.string(), name: names, size: names.nullable(), left: count })),
});

export type ShopFigures = z.output<typeof figures>;

export const dashboardEndpoints = {
  shop: endpoint({
    method: "GET",
    path: "/dashboard/shop",
    access: "admin",
    roles: ["shop", "money"],
    summary:
      "Sales of the last twelve months by month and product, what became of their vouchers, and low stock",
    response: figures,
  }),
};

export type DashboardEndpoints = typeof dashboardEndpoints;
