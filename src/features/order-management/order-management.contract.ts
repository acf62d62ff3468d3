import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { idParams } from "#kit/contract/fields.ts";
import {
  listQuery,
  order,
  orderDetail,
  orderPage,
  receivedPayment,
  refund,
  statusChange,
  statusEffects,
} from "./order-records.contract.ts";
import { newNote, note, orderStory } from "./order-story.contract.ts";

export const orderManagementEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/orders/admin/orders",
    access: "admin",
    roles: ["shop"],
    summary: "The newest 1,000 orders as an array; with `page` or `limit` one page and its pagination",
    query: listQuery,
    response: z.union([z.array(order), orderPage]),
  }),
  get: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id",
    access: "admin",
    roles: ["shop"],
    summary: "One order with its items",
    params: idParams,
    response: orderDetail,
  }),
  changeStatus: endpoint({
    method: "PATCH",
    path: "/orders/admin/orders/:id",
    access: "admin",
    roles: ["shop"],
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
    roles: ["shop"],
    summary: "What each of the six statuses would bring with it now: documents, e-mails, stock, vouchers",
    params: idParams,
    response: statusEffects,
  }),
  markPaid: endpoint({
    method: "POST",
    path: "/orders/admin/orders/:id/paid",
    access: "admin",
    roles: ["shop"],
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
    roles: ["shop"],
    summary:
      "Notes that money was sent back for a cancelled or withdrawn order and tells the customer, once; 409 for an order that is not paid, or neither cancelled nor withdrawn from",
    params: idParams,
    body: refund,
    response: orderDetail,
    keepsAnswers: true,
  }),
  story: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id/story",
    access: "admin",
    roles: ["shop"],
    summary:
      "What belongs to an order: vouchers, e-mails with their state, notes, and all that happened to it",
    params: idParams,
    response: orderStory,
  }),
  addNote: endpoint({
    method: "POST",
    path: "/orders/admin/orders/:id/notes",
    access: "admin",
    roles: ["shop"],
    summary: "Writes a note of the team on an order; the customer never sees it",
    params: idParams,
    body: newNote,
    status: 201,
    response: note,
    keepsAnswers: true,
  }),
  removeNote: endpoint({
    method: "DELETE",
    path: "/orders/admin/orders/:id/notes/:note",
    access: "admin",
    roles: ["shop"],
    summary: "Deletes a note",
    params: idParams.extend({ note: idParams.shape.id }),
    keepsAnswers: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/orders/admin/orders/:id",
    access: "admin",
    roles: ["shop"],
    summary:
      "Hides an order everywhere; it is kept until its legal retention has passed. 409 while an invoice without a credit note or money belongs to it",
    params: idParams,
    keepsAnswers: true,
  }),
};

export type OrderManagementEndpoints = typeof orderManagementEndpoints;
