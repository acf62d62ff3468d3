import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { instant } from "#kit/contract/validation/fields.ts";
import { DIFFERENCE_KINDS } from "./differences.ts";

const count = z.int().min(0);

export const toDifference = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  /** Null for what is of no single order. */
  order_id: z.int().nullable(),
  /** Number of a paper, code of a voucher, id of another order; blank where the order says it all. */
  what: z.string(),
  /** In CZK; null where it is no matter of an amount. */
  expected: z.number().nullable(),
  found: z.number().nullable(),
});
export type ShownDifference = z.output<typeof toDifference>;

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
    differences: z.array(toDifference),
  })
  .nullable();
export type BooksCheck = NonNullable<z.output<typeof check>>;

/** A month for the accountant in the asked language, as it stands in the PDF too. Amounts in CZK. */
const sheet = z.object({
  month: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      /** Heads of the amounts. */
      columns: z.array(z.string()),
      rows: z.array(
        z.object({
          label: z.string(),
          count: count.nullable(),
          amounts: z.array(z.number()),
          is_total: z.boolean(),
          /** The order that the row is about. */
          order_id: z.int().nullable(),
        }),
      ),
      /** Said below the rows; blank where there is nothing to say. */
      note: z.string(),
    }),
  ),
});
export type ShownSheet = z.output<typeof sheet>;

const month = z
  .string()
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)
  .describe("YYYY-MM, in Prague");
const monthFile = z.object({ month, as: z.enum(["csv", "pdf", "zip"]) });
export type MonthFile = z.output<typeof monthFile>;

export const accountingEndpoints = {
  month: endpoint({
    method: "GET",
    path: "/accounting/month",
    access: "admin",
    roles: ["money"],
    summary:
      "The accountant's month: orders, payments and refunds by way, documents, VAT by rate, and what is open; in the asked language",
    query: z.object({ month }),
    response: sheet,
  }),
  monthFile: endpoint({
    method: "GET",
    path: "/accounting/month/file",
    access: "admin",
    roles: ["money"],
    summary:
      "The accountant's month as CSV or PDF, or with all its documents, tables and the file for Pohoda as one zip, streamed",
    query: monthFile,
    raw: { contentType: "application/zip" },
  }),
  check: endpoint({
    method: "GET",
    path: "/accounting/check",
    access: "admin",
    roles: ["money"],
    summary:
      "What did not add up when orders, payments, refunds and papers were compared last; null before that",
    response: check,
  }),
  checkNow: endpoint({
    method: "POST",
    path: "/accounting/check",
    access: "admin",
    roles: ["money"],
    summary: "Compares orders, payments, refunds and papers now, as each night does, and stores the result",
    response: check,
  }),
};

export type AccountingEndpoints = typeof accountingEndpoints;
