import { z } from "zod";
import { price } from "#features/products/products.contract.ts";
import { numberedOrder } from "#kit/contract/display-order.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { basedOn, day, idParams, instant, wholeNumber } from "#kit/contract/fields.ts";
import { LANGUAGES } from "#kit/contract/language.ts";
import { says } from "#kit/contract/says.ts";
import { CARD_PAYMENT_STATES, GATEWAYS } from "./card-payment.ts";
import { ISSUED_TYPES, PAPER_TYPES } from "./invoice-content.ts";
import { orderPayload } from "./order-payload.contract.ts";
import { ORDER_STATUSES, PAYMENT_KINDS } from "./order-status.ts";
import {
  paymentContent,
  paymentMethod,
  shippingContent,
  shippingMethod,
} from "./payment-and-shipping.contract.ts";

/** How to pay an order. Bank details are blank where the settings have none, or the kind is not `bank`. */
const payment = z.object({
  kind: z.enum(PAYMENT_KINDS),
  account: z.string(),
  iban: z.string(),
  variable_symbol: z.string(),
  amount: z.number(),
  due_date: z.string(),
  /** The text of the QR code ("QR Platba"); blank without an IBAN. */
  spayd: z.string(),
});

const placedOrder = z.object({
  orderId: z.int(),
  order_number: z.string(),
  total: z.number(),
  /** Opens the order's own page, `/order/{orderId}/{access_key}`, without an account. */
  access_key: z.string(),
  payment,
});

const soldName = z.object({ en: z.string(), cs: z.string() });
const soldText = z.object({ name: z.string(), description: z.string() });

const orderItem = z.object({
  id: z.int(),
  product_id: z.string(),
  price: z.number(),
  quantity: z.int(),
  /** Names as sold, with the size where there was one. */
  translations: z.object({ en: soldText, cs: soldText }),
  variant_id: z.int().nullable(),
  variant_label: soldName.nullable(),
});

const order = z.object({
  id: z.int(),
  order_number: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  customer_address: z.string(),
  customer_company: z.string(),
  customer_company_id: z.string(),
  customer_vat_id: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(ORDER_STATUSES),
  goods: z.number(),
  /** The shipping price as sold. */
  shipping_price: z.number(),
  total: z.number(),
  shipping_method: z.int(),
  shipping_name: soldName,
  payment_method: z.int(),
  payment_name: soldName,
  payment_kind: z.enum(PAYMENT_KINDS),
  /** Null while the payment is waited for. */
  paid_at: instant().nullable(),
  /** How it was paid in the end; null with `paid_at`. */
  paid_how: z.enum(PAYMENT_KINDS).nullable(),
  /** When money was sent back, and how much of it; null while none was. */
  refunded_at: instant().nullable(),
  refunded: z.number().nullable(),
  /** When the customer withdrew, where the team has not settled it yet. */
  withdrawal_open_since: instant().nullable(),
  created_at: instant(),
  updated_at: instant(),
});

const issuedPaper = z.object({
  type: z.enum(ISSUED_TYPES),
  number: z.string(),
  issued_at: instant(),
});

/** A try to pay by card. `received_*`: what came, where it was not what was asked. */
const cardTry = z.object({
  id: z.string(),
  at: instant(),
  gateway: z.enum(GATEWAYS),
  state: z.enum(CARD_PAYMENT_STATES),
  amount: z.number(),
  currency: z.string(),
  received_amount: z.number().nullable(),
  received_currency: z.string().nullable(),
});

/** `papers`: invoices and credit notes with a number of a series, oldest first; `card_payments` too. */
const orderDetail = order.extend({
  items: z.array(orderItem),
  papers: z.array(issuedPaper),
  card_payments: z.array(cardTry),
});

const pagination = z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() });
const orderPage = z.object({ orders: z.array(order), pagination });

const blankAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const listQuery = z.object({
  page: wholeNumber(1).optional(),
  limit: wholeNumber(1, 200).optional(),
  /** Part of the number, name, e-mail or phone. */
  q: z.string().trim().max(200).optional(),
  status: blankAsAbsent(z.enum(ORDER_STATUSES)),
});

const statusChange = z.object({
  status: z.enum(
    ORDER_STATUSES,
    says({
      en: "Status must be one of pending, processing, shipped, completed, done, cancelled",
      cs: "Stav musí být jeden z pending, processing, shipped, completed, done, cancelled",
    }),
  ),
});

const receivedPayment = z.object({ how: z.enum(PAYMENT_KINDS) });

/** Sent back altogether, in CZK; without it the whole total. */
const refund = z.object({ amount: price().optional() });

/** What the accountant gets: `everything` is both tables, all PDFs and all ISDOC files in one zip. */
export const EXPORTS = ["everything", "orders", "invoices", "pdf", "isdoc"] as const;

const exportQuery = z.object({ from: day(), to: day(), what: z.enum(EXPORTS) });

export type ExportQuery = z.output<typeof exportQuery>;
export type PlacedOrder = z.output<typeof placedOrder>;
export type OrderPayment = z.output<typeof payment>;
export type Order = z.output<typeof order>;
export type OrderDetail = z.output<typeof orderDetail>;
export type OrderPage = z.output<typeof orderPage>;
export type OrderListQuery = z.output<typeof listQuery>;

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
  shippingMethods: endpoint({
    method: "GET",
    path: "/orders/shipping-methods",
    access: "public",
    cache: true,
    summary: "Ways of shipping with their prices",
    response: z.array(shippingMethod),
  }),
  addShippingMethod: endpoint({
    method: "POST",
    path: "/orders/shipping-methods",
    access: "admin",
    summary: "Adds a way of shipping",
    body: shippingContent.input,
    status: 201,
    response: shippingMethod,
  }),
  updateShippingMethod: endpoint({
    method: "PUT",
    path: "/orders/shipping-methods/:id",
    access: "admin",
    summary: "Changes a way of shipping; orders keep the name and price they were sold with",
    params: idParams,
    headers: basedOn,
    body: shippingContent.input,
    response: shippingMethod,
  }),
  removeShippingMethod: endpoint({
    method: "DELETE",
    path: "/orders/shipping-methods/:id",
    access: "admin",
    summary: "Deletes a way of shipping",
    params: idParams,
  }),
  reorderShippingMethods: endpoint({
    method: "PUT",
    path: "/display-order/shipping-methods",
    access: "admin",
    summary: "Puts all ways of shipping into the order of `ids`",
    body: numberedOrder,
  }),
  paymentMethods: endpoint({
    method: "GET",
    path: "/orders/payment-methods",
    access: "public",
    cache: true,
    summary: "Ways of paying",
    response: z.array(paymentMethod),
  }),
  addPaymentMethod: endpoint({
    method: "POST",
    path: "/orders/payment-methods",
    access: "admin",
    summary: "Adds a way of paying",
    body: paymentContent.input,
    status: 201,
    response: paymentMethod,
  }),
  updatePaymentMethod: endpoint({
    method: "PUT",
    path: "/orders/payment-methods/:id",
    access: "admin",
    summary: "Changes a way of paying",
    params: idParams,
    headers: basedOn,
    body: paymentContent.input,
    response: paymentMethod,
  }),
  removePaymentMethod: endpoint({
    method: "DELETE",
    path: "/orders/payment-methods/:id",
    access: "admin",
    summary: "Deletes a way of paying",
    params: idParams,
  }),
  reorderPaymentMethods: endpoint({
    method: "PUT",
    path: "/display-order/payment-methods",
    access: "admin",
    summary: "Puts all ways of paying into the order of `ids`",
    body: numberedOrder,
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
    summary: "Sets one of the six statuses",
    params: idParams,
    body: statusChange,
    response: orderDetail,
    keepsAnswers: true,
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
