import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { idParams, instant } from "#kit/contract/validation/fields.ts";
import { RECEIPT_WAYS } from "./receipt-content.ts";

const receipt = z.object({ number: z.string(), way: z.enum(RECEIPT_WAYS), issued_at: instant() });

/** `ways`: how it was paid on the spot, by what the team has noted; none where nothing was, or where there is one. */
export const receiptState = z.object({ receipt: receipt.nullable(), ways: z.array(z.enum(RECEIPT_WAYS)) });
export type ReceiptState = z.output<typeof receiptState>;

export const receiptsEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id/receipt",
    access: "admin",
    roles: ["shop", "money"],
    summary: "The receipt of an order that was paid on the spot, or how one may be issued",
    params: idParams,
    response: receiptState,
  }),
  issue: endpoint({
    method: "POST",
    path: "/orders/admin/orders/:id/receipt",
    access: "admin",
    roles: ["shop", "money"],
    summary:
      "Issues the receipt of what was paid on the spot for an order and mails it to the customer; the one that it has, if it has one. 409 where the order is not paid, or not on the spot in that way",
    params: idParams,
    body: z.object({ way: z.enum(RECEIPT_WAYS) }),
    response: receipt,
    keepsAnswers: true,
  }),
  paper: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id/receipt/pdf",
    access: "admin",
    roles: ["shop", "money"],
    summary: "The receipt as PDF",
    params: idParams,
    raw: { contentType: "application/pdf" },
  }),
};

export type ReceiptsEndpoints = typeof receiptsEndpoints;
