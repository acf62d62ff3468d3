import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { price } from "#kit/contract/money/price.ts";
import { flag, idParams, instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { BOOKING_EVENTS, BOOKING_STATES, CANCEL_REASONS } from "./booking-state.ts";
import { MOST_SEATS, phoneNumber, riderName } from "./bookings.contract.ts";

const booking = z.object({
  id: z.int(),
  slot_id: z.int().nullable(),
  day_id: z.int().nullable(),
  /** The start of its slot, which the team may have moved since the customer was told. */
  starts_at: instant(),
  seats: z.int(),
  riders: z.array(z.string()),
  state: z.enum(BOOKING_STATES),
  cancelled_why: z.enum(CANCEL_REASONS).nullable(),
  hold_until: instant().nullable(),
  product_id: z.string(),
  name: z.string(),
  /** `voucher` is paid by its voucher, `order` by an order; `open` is to be paid, on the spot or by an order. */
  paid: z.enum(["voucher", "order", "open"]),
  /** What is to be paid on the spot for it, with all of its order, CZK; null: nothing. */
  to_pay: z.number().nullable(),
  /** The same in cash: whole crowns. */
  to_pay_cash: z.number().nullable(),
  /** How it was paid at the gate, which can be taken back there; null: it was not, or was paid otherwise. */
  paid_here: z.enum(["cash", "card"]).nullable(),
  voucher_code: z.string().nullable(),
  /** When the voucher was used, at the gate or by the scan of the voucher alone. */
  voucher_used_at: instant().nullable(),
  order_id: z.int().nullable(),
  language: z.enum(LANGUAGES),
  customer_name: z.string(),
  customer_email: z.string(),
  customer_phone: z.string(),
  note: z.string(),
  gate_at: instant().nullable(),
  gate_by: z.string().nullable(),
  money_asked_at: instant().nullable(),
  /** How many things of the gate wait for a decision. */
  conflicts: z.int(),
  /** Seats whose rider has signed the safety rules, on a screen or on paper. */
  signed: z.int(),
  /** Whether the team has the signed paper. */
  has_paper: z.boolean(),
  /** A rider could not sign, being outside of the ride's limits; blank: nobody. */
  outside: z.enum(["height", "weight", ""]),
  updated_at: instant(),
});

const gateAct = z.object({
  key: z.string(),
  kind: z.string(),
  done_at: instant(),
  received_at: instant(),
  by: z.string(),
  outcome: z.enum(["done", "same", "conflict", "refused"]),
  note: z.string(),
  decided_at: instant().nullable(),
});

const bookingDetail = booking.extend({
  /** What happened to it, oldest first. */
  events: z.array(
    z.object({ at: instant(), by: z.string(), kind: z.enum(BOOKING_EVENTS), note: z.string() }),
  ),
  gate_acts: z.array(gateAct),
});

const waiting = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  product_id: z.string(),
  product: z.string(),
  with_voucher: z.boolean(),
  state: z.enum(["waiting", "offered"]),
  created_at: instant(),
});

const slot_id = z.int().min(1).max(2_147_483_647);
const note = z.string().trim().max(1000);
const reasonMissing = says({ en: "Please say why.", cs: "Napište prosím důvod." });

const actKey = z.string().regex(/^[\x21-\x7e]{8,100}$/);

const byPhone = z.object({
  slot_id,
  product_id: z.string().min(1).max(200),
  seats: z.int().min(1).max(MOST_SEATS).default(1),
  riders: z.array(riderName).max(MOST_SEATS).default([]),
  /** With a voucher, one seat of the voucher's product. */
  code: z.string().max(300).optional(),
  name: riderName,
  /** Blank: no mails. */
  email: z.union([z.literal(""), z.email()]).default(""),
  phone: phoneNumber,
  language: z.enum(LANGUAGES),
  note: note.default(""),
  /** Sent again with the same key, it is one booking: as where an answer was lost. */
  key: actKey.optional(),
});

/** No phone is older, and none will be in use so long: a clock beyond says nothing, and no database takes all of them. */
const CLOCK = { from: "1970-01-01", to: "2100-01-01" };
const wrongClock = says({
  en: "The clock of this device is wrong: set its date and time.",
  cs: "Hodiny v tomto zařízení jdou špatně: nastavte jeho datum a čas.",
});

/** The moment by a device's own clock. */
const byItsClock = z.iso
  .datetime()
  .refine((at) => at >= CLOCK.from && at < CLOCK.to && !Number.isNaN(Date.parse(at)), wrongClock);
const done_at = byItsClock;
const anAct = { key: actKey, booking_id: z.int().min(1).max(2_147_483_647), done_at };

const nothingTaken = says({ en: "Nothing is no payment.", cs: "Nula není platba." });

/** What a phone at the gate has done, with the moment by its own clock. */
const act = z.discriminatedUnion("kind", [
  z.object({ ...anAct, kind: z.literal("check-in") }),
  z.object({ ...anAct, kind: z.literal("no-show") }),
  /** Takes a check-in or a no-show back. */
  z.object({ ...anAct, kind: z.literal("undo") }),
  z.object({ ...anAct, kind: z.literal("slot"), slot_id }),
  z.object({ ...anAct, kind: z.literal("note"), note }),
  /** What was taken for it, with all of its order; `amount` as the phone showed it. */
  z.object({
    ...anAct,
    kind: z.literal("pay"),
    how: z.enum(["cash", "card"]),
    amount: price().refine((czk) => czk > 0, nothingTaken),
  }),
  /** Takes a payment back that was noted here by a wrong tap. */
  z.object({ ...anAct, kind: z.literal("unpay") }),
  /** The signed paper is here, or it is not after all. */
  z.object({ ...anAct, kind: z.literal("paper"), has: z.boolean() }),
]);

export type Phoned = z.output<typeof byPhone>;
export type GateAct = z.output<typeof act>;

const change = {
  access: "admin",
  roles: ["shop"],
  params: idParams,
  response: bookingDetail,
  keepsAnswers: true,
} as const;

export const adminBookingsEndpoints = {
  ofDay: endpoint({
    method: "GET",
    path: "/bookings/admin",
    access: "admin",
    roles: ["shop", "track"],
    summary: "The bookings of a day in the order of their slots; with `all` those that are cancelled, too",
    query: z.object({ day: wholeNumber(1), all: flag().default(false) }),
    response: z.array(booking),
  }),
  search: endpoint({
    method: "GET",
    path: "/bookings/admin/search",
    access: "admin",
    roles: ["shop", "track"],
    summary:
      "Bookings by words of a rider's or customer's name, e-mail, telephone however it is grouped, or voucher code; the newest rides first, at most 50",
    query: z.object({ q: z.string().trim().min(1).max(100) }),
    response: z.array(booking),
  }),
  waitingOf: endpoint({
    method: "GET",
    path: "/bookings/admin/waiting",
    access: "admin",
    roles: ["shop", "track"],
    summary: "Who waits for a place on a day, in their order",
    query: z.object({ day: wholeNumber(1) }),
    response: z.array(waiting),
  }),
  removeWaiting: endpoint({
    method: "DELETE",
    path: "/bookings/admin/waiting/:id",
    access: "admin",
    roles: ["shop"],
    summary:
      "Takes somebody off a waiting list who no longer wants to wait; a place that was offered goes to the next",
    params: idParams,
    status: 204,
  }),
  conflicts: endpoint({
    method: "GET",
    path: "/bookings/admin/conflicts",
    access: "admin",
    roles: ["shop", "track"],
    summary: "What the gate has done twice, oldest first: each waits for a decision",
    response: z.array(gateAct.extend({ booking: booking })),
  }),
  get: endpoint({
    method: "GET",
    path: "/bookings/admin/:id",
    access: "admin",
    roles: ["shop", "track"],
    summary: "One booking with what happened to it",
    params: idParams,
    response: bookingDetail,
  }),
  add: endpoint({
    method: "POST",
    path: "/bookings/admin",
    access: "admin",
    roles: ["shop", "track"],
    summary:
      "A booking made by telephone or at the gate, with a voucher or to be paid at the track: then with its order, and one booking for each place. Who works at the track adds riders for the day that is on",
    body: byPhone,
    status: 201,
    response: bookingDetail,
    keepsAnswers: true,
  }),
  move: endpoint({
    ...change,
    method: "POST",
    path: "/bookings/admin/:id/move",
    summary: "Moves a booking to another slot at any time; its customer is told",
    body: z.object({ slot_id }),
  }),
  cancel: endpoint({
    ...change,
    method: "POST",
    path: "/bookings/admin/:id/cancel",
    summary: "Cancels a booking at any time; its customer is told, its voucher can be booked again",
    body: z.object({ reason: z.string(reasonMissing).trim().min(1, reasonMissing).max(500) }),
  }),
  unask: endpoint({
    ...change,
    method: "POST",
    path: "/bookings/admin/:id/money-back/undo",
    summary: "Takes back that its customer asked for the money; the ride can be chosen again",
  }),
  act: endpoint({
    method: "POST",
    path: "/bookings/gate",
    access: "admin",
    roles: ["shop", "track"],
    summary:
      "What phones at the gate have done, in their order: each by its key once, however often it is sent. An outcome " +
      "`conflict` is kept for a decision, `refused` says why in `note`",
    body: z.object({
      acts: z.array(act).min(1).max(200),
      /**
       * What the phone's clock shows now: by what it is wrong, all moments of the acts are put right; where one can't be
       * then, the clock was set right since, and the moment counts as it was noted.
       */
      sent_at: byItsClock.optional(),
    }),
    response: z.array(gateAct.extend({ booking: booking.nullable() })),
    keepsAnswers: true,
  }),
  decide: endpoint({
    method: "POST",
    path: "/bookings/gate/:key/decided",
    access: "admin",
    roles: ["shop", "track"],
    summary: "Marks a conflict of the gate as decided",
    params: z.object({ key: z.string().min(1).max(100) }),
    body: z.object({ note: note.default("") }),
    response: bookingDetail,
    keepsAnswers: true,
  }),
};

export type AdminBookingsEndpoints = typeof adminBookingsEndpoints;
export type AdminBooking = z.output<typeof booking>;
export type WaitingEntry = z.output<typeof waiting>;
