import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { day, idParams, instant } from "#kit/contract/validation/fields.ts";
import { DOCUMENT_TYPES, ISSUED_TYPES } from "./invoice-content.ts";

export const issuedDocument = z.object({
  type: z.enum(ISSUED_TYPES),
  number: z.string(),
  issued_at: instant(),
  /** An invoice that no credit note has taken back. */
  is_valid: z.boolean(),
});

/** What the accountant gets of a period; all of a month in one zip is in the accounting. */
export const EXPORTS = ["orders", "invoices", "pdf", "isdoc", "pohoda"] as const;

/** Ids of orders, joined by commas. */
const chosen = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(?:,\d{1,9}){0,199}$/)
    .describe("Ids of at most 200 orders, joined by commas"),
});

const exportQuery = z.object({ from: day(), to: day(), what: z.enum(EXPORTS) });

export const invoicesEndpoints = {
  invoice: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id/invoice",
    access: "admin",
    roles: ["shop", "money"],
    summary:
      "The proforma, the final invoice (issued by the first look) or the credit note, as PDF; `number` names one of several",
    params: idParams,
    query: z.object({ type: z.enum(DOCUMENT_TYPES), number: z.string().max(20).optional() }),
    raw: { contentType: "application/pdf" },
  }),
  export: endpoint({
    method: "GET",
    path: "/orders/admin/export",
    access: "admin",
    roles: ["shop", "money"],
    summary:
      "Orders and invoices of a period (days in Prague, both included) for the accountant, as CSV, zip, or XML for Pohoda, streamed",
    query: exportQuery,
    raw: { contentType: "application/zip" },
  }),
  papers: endpoint({
    method: "GET",
    path: "/orders/admin/papers",
    access: "admin",
    roles: ["shop", "money"],
    summary:
      "One paper of each chosen order in one PDF, to be printed: the invoice, or the proforma where there is none",
    query: chosen,
    raw: { contentType: "application/pdf" },
  }),
  exportChosen: endpoint({
    method: "GET",
    path: "/orders/admin/chosen",
    access: "admin",
    roles: ["shop", "money"],
    summary: "The chosen orders as CSV",
    query: chosen,
    raw: { contentType: "text/csv" },
  }),
  isdoc: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id/isdoc",
    access: "admin",
    roles: ["shop", "money"],
    summary: "The final invoice or the credit note as ISDOC 6.0.2, the Czech format of electronic invoices",
    params: idParams,
    query: z.object({ type: z.enum(ISSUED_TYPES), number: z.string().max(20).optional() }),
    raw: { contentType: "application/xml" },
  }),
};

export type ExportQuery = z.output<typeof exportQuery>;
