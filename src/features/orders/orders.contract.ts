import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { idParams } from "#kit/contract/fields.ts";
import { ISSUED_TYPES, PAPER_TYPES } from "./invoice-content.ts";
import { orderPayload } from "./order-payload.contract.ts";
import {
  exportQuery,
  listQuery,
  order,
  orderDetail,
  orderPage,
  placedOrder,
  receivedPayment,
  refund,
  statusChange,
  statusEffects,
} from "./order-records.contract.ts";

export const ordersEndpoints = {
  place: endpoint({
    method: "POST",
    path: "/orders",
    access: "public",
    summary: "Places an order; with an `Idempotency-Key` header it is placed once, however often it is sent",
    body: orderPayload,
    status: 201,
    response: placedOrder,
    keepsAnswers: true,
  }),
  list: endpoint({
    method: "GET",
    path: "/orders/admin/orders",
    access: "admin",
    summary: "The newest 1,000 orders as an array; with `page` or `limit` one page and its pagination",
    query: listQuery,
    response: z.union([z.array(order), orderPage]),
  }),
  get: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id",
    access: "admin",
    summary: "One order with its items",
    params: idParams,
    response: orderDetail,
  }),
  changeStatus: endpoint({
    method: "PATCH",
    path: "/orders/admin/orders/:id",
    access: "admin",
    summary: "Sets one of the six statuses, with the documents and e-mails that `/status-effects` tells of",
    params: idParams,
    body: statusChange,
    response: orderDetail,
    keepsAnswers: true,
  }),
  statusEffects: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id/status-effects",
    access: "admin",
    summary: "What each of the six statuses would bring with it now: documents, e-mails, stock, vouchers",
    params: idParams,
    response: statusEffects,
  }),
  markPaid: endpoint({
    method: "POST",
    path: "/orders/admin/orders/:id/paid",
    access: "admin",
    summary: "Marks an order as paid and tells the customer; for one that is paid already it changes nothing",
    params: idParams,
    body: receivedPayment,
    response: orderDetail,
    keepsAnswers: true,
  }),
  markRefunded: endpoint({
    method: "POST",
    path: "/orders/admin/orders/:id/refunded",
    access: "admin",
    summary:
      "Notes that money was sent back for a cancelled or withdrawn order and tells the customer, once; 409 for an order that is not paid, or neither cancelled nor withdrawn from",
    params: idParams,
    body: refund,
    response: orderDetail,
    keepsAnswers: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/orders/admin/orders/:id",
    access: "admin",
    summary:
      "Hides an order everywhere; it is kept until its legal retention has passed. 409 while an invoice without a credit note or money belongs to it",
    params: idParams,
    keepsAnswers: true,
  }),
  invoice: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id/invoice",
    access: "admin",
    summary:
      "The proforma, the final invoice (issued by the first look) or the credit note, as PDF; `number` names one of several",
    params: idParams,
    query: z.object({ type: z.enum(PAPER_TYPES), number: z.string().max(20).optional() }),
    raw: { contentType: "application/pdf" },
  }),
  export: endpoint({
    method: "GET",
    path: "/orders/admin/export",
    access: "admin",
    summary:
      "Orders and invoices of a period (days in Prague, both included) for the accountant, as CSV or zip, streamed",
    query: exportQuery,
    raw: { contentType: "application/zip" },
  }),
  isdoc: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id/isdoc",
    access: "admin",
    summary: "The final invoice or the credit note as ISDOC 6.0.2, the Czech format of electronic invoices",
    params: idParams,
    query: z.object({ type: z.enum(ISSUED_TYPES), number: z.string().max(20).optional() }),
    raw: { contentType: "application/xml" },
  }),
};

export type OrdersEndpoints = typeof ordersEndpoints;
