import { z } from "zod";
import { BOOKING_STATES } from "#features/bookings/index.ts";
import { MAIL_STATES } from "#features/mails/index.ts";
import { ORDER_STATUSES } from "#features/orders/index.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";

const found = z.object({
  /** An order, a booking or a message of hers, by which her screen is addressed: no name stands in an address. */
  key: z.string(),
  name: z.string(),
  /** Blank: the person left none. */
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  /** Of the last order, booking or message. */
  last_at: instant(),
});

const note = z.object({ id: z.int(), at: instant(), by: z.string(), text: z.string() });

const customer = found.extend({
  names: z.array(z.string()),
  phones: z.array(z.string()),
  orders: z.array(
    z.object({
      id: z.int(),
      created_at: instant(),
      status: z.enum(ORDER_STATUSES),
      is_pickup: z.boolean(),
      is_paid: z.boolean(),
      is_hidden: z.boolean(),
      total: z.number(),
      /** What was bought, with pieces. */
      items: z.array(z.string()),
    }),
  ),
  bookings: z.array(
    z.object({
      id: z.int(),
      day_id: z.int().nullable(),
      starts_at: instant(),
      place: z.string(),
      name: z.string(),
      riders: z.array(z.string()),
      state: z.enum(BOOKING_STATES),
      paid: z.enum(["voucher", "order", "open"]),
      order_id: z.int().nullable(),
      /** Whether every rider has signed. */
      is_signed: z.boolean(),
      /** It has not begun, and stands. */
      is_to_come: z.boolean(),
    }),
  ),
  vouchers: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      valid_until: z.string(),
      state: z.enum(["valid", "used", "void", "expired"]),
      /** What is left of a voucher over an amount, CZK. */
      balance: z.number().nullable(),
      order_id: z.int().nullable(),
      is_given: z.boolean(),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.int(),
      created_at: instant(),
      subject: z.string(),
      is_read: z.boolean(),
      has_reply: z.boolean(),
      is_done: z.boolean(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.int(),
      created_at: instant(),
      subject: z.string(),
      state: z.enum(MAIL_STATES),
    }),
  ),
  notes: z.array(note),
  /** How many there are of each kind; the lists have the newest. */
  counts: z.object({
    orders: z.int(),
    bookings: z.int(),
    vouchers: z.int(),
    messages: z.int(),
    mails: z.int(),
  }),
  /** Of all orders that were paid and not cancelled, CZK. */
  spent: z.number(),
});

const customerPage = z.object({ customers: z.array(found), page: z.int(), more: z.boolean() });

/** Of an order, a booking or a message. */
export const CUSTOMER_KEY = /^[obm][1-9]\d{0,8}$/;
const key = z.string().regex(CUSTOMER_KEY);
const textMissing = says({ en: "Write the note first.", cs: "Nejdřív poznámku napište." });

export type FoundCustomer = z.output<typeof found>;
export type Customer = z.output<typeof customer>;
export type CustomerPage = z.output<typeof customerPage>;

export const customersEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/customers",
    access: "admin",
    roles: ["shop"],
    summary:
      "Customers, the latest first: all, or those found by a part of a name, telephone, e-mail or company; `more` says whether a further page follows",
    query: z.object({
      q: z.string().trim().max(100).optional(),
      page: wholeNumber(1, 10_000).optional(),
      limit: wholeNumber(1, 100).optional(),
    }),
    response: customerPage,
  }),
  get: endpoint({
    method: "GET",
    path: "/customers/:key",
    access: "admin",
    roles: ["shop"],
    summary:
      "One customer by an order (`o12`), a booking (`b7`) or a message (`m3`) of hers, with all that is hers: the newest 50 of each kind",
    params: z.object({ key }),
    response: customer,
  }),
  note: endpoint({
    method: "POST",
    path: "/customers/:key/notes",
    access: "admin",
    roles: ["shop"],
    summary:
      "Writes something down about a customer; she does not see it, but has it in what she asks for by law",
    params: z.object({ key }),
    body: z.object({ text: z.string(textMissing).trim().min(1, textMissing).max(2000) }),
    status: 201,
    response: customer,
    keepsAnswers: true,
  }),
  removeNote: endpoint({
    method: "DELETE",
    path: "/customers/:key/notes/:id",
    access: "admin",
    roles: ["shop"],
    summary: "Deletes a note about a customer",
    params: z.object({ key, id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    keepsAnswers: true,
  }),
};

export type CustomersEndpoints = typeof customersEndpoints;
