import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { instant } from "#kit/contract/fields.ts";
import { DIFFERENCE_KINDS } from "./differences.ts";

const count = z.int().min(0);

export const shownDifference = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  /** Null for what is of no single order. */
  order_id: z.int().nullable(),
  /** Number of a paper, code of a voucher, id of another order; blank where the order says it all. */
  what: z.string(),
  /** In CZK; null where it is no matter of an amount. */
  expected: z.number().nullable(),
  found: z.number().nullable(),
});
export type ShownDifference = z.output<typeof shownDifference>;

/** How orders, payments, refunds and papers agreed when they were compared last; null: they never were. */
const check = z
  .object({
    at: instant(),
    /** Who asked for it; blank for the one of the night. */
    by: z.string(),
    orders: count,
    payments: count,
    refunds: count,
    papers: count,
    differences: z.array(shownDifference),
  })
  .nullable();
export type BooksCheck = NonNullable<z.output<typeof check>>;

export const accountingEndpoints = {
  check: endpoint({
    method: "GET",
    path: "/accounting/check",
    access: "admin",
    roles: ["shop"],
    summary:
      "What did not add up when orders, payments, refunds and papers were compared last; null before that",
    response: check,
  }),
  checkNow: endpoint({
    method: "POST",
    path: "/accounting/check",
    access: "admin",
    roles: ["shop"],
    summary: "Compares orders, payments, refunds and papers now, as each night does, and stores the result",
    response: check,
  }),
};

export type AccountingEndpoints = typeof accountingEndpoints;
