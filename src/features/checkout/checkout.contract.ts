import { z } from "zod";
import { PAYMENT_KINDS } from "#features/orders/index.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { orderPayload } from "./order-payload.contract.ts";

/** How to pay an order. Bank details are blank where the settings have none, or the kind is not `bank`. */
const payment = z.object({
  kind: z.enum(PAYMENT_KINDS),
  account: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** Whose account it is, as a bank abroad asks. */
  payee: z.string(),
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
  /** What a discount code takes off the goods. */
  discount: z.number(),
  /** What gift vouchers pay of it; `payment.amount` is the rest. */
  by_voucher: z.number(),
  /** Opens the order's own page, `/order/{orderId}/{access_key}`, without an account. */
  access_key: z.string(),
  payment,
});

export const checkoutEndpoints = {
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
};

export type CheckoutEndpoints = typeof checkoutEndpoints;
export type PlacedOrder = z.output<typeof placedOrder>;
export type OrderPayment = z.output<typeof payment>;
