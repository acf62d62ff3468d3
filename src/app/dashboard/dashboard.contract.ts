import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { COUNTED, type Counted, TASKS } from "./dashboard-parts.ts";

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

const month = z.object({ month: z.string(), orders: count, received: z.number() });

const today = z.object({
  /** Ride days within a week, the next first. */
  days: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      place: z.string(),
      date: z.string(),
      riders: count,
      unpaid: count,
      unsigned: count,
    }),
  ),
  /** What waits, with the newest two; what has nothing is left out. */
  tasks: z.array(
    z.object({
      task: z.enum(TASKS),
      to: z.string(),
      count,
      newest: z.array(z.object({ to: z.string(), title: z.string(), detail: z.string() })),
    }),
  ),
  /** The team's next event; null: none is known. */
  next_event: z
    .object({ id: z.int(), title: z.string(), date: z.string(), end_date: z.string().nullable() })
    .nullable(),
  /** This month and the last one; null for who does not see money. */
  sales: z.object({ this_month: month, last_month: month }).nullable(),
  /** Null: not for this role. */
  counts: z.object(
    Object.fromEntries(COUNTED.map((one) => [one, count.nullable()])) as Record<
      Counted,
      z.ZodNullable<typeof count>
    >,
  ),
  /** How far the guide before going live is; null for who does not go through it, and once it is done. */
  guide: z.object({ done: count, of: count }).nullable(),
});

export type Today = z.output<typeof today>;

export type ShopFigures = z.output<typeof figures>;

export const dashboardEndpoints = {
  today: endpoint({
    method: "GET",
    path: "/dashboard/today",
    access: "admin",
    roles: ["editor", "shop"],
    summary:
      "What the first screen shows, in one answer: days, tasks, this month, what there is of everything",
    response: today,
  }),
  shop: endpoint({
    method: "GET",
    path: "/dashboard/shop",
    access: "admin",
    roles: ["shop"],
    summary:
      "Sales of the last twelve months by month and product, what became of their vouchers, and low stock",
    response: figures,
  }),
};

export type DashboardEndpoints = typeof dashboardEndpoints;
