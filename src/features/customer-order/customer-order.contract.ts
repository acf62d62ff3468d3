import { z } from "zod";
import { BOOKING_STATES } from "#features/bookings/index.ts";
import { DOCUMENT_TYPES } from "#features/invoices/index.ts";
import { ORDER_STATUSES, PAID_HOWS, PAYMENT_KINDS } from "#features/orders/index.ts";
import { orderKeyParams } from "#features/orders/orders.contract.ts";
import { PACKET_WAYS } from "#features/parcels/index.ts";
import { VOUCHER_STATES } from "#features/vouchers/index.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { instant } from "#kit/contract/validation/fields.ts";

const CARD_STATES = ["none", "open", "failed", "expired", "refused"] as const;

const customerItem = z.object({
  id: z.int(),
  name: z.string(),
  /** Pieces as sold. */
  quantity: z.int(),
  /** Pieces of them that were withdrawn from and credited. */
  taken_back: z.int(),
  /** Pieces that can still be withdrawn from; 0 unless `withdrawal` is `open`. */
  open_pieces: z.int(),
  price: z.number(),
  /** For a voucher, how many months it is valid from the payment. */
  voucher_months: z.int().nullable(),
  /**
   * Whether it can be withdrawn from: `over` past the period, `exempt` by law, `used` by its voucher, `withdrawn` already, or
   * taken out by the team: then without `withdrawn_at`.
   */
  withdrawal: z.enum(["open", "over", "exempt", "used", "withdrawn"]),
  /** The last day to withdraw, where that is known. */
  withdraw_until: z.string().nullable(),
  withdrawn_at: instant().nullable(),
});

const customerOrder = z.object({
  id: z.int(),
  order_number: z.string(),
  created_at: instant(),
  status: z.enum(ORDER_STATUSES),
  shipped_at: instant().nullable(),
  delivered_at: instant().nullable(),
  /** Whether something of it is sent as a parcel, or handed over. */
  has_parcel: z.boolean(),
  /** Whether the customer comes for it. */
  is_pickup: z.boolean(),
  /** When its vouchers were issued, and went out by e-mail; null where they have not, or it has none. */
  vouchers_sent_at: instant().nullable(),
  /** Whether one of them goes to a gift's recipient by e-mail, on a day of its own. */
  has_gift_by_mail: z.boolean(),
  /** Whether a piece of it is a voucher. */
  has_vouchers: z.boolean(),
  customer_name: z.string(),
  /** Its first letter and its domain: whoever has the link need not learn the address. */
  email_hint: z.string(),
  /** Blank where it was not bought for a firm. */
  customer_company: z.string(),
  customer_address: z.string(),
  /** The version of the terms that it was made under, where one was stored. */
  terms_version: z.int().nullable(),
  goods: z.number(),
  /** What a discount code takes off the goods, in CZK; null where there is none. */
  discount: z.object({ code: z.string(), goods: z.number(), free_shipping: z.boolean() }).nullable(),
  shipping_price: z.number(),
  shipping_name: z.string(),
  total: z.number(),
  items: z.array(customerItem),
  payment: z.object({
    kind: z.enum(PAYMENT_KINDS),
    name: z.string(),
    /** What it costs to pay so, in CZK. */
    fee: z.number(),
    state: z.enum(["waiting", "paid", "refunded"]),
    /** What was paid of it, in CZK: less than all where its items were changed since; `amount` is the rest then. */
    paid: z.number(),
    /** What gift vouchers pay of it, in CZK. */
    by_voucher: z.number(),
    /** What cash adds to the total or takes off it, so that whole crowns are paid, in CZK. */
    rounding: z.number(),
    paid_at: instant().nullable(),
    /** How it was paid: another way than the chosen one, where vouchers cover all or the team has noted it; null before. */
    paid_how: z.enum(PAID_HOWS).nullable(),
    refunded_at: instant().nullable(),
    /** What was sent back, in CZK; `state` is `refunded` where that is all of it. */
    refunded: z.number().nullable(),
    /** What went back or is on its way, oldest first; `at`: when it went, or was begun. */
    refunds: z.array(
      z.object({ amount: z.number(), way: z.enum(PAID_HOWS), is_done: z.boolean(), at: instant() }),
    ),
    account: z.string(),
    iban: z.string(),
    bic: z.string(),
    /** Whose account it is, as a bank abroad asks. */
    payee: z.string(),
    variable_symbol: z.string(),
    amount: z.number(),
    due_date: z.string(),
    spayd: z.string(),
    /** The last try to pay by card. */
    card: z.enum(CARD_STATES),
    /** Whether a card can be used now. */
    card_offered: z.boolean(),
    /** Why a card can't be used for what is left to pay, in the asked language; blank where that is not why. */
    card_fault: z.string(),
    /** Other ways that what is left can be paid now: the customer may choose one instead. */
    other_ways: z.array(z.object({ id: z.int(), kind: z.enum(["bank", "card"]), name: z.string() })),
  }),
  /** Where the parcel is picked up, and where it is now; null where it goes to no pick-up point. */
  parcel: z
    .object({
      point_name: z.string(),
      point_address: z.string(),
      /** The carrier's number, and where it can be followed; blank before it is handed to the carrier. */
      barcode: z.string(),
      tracking_url: z.string(),
      way: z.enum(PACKET_WAYS).nullable(),
      way_at: instant().nullable(),
    })
    .nullable(),
  papers: z.array(z.object({ type: z.enum(DOCUMENT_TYPES), number: z.string() })),
  /** Once the order is paid. `name` is in the order's language, as it stands on the voucher. */
  vouchers: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      valid_until: z.string(),
      state: z.enum(VOUCHER_STATES),
      /** It was withdrawn from and can't be used until the team has settled that. */
      is_withdrawn: z.boolean(),
      /** Of one over an amount: what it was issued with and what is left, in CZK. */
      value: z.number().nullable(),
      balance: z.number().nullable(),
    }),
  ),
  /** Seats of rides: held or booked with the order, or with its vouchers. */
  bookings: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      name: z.string(),
      starts_at: instant(),
      state: z.enum(BOOKING_STATES),
      riders: z.array(z.string()),
      voucher_code: z.string().nullable(),
    }),
  ),
  /** What the customer stated, oldest first: in own words, or by items; neither: all of it. Names are in the order's language. */
  withdrawals: z.array(
    z.object({
      received_at: instant(),
      scope: z.string(),
      items: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int() })),
    }),
  ),
});

export type CustomerOrder = z.output<typeof customerOrder>;
export type CustomerItem = z.output<typeof customerItem>;

export const customerOrderEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/orders/mine/:id/:key",
    access: "public",
    summary: "An order for its customer, by the key of the link in the mail; 404 for a wrong key",
    params: orderKeyParams,
    response: customerOrder,
  }),
  pay: endpoint({
    method: "POST",
    path: "/orders/mine/:id/:key/payment",
    access: "public",
    summary: "The page on which the order is paid by card; the same while it is open",
    params: orderKeyParams,
    response: z.object({ url: z.string() }),
    keepsAnswers: true,
  }),
  changePayment: endpoint({
    method: "PUT",
    path: "/orders/mine/:id/:key/payment-method",
    access: "public",
    summary:
      "Another way of paying what is left, one of `other_ways`; 409 for an order that is paid or cancelled, 422 for a way that is not offered for it",
    params: orderKeyParams,
    body: z.object({ payment_method: z.int().min(1).max(2_147_483_647) }),
    response: customerOrder,
    keepsAnswers: true,
  }),
  paper: endpoint({
    method: "GET",
    path: "/orders/mine/:id/:key/papers/:type",
    access: "public",
    summary:
      "The proforma, or the invoice or credit note of that number once it is issued, without one the last, as PDF",
    params: orderKeyParams.extend({ type: z.enum(DOCUMENT_TYPES) }),
    query: z.object({ number: z.string().max(20).optional() }),
    raw: { contentType: "application/pdf" },
  }),
  voucher: endpoint({
    method: "GET",
    path: "/orders/mine/:id/:key/vouchers/:code",
    access: "public",
    summary: "A voucher of the order, as PDF to print or to send on",
    params: orderKeyParams.extend({ code: z.string().max(40) }),
    raw: { contentType: "application/pdf" },
  }),
};

export type CustomerOrderEndpoints = typeof customerOrderEndpoints;
